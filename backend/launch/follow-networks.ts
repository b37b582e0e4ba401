import { readFileSync } from 'node:fs';
import { readNetworks } from '../config.ts';
import type { ExternalNetwork } from '../core/external-network.ts';
import type { Server } from '../server.ts';

const EVERY_MS = 5_000;

/**
 * Looks whether the file of NETWORKS_CONFIG was changed, until the returned function is called: collections and drops
 * that are new in it, or that say something else, are taken at once, as are content hosts. A network needs a start.
 */
export function followNetworks(o: {
  networksFile: string | undefined;
  given: readonly ExternalNetwork[];
  /** Where metadata and pictures may come from; hosts are added. */
  contentHosts: Set<string>;
  market: Pick<Server['market'], 'registerCollection' | 'registerDrop'>;
  log: (line: string) => void;
  everyMs?: number;
}): () => void {
  const { networksFile: file, contentHosts, market, log } = o;
  if (file === undefined) return () => {};
  const textOf = () => readFileSync(file, 'utf8');
  const taken = new Set(
    o.given.flatMap(({ chainId, collections, drops }) =>
      [...collections, ...drops].map((one) => JSON.stringify([chainId, one])),
    ),
  );
  let text: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  /** Whether it was not taken before. */
  async function once(chainId: number, one: object, take: () => Promise<unknown>): Promise<boolean> {
    const mark = JSON.stringify([chainId, one]);
    if (taken.has(mark)) return false;
    await take();
    taken.add(mark);
    return true;
  }

  async function read(): Promise<void> {
    const now = textOf();
    text ??= now;
    if (now === text) return;
    const networks = readNetworks(file ?? '');
    for (const network of networks) {
      const { chainId, name } = network;
      if (!o.given.some((one) => one.chainId === chainId)) {
        log(`${name} is new in NETWORKS_CONFIG: it is followed from the next start on`);
        continue;
      }
      for (const host of network.contentHosts) contentHosts.add(host);
      for (const one of network.collections) {
        if (await once(chainId, one, () => market.registerCollection({ ...one, chainId })))
          log(`${one.name} on ${name} was read from NETWORKS_CONFIG`);
      }
      for (const one of network.drops) {
        if (await once(chainId, one, () => market.registerDrop({ ...one, chainId })))
          log(`The drop ${one.name} on ${name} was read from NETWORKS_CONFIG`);
      }
    }
    text = now;
  }

  let told = '';
  function next(): void {
    timer = setTimeout(() => {
      read()
        .then(
          () => (told = ''),
          (error: unknown) => {
            // What is wrong is said once; a store that is away is asked again.
            const sentence = error instanceof Error ? error.message : String(error);
            if (sentence !== told) log(`A changed NETWORKS_CONFIG was not taken: ${sentence}`);
            told = sentence;
          },
        )
        .finally(() => {
          if (!isOver) next();
        });
    }, o.everyMs ?? EVERY_MS);
    timer.unref();
  }
  try {
    text = textOf();
  } catch {
    // The first look says why.
  }
  next();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
