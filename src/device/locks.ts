/** Held by the tab that runs a record: nobody else opens a wallet for it, or takes it away. */
export const walletLock = (id: string) => `wallet:${id}`;
/** Held by a tab that shows the question of a record: another tab's launch must not take it away. */
export const questionLock = (id: string) => `question:${id}`;

/** Runs `work` while holding the named lock, after whoever holds it now. */
export const whenFree = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`vitrine:${name}`, work) as Promise<T>;

/** Holds the named lock, shared with others, until the returned function is called. */
export function hold(name: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(`vitrine:${name}`, { mode: 'shared' }, () => released);
  return release;
}

/**
 * Runs `work` while holding every named lock, or answers `ran: false` at once when somebody else holds one. Names are
 * taken in sorted order, so two callers never wait for each other in a circle. The browser releases the locks of a page
 * that crashed.
 */
export async function withLocks<T>(
  names: readonly string[],
  work: () => Promise<T>,
): Promise<{ ran: true; value: T } | { ran: false }> {
  const [first, ...rest] = [...new Set(names)].toSorted();
  if (first === undefined) return { ran: true, value: await work() };
  return navigator.locks.request(`vitrine:${first}`, { ifAvailable: true }, async (lock) =>
    lock === null ? { ran: false as const } : withLocks(rest, work),
  );
}

/** Whether some tab runs a record now. */
export async function isTradeRunning(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name?.startsWith(`vitrine:${walletLock('')}`));
}
