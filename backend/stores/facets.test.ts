import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillMarket, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { rankCollection, unrankedCollections } from './facets.ts';
import { hideItem } from './decision-effects.ts';
import { saveMetadata } from './metadata.ts';
import { refreshOwnership } from './ownership.ts';

let database: Database;
let items: { uuid: string; collection: string; chainId: number }[];

beforeAll(async () => {
  database = await openTestDatabase();
  await fillMarket(await testContext(database), 12);
  items = await database.query(
    `select n.uuid, collection_uuid as collection, n.chain_id as "chainId" from nfts n join collections c on c.uuid = n.collection_uuid
     where c.slug = 'glass' order by identifier`,
  );
}, 60_000);
afterAll(() => database.close());

const counted = () => database.query('select collection_uuid, trait_type, value, count from facets order by 1, 2, 3');

const read = (changes: readonly { item: number; attributes: { traitType: string; value: string }[] }[]) =>
  database.transaction((tx) =>
    saveMetadata(
      tx,
      changes.map(({ item, attributes }) => ({
        uuid: items[item]?.uuid ?? '',
        tokenUri: '',
        name: '',
        description: '',
        image: '',
        media: '',
        attributes,
      })),
    ),
  );

test('counts that follow each change are those of a recount, whatever items say of themselves', async () => {
  const { collection = '' } = items[0] ?? {};
  const trait = fc.record({ traitType: fc.constantFrom('A', 'B:', ''), value: fc.constantFrom('x', 'y', ':z') });
  const change = fc.record({ item: fc.nat({ max: 11 }), attributes: fc.array(trait, { maxLength: 4 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(change, { selector: ({ item }) => item, minLength: 1, maxLength: 5 }),
      async (changes) => {
        await read(changes);
        const followed = await counted();
        await database.transaction((tx) => rankCollection(tx, collection));
        expect(followed).toEqual(await counted());
      },
    ),
    { numRuns: 60 },
  );
});

test('counts follow what is held: items that are hidden, and shown again, and one that is gone with its transfers', async () => {
  const { collection = '', chainId = 0, uuid = '' } = items[0] ?? {};
  await read([{ item: 0, attributes: [{ traitType: 'Held', value: 'alone' }] }]);
  await database.transaction((tx) => rankCollection(tx, collection));
  const all = await counted();
  const alone = () => database.query(`select count from facets where value = 'alone'`);
  expect(await alone()).toEqual([{ count: 1 }]);
  await database.transaction((tx) => hideItem(tx, { uuid, hidden: true }));
  expect(await alone()).toEqual([]);
  expect(await unrankedCollections(database, chainId)).toMatchObject([{ uuid: collection }]);
  await database.transaction((tx) => hideItem(tx, { uuid, hidden: false }));
  expect(await counted()).toEqual(all);
  await database.transaction((tx) => rankCollection(tx, collection));

  await database.query('delete from transfers where nft_uuid = $1', [uuid]);
  await database.transaction((tx) => refreshOwnership(tx, [uuid]));
  expect(await database.query('select 1 from nfts where uuid = $1', [uuid])).toEqual([]);
  expect(await alone()).toEqual([]);
  const followed = await counted();
  expect(await unrankedCollections(database, chainId)).toMatchObject([{ uuid: collection }]);
  await database.transaction((tx) => rankCollection(tx, collection));
  expect(followed).toEqual(await counted());
});

test('a collection is ranked again when what its items say has changed, and only then', async () => {
  const { collection = '', chainId = 0 } = items[0] ?? {};
  const all = Array.from({ length: 9 }, (_, index) => ({ traitType: 'Own', value: `${index}` }));
  await read([{ item: 3, attributes: all }]);
  expect(await unrankedCollections(database, chainId)).toEqual([{ uuid: collection, wait: 0 }]);
  await database.transaction((tx) => rankCollection(tx, collection));
  expect(await unrankedCollections(database, chainId)).toEqual([]);
  const place = () => database.query('select rank from nfts where uuid = $1', [items[3]?.uuid ?? '']);
  expect(await place()).toEqual([{ rank: 1 }]);
  await read([{ item: 3, attributes: all }]);
  expect(await unrankedCollections(database, chainId)).toEqual([]);
});
