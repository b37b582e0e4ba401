/** Runs it when the page has nothing else to do; soon, where the browser cannot tell. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3000 }) : setTimeout(work, 1000);
