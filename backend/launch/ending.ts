const STOP_MS = 2_900;

/** How this process ends: what was started is undone, last first, and nothing may hold that up for long. */
export function createEnding() {
  const steps: (() => unknown)[] = [];
  let ending = false;

  async function end(code: number): Promise<never> {
    if (!ending) {
      ending = true;
      // Whatever hangs must not keep the person waiting.
      setTimeout(() => process.exit(code), STOP_MS).unref();
      for (const step of steps.splice(0).toReversed()) {
        try {
          await step();
        } catch {
          // The next one still has to end.
        }
      }
      process.exit(code);
    }
    return new Promise<never>(() => {});
  }

  return {
    isEnding: () => ending,
    /** Undone before everything that was added earlier. */
    onEnd: (step: () => unknown): void => void steps.push(step),
    /** Ends the process with this code. Never resolves. */
    end,
    /** Ends on signals, on errors that nobody caught, and with the npm that started us. */
    watchProcess(describe: (error: unknown) => string): void {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
      for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
        process.on(event, (error: unknown) => {
          if (!ending) process.stderr.write(`${describe(error)}\n`);
          void end(1);
        });
      }
      if (process.env.npm_lifecycle_event === undefined) return;
      // When npm is killed it cannot tell us, but then we have another parent.
      const parent = process.ppid;
      setInterval(() => {
        if (process.ppid !== parent) void end(0);
      }, 1_000).unref();
    },
  };
}

export type Ending = ReturnType<typeof createEnding>;
