import { afterAll, beforeAll, expect, test } from 'vitest';
import { testAccount } from '../../tests/support/server/accounts.ts';
import { startTestChain, type TestChain } from '../../tests/support/server/chain.ts';
import { testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { nftUuid } from '../../src/contract/identity.ts';
import type { Database } from '../db/database.ts';
import { createIndexer } from '../indexer/indexer.ts';
import { saveCollection } from '../stores/save-collection.ts';
import type { StoreContext } from '../stores/context.ts';
import { restRanking, unrankedCollections } from '../stores/facets.ts';
import { createMetadataLoader } from './loader.ts';
import { createResolver } from './resolver.ts';

let chain: TestChain;
let database: Database;
let context: StoreContext;

beforeAll(async () => {
  [chain, database] = await Promise.all([startTestChain(), openTestDatabase()]);
  context = await testContext(database, [chain.network]);
  for (const registration of chain.registrations) await saveCollection(database, registration);
  await chain.act.mint(testAccount(10), 4);
  await createIndexer(context, chain.network).catchUp();
}, 120_000);
afterAll(async () => {
  await chain.stop();
  await database.close();
});

const uuidOf = (id: string) => nftUuid(chain.network.chainId, chain.single, id);

/** A loader whose documents all say one thing, with what it was asked for. */
function oneName(name: string, isReading: (path: string) => Promise<void> = async () => {}) {
  const asked: string[] = [];
  const resolver = createResolver({
    ownHosts: [
      {
        origin: 'https://world.vitrine.invalid',
        async read(path) {
          asked.push(path);
          await isReading(path);
          const attributes = [{ trait_type: 'Name', value: name }];
          return { type: 'application/json', body: Buffer.from(JSON.stringify({ name, attributes })) };
        },
      },
    ],
    hosts: [new Set()],
    ipfsGateway: undefined,
  });
  return { asked, loader: createMetadataLoader(context, chain.network, resolver) };
}
const stateOf = (id: string) =>
  database.query('select name, metadata_state as state from nfts where uuid = $1', [uuidOf(id)]);

test('a refresh reads its own item alone, whatever else waits; one that another node is reading is read again after it', async () => {
  const { chainId } = chain.network;
  await database.query(`update nfts set metadata_state = 'waiting', metadata_tries = 0, metadata_after = 0`);
  const web = oneName('Asked for');
  await web.loader.refresh(uuidOf('2'));
  expect(web.asked).toEqual(['glass/2.json']);
  expect(await stateOf('2')).toEqual([{ name: 'Asked for', state: 'done' }]);
  expect(await stateOf('1')).toMatchObject([{ state: 'waiting' }]);
  // Its traits count at once, its collection is ranked by who has the time.
  expect(await unrankedCollections(database, chainId)).toHaveLength(1);

  const worker = oneName('Before', async (path) => {
    if (path === 'glass/3.json') await web.loader.refresh(uuidOf('3'));
  });
  await worker.loader.drain();
  expect(web.asked).toHaveLength(1);
  expect(await stateOf('3')).toEqual([{ name: 'Before', state: 'waiting' }]);
  await database.query('update nfts set metadata_after = 0');
  await web.loader.drain();
  expect(await stateOf('3')).toEqual([{ name: 'Asked for', state: 'done' }]);
  await Promise.all([web.loader.stop(), worker.loader.stop()]);
});

test('after a collection was ranked no node ranks it again before its rest is over', async () => {
  const { chainId } = chain.network;
  const [first, second] = [oneName('First'), oneName('Second')];
  await database.query(`update collections set rank_after = now()`);
  await first.loader.refresh(uuidOf('1'));
  await first.loader.drain();
  const [rest] = await database.query<{ seconds: number; uuid: string }>(
    `select extract(epoch from rank_after - now())::float8 as seconds, uuid from collections where slug = 'glass'`,
  );
  expect(rest?.seconds).toBeGreaterThan(0);
  expect(await unrankedCollections(database, chainId)).toEqual([]);
  await restRanking(database, rest?.uuid ?? '', 1_000);
  await second.loader.refresh(uuidOf('1'));
  await second.loader.drain();
  const [waits] = await unrankedCollections(database, chainId);
  expect(waits?.wait).toBeGreaterThan(900);
  await database.query('update collections set rank_after = now()');
  await second.loader.drain();
  expect(await unrankedCollections(database, chainId)).toEqual([]);
  await Promise.all([first.loader.stop(), second.loader.stop()]);
});
