const TICK_MS = 5_000;

/**
 * Looks every few seconds for something to tell, one look at a time. `look` stops early when `isEnding` says so; a look
 * that fails is logged, and the next one is made all the same.
 */
export function createLooks<Args extends unknown[]>(o: {
  look: (isEnding: () => boolean, ...args: Args) => Promise<void>;
  log: (line: string) => void;
}) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isOver = false;
  const run = (...args: Args) =>
    (running ??= o
      .look(() => isOver, ...args)
      .catch((error: unknown) => o.log(`Push: ${String(error)}`))
      .finally(() => (running = null)));
  return {
    run,
    start(...args: Args): void {
      timer = setInterval(() => void run(...args), TICK_MS);
      timer.unref();
    },
    async stop(): Promise<void> {
      isOver = true;
      clearInterval(timer);
      await running;
    },
  };
}
