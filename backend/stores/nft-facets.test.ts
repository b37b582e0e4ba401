import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NftFacets } from '../../src/contract/nft.ts';
import type { Database } from '../db/database.ts';
import { fillMarket, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { findCollection, type CollectionRow } from './collections.ts';
import type { StoreContext } from './context.ts';
import { nftFacets } from './nft-facets.ts';
import type { NftFilter } from './nft-filter.ts';
import { listNfts } from './nft-list.ts';

let database: Database;
let context: StoreContext;
let collection: CollectionRow;

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  await fillMarket(context, 47);
  const found = await findCollection(database, 'glass');
  if (!found) throw new Error('no collection');
  collection = found;
  // A second trait that goes across the first.
  await database.query(
    `update nfts set attributes = attributes || jsonb_build_object('traitType', 'Side', 'value', side),
       traits = traits || array['Side:' || side]
     from (select uuid as id, case when identifier % 2 = 0 then 'even' else 'odd' end as side from nfts) s
     where s.id = uuid and collection_uuid = $1`,
    [collection.uuid],
  );
}, 60_000);
afterAll(() => database.close());

const none: NftFilter = {
  status: null,
  minPrice: null,
  maxPrice: null,
  currency: null,
  search: null,
  traits: [],
  owner: null,
};
const facets = (filter: Partial<NftFilter>) => nftFacets(context, collection, { ...none, ...filter });
const total = async (filter: Partial<NftFilter>) =>
  (await listNfts(context, collection, { ...none, ...filter, page: 1, size: 1, next: null, sort: 'identifier' })).total;
const traitsOf = (found: NftFacets) => found.traits.map((one) => `${one.traitType}:${one.value}`);

describe('counts that follow the filters', () => {
  test('each trait and state says how many items are left with it, as the list then counts', async () => {
    for (const filter of [{}, { traits: ['Side:odd'] }, { status: 'buy-now' }, { maxPrice: '0.3' }] as const) {
      const found = await facets(filter);
      expect(found.complete).toBe(true);
      for (const status of ['buy-now', 'not-listed', 'has-offers', 'new'] as const)
        expect(found.statuses[status], status).toBe(await total({ ...filter, status }));
      for (const { traitType, value, count } of found.traits) {
        const beside = ('traits' in filter ? filter.traits : []).filter((one) => !one.startsWith(`${traitType}:`));
        expect(count, value).toBe(await total({ ...filter, traits: [...beside, `${traitType}:${value}`] }));
      }
    }
  });

  test('a chosen trait’s alternatives are still counted, and what would leave nothing is left out', async () => {
    const all = traitsOf(await facets({}));
    const side = all.filter((one) => one.startsWith('Side:'));
    expect(traitsOf(await facets({ traits: ['Side:odd'] }))).toEqual(expect.arrayContaining(side));
    const other = all.find((one) => !one.startsWith('Side:')) ?? '';
    expect(traitsOf(await facets({ traits: [other], search: 'nothing is called this' }))).toEqual([]);
  });

  test('price bounds are in the chosen currency, and rarity puts what has no rank last', async () => {
    const usdc = context.networks.require(collection.chainId).tokens.find(({ symbol }) => symbol === 'USDC');
    await database.query(
      `update nfts set listing_token = $2, listing_rank = (identifier * 1000000)::numeric
       where collection_uuid = $1 and listing_hash is not null`,
      [collection.uuid, usdc?.address ?? ''],
    );
    const cheap = await database.query(
      'select 1 from nfts where collection_uuid = $1 and listing_hash is not null and identifier <= 10',
      [collection.uuid],
    );
    expect(cheap.length).toBeGreaterThan(0);
    expect(await total({ currency: 'usdc', maxPrice: '10' })).toBe(cheap.length);
    expect(await total({ currency: 'WETH' })).toBe(0);
    expect(await total({ currency: 'NOPE' })).toBe(0);
    await database.query('update nfts set rank = null where identifier = 5 and collection_uuid = $1', [
      collection.uuid,
    ]);
    const { data } = await listNfts(context, collection, { ...none, page: 1, size: 50, next: null, sort: 'rarity' });
    const ranks = data.map((card) => card.rank ?? Infinity);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(data.at(-1)).toMatchObject({ identifier: '5', rank: null });
  });
});
