import type { Database, Listener } from './database.ts';

const AGAIN_MS = 15_000;

/**
 * Listens to a channel, at once or as soon as the store lets it, until what is returned is called. `failed` is told of
 * each time the store does not. `began` is called once it listens, and again in a while if it fails.
 */
export function keepListening(
  database: Database,
  o: Listener & { channel: string; failed: (error: unknown) => void; began?: () => Promise<void> },
): () => Promise<void> {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let end: (() => Promise<void>) | undefined;
  let listening = Promise.resolve();

  async function listen(): Promise<void> {
    try {
      end ??= await database.listen(o.channel, o);
      if (!isOver) await o.began?.();
    } catch (error) {
      if (isOver) return;
      o.failed(error);
      timer = setTimeout(begin, AGAIN_MS).unref();
    }
  }
  function begin(): void {
    listening = listen();
  }
  begin();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await listening;
    await end?.();
  };
}
