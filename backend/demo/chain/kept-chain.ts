import { existsSync } from 'node:fs';
import { startChainProcess, type ChainOptions, type ChainProcess } from './chain-process.ts';

/** Milliseconds before a chain that ended is begun anew; doubled each time until it has lived `SETTLED_MS`. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const SETTLED_MS = 60_000;

/** One chain as the server sees it; who stands behind it may change. */
export type KeptChain = Pick<ChainProcess, 'rpcUrl' | 'save' | 'stop'> & { pids(): ChainProcess['pids'] };

type KeptOptions = Omit<ChainOptions, 'autosave'> & {
  /** Arguments of a chain that begins from nothing; null to go on with what was saved. */
  beginning: string[] | null;
  /** What is set anew in a chain whenever it has started. */
  settle: (rpcUrl: string) => Promise<void>;
};

/**
 * Starts a chain, and starts it again where it ended when it does so unasked: at the same address, with what was
 * saved last. Before its first save there is nothing to go on with.
 */
export async function keepChain(options: KeptOptions): Promise<KeptChain> {
  const { beginning, settle, ...rest } = options;
  const loading = { ...rest, args: [...rest.args, '--load-state', rest.stateFile], autosave: true };
  let chain = await startChainProcess(
    beginning === null ? loading : { ...rest, args: [...rest.args, ...beginning], autosave: false },
  );
  let stopping = false;
  let pause = FIRST_PAUSE_MS;
  let wake: () => void = () => {};
  let returning: Promise<void> = Promise.resolve();

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, milliseconds).unref();
    });

  function watch(): void {
    const since = Date.now();
    void chain.ended.then(() => {
      if (stopping || !existsSync(rest.stateFile)) return;
      if (Date.now() - since > SETTLED_MS) pause = FIRST_PAUSE_MS;
      returning = comeBack();
    });
  }

  async function comeBack(): Promise<void> {
    for (;;) {
      await sleep(pause);
      if (stopping) return;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      try {
        chain = await startChainProcess({ ...loading, port: chain.port });
        await settle(chain.rpcUrl);
        rest.log(`${rest.name} is back, as it was saved last.`);
        watch();
        return;
      } catch (error) {
        await chain.stop();
        rest.log(error instanceof Error ? error.message : String(error));
      }
    }
  }

  try {
    await settle(chain.rpcUrl);
  } catch (error) {
    await chain.stop();
    throw error;
  }
  watch();
  return {
    rpcUrl: chain.rpcUrl,
    pids: () => chain.pids,
    save: () => chain.save(),
    async stop() {
      stopping = true;
      wake();
      await returning;
      await chain.stop();
    },
  };
}
