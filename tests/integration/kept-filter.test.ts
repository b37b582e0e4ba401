import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCollection, type CollectionRow } from '../../backend/stores/collections.ts';
import type { StoreContext } from '../../backend/stores/context.ts';
import type { NftFilter } from '../../backend/stores/nft-filter.ts';
import { nftFacets } from '../../backend/stores/nft-facets.ts';
import { listNfts } from '../../backend/stores/nft-list.ts';
import { nftDetail } from '../../backend/stores/nfts.ts';
import type { Database } from '../../backend/db/database.ts';
import { nftSorts, nftStatuses, type NftFacets } from '../../src/contract/nft.ts';
import { countKept, filterKept, type WholeCollection } from '../../src/services/kept-filter.ts';
import { fillMarket, testContext } from '../support/server/market.ts';
import { openTestDatabase } from '../support/server/test-database.ts';

/* What a kept collection answers without a network is what the server answered when it was kept. */

let database: Database;
let context: StoreContext;
let collection: CollectionRow;
let whole: WholeCollection;

const none = { status: null, minPrice: null, maxPrice: null, currency: null, search: null, traits: [], owner: null };

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  await fillMarket(context, 47);
  const found = await findCollection(database, 'glass');
  if (!found) throw new Error('no collection');
  collection = found;
  const usdc = context.networks.require(collection.chainId).tokens.find(({ symbol }) => symbol === 'USDC');
  // An offer for any item hides which items have one of their own.
  await database.query('update collections set offer_value = null, offer_rank = null where uuid = $1', [found.uuid]);
  // A second trait across the first, a second currency, and items of other ages.
  await database.query(
    `update nfts set attributes = attributes || jsonb_build_object('traitType', 'Side', 'value', side),
       traits = traits || array['Side:' || side]
     from (select uuid as id, case when identifier % 2 = 0 then 'even' else 'odd' end as side from nfts) s
     where s.id = uuid and collection_uuid = $1`,
    [collection.uuid],
  );
  await database.query(
    `update orders o set token = $2, unit_value = 1000000 * n.identifier from nfts n
     where n.listing_hash = o.hash and n.collection_uuid = $1 and n.identifier % 2 = 0`,
    [collection.uuid, usdc?.address ?? ''],
  );
  await database.query(
    `update nfts n set listing_token = o.token, listing_rank = 1000000 * n.identifier from orders o
     where n.listing_hash = o.hash and n.collection_uuid = $1 and n.identifier % 2 = 0`,
    [collection.uuid],
  );
  const { data } = await listNfts(context, collection, { ...none, page: 1, size: 100, next: null, sort: 'identifier' });
  const items = await Promise.all(
    data.map(async (card) => {
      const nft = await nftDetail(context, collection, card.identifier, null);
      if (nft === null) throw new Error(`no ${card.identifier}`);
      return { card, nft };
    }),
  );
  const { currency } = context.networks.require(collection.chainId);
  whole = { items, prices: [], currency: currency.symbol, hasOffer: false };
}, 60_000);
afterAll(() => database.close());

const traits = () => {
  const [first, second] = [...new Set(whole.items.flatMap(({ nft }) => nft.attributes))]
    .filter(({ traitType }) => traitType !== 'Side')
    .map(({ traitType, value }) => `${traitType}:${value}`);
  return [first ?? '', second ?? ''] as const;
};
type Filter = Partial<Omit<NftFilter, 'traits'>> & { trait?: readonly string[] };
const filters = (): Filter[] => {
  const [one, other] = traits();
  return [
    {},
    ...nftStatuses.map((status) => ({ status })),
    { trait: ['Side:odd'] },
    { trait: [one, other] },
    { trait: [one, 'Side:even'], status: 'buy-now' },
    { minPrice: '0.2', maxPrice: '0.4' },
    { maxPrice: '20', currency: 'usdc' },
    { currency: 'USDC' },
    { search: '4' },
    { search: '#4', trait: ['Side:even'] },
    { search: 'nothing is called this' },
  ];
};
const asStored = ({ trait = [], ...filter }: Filter) => ({ ...none, ...filter, traits: trait });

test('its lists hold the same items in the same order', async () => {
  expect(new Set(whole.items.map(({ card }) => card.listing?.price.token.symbol)).size).toBeGreaterThan(2);
  for (const sort of nftSorts)
    for (const filter of filters()) {
      const kept = filterKept(whole, { ...filter, sort }, Date.now());
      // By time of minting: the server knows blocks.
      if (sort === 'newest' && kept === null) continue;
      const asked = { ...asStored(filter), page: 1, size: 100, next: null, sort };
      const { data } = await listNfts(context, collection, asked);
      expect(
        kept?.map(({ identifier }) => identifier),
        JSON.stringify({ sort, filter }),
      ).toEqual(data.map(({ identifier }) => identifier));
    }
});

const written = ({ statuses, traits: counted }: NftFacets) => ({
  statuses,
  traits: counted.map(({ traitType, value, count }) => `${traitType}:${value} ${count}`).toSorted(),
});

test('its counts are the same', async () => {
  for (const filter of filters()) {
    const kept = countKept(whole, filter, Date.now());
    const told = await nftFacets(context, collection, asStored(filter));
    expect(kept && written(kept), JSON.stringify(filter)).toEqual(written(told));
  }
});
