/**
 * Without HTTP/2 a browser has six connections to a server, for all its windows and everything they ask: so many of them
 * may be streams.
 */
const SLOTS = ['vitrine:live-1', 'vitrine:live-2'] as const;

/** Calls `taken` once this page has a slot, which it keeps until the returned function is called. */
export function takeSlot(taken: (hasWaited: boolean) => void): () => void {
  const leaving = new AbortController();
  let release = () => {};
  const hold = (hasWaited: boolean) =>
    new Promise<void>((resolve) => {
      if (leaving.signal.aborted) return resolve();
      release = resolve;
      taken(hasWaited);
    });

  async function take(): Promise<void> {
    for (const name of SLOTS) {
      let isTaken = false;
      await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        isTaken = lock !== null;
        return isTaken ? hold(false) : undefined;
      });
      if (isTaken || leaving.signal.aborted) return;
    }
    await navigator.locks.request(SLOTS[0], { signal: leaving.signal }, () => hold(true));
  }

  // Who leaves while it waits is not told.
  take().catch(() => undefined);
  return () => {
    leaving.abort();
    release();
  };
}
