/* What stops somebody, whatever they do. */
export const notLoggedIn = 'Please log in to your wallet before continuing';
export const youAreOffline = (action: string) => `You are offline. Connect to ${action}.`;
export const loadThis = 'load this';
export const tooManyRequests = (seconds: number) =>
  `Too many requests. Try again in ${seconds === 0 ? 'a minute' : seconds === 1 ? 'one second' : `${seconds} seconds`}.`;
