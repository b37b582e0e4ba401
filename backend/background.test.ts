import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startIndexedChain, type IndexedChain } from '../tests/support/server/indexed-chain.ts';
import { ada } from '../tests/support/server/order-market.ts';
import { createBackground } from './background.ts';
import { createMetadataLoader } from './metadata/loader.ts';
import { createResolver } from './metadata/resolver.ts';

let indexed: IndexedChain;
beforeAll(async () => {
  indexed = await startIndexedChain();
}, 120_000);
afterAll(() => indexed.stop());

test('a worker reads a new item because the node that indexed it tells, without looking for it', async () => {
  const { chain, context, indexer } = indexed;
  const waiting = new Map<string, () => void>();
  const isRead = (path: string) => new Promise<void>((resolve) => void waiting.set(path, resolve));
  const resolver = createResolver({
    ownHosts: [
      {
        origin: 'https://world.vitrine.invalid',
        async read(path) {
          waiting.get(path)?.();
          return { type: 'application/json', body: Buffer.from('{}') };
        },
      },
    ],
    hosts: [new Set()],
    ipfsGateway: undefined,
  });
  const { network } = chain;
  const loader = createMetadataLoader(context, network, resolver);
  const worker = createBackground({
    context,
    networks: [],
    roles: new Set(['worker']),
    loaders: new Map([[network.chainId, loader]]),
    works: [],
    mailWork: null,
    ongoing: [],
    log: () => {},
  });
  // Nothing that begins now looks again by itself.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const old = isRead('glass/8.json');
  worker.start();
  vi.useRealTimers();
  await old;
  await loader.drain();

  const next = isRead('glass/9.json');
  await chain.act.mint(ada, 1);
  await indexer.catchUp();
  await next;
  await worker.stop();
  expect(waiting.size).toBe(2);
});
