import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nftSorts, type HeldStatus, type NftCard, type NftSort } from '../../src/contract/nft.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { fillMarket, owners, testContext } from '../../tests/support/server/market.ts';
import { findCollection, type CollectionRow } from './collections.ts';
import type { StoreContext } from './context.ts';
import { saveTint } from './pictures.ts';
import { listNfts, type NftListQuery } from './nft-list.ts';
import { BadCursorError } from './nft-page.ts';
import { listWallet } from './wallet-list.ts';

const COUNT = 47;
let database: Database;
let context: StoreContext;
let collection: CollectionRow;
let prices: Map<string, bigint>;

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  ({ prices } = await fillMarket(context, COUNT));
  const found = await findCollection(database, 'glass');
  if (!found) throw new Error('no collection');
  collection = found;
}, 60_000);
afterAll(() => database.close());

const query = (changes: Partial<NftListQuery> = {}): NftListQuery => ({
  page: 1,
  size: 10,
  next: null,
  sort: 'identifier',
  status: null,
  minPrice: null,
  maxPrice: null,
  currency: null,
  search: null,
  traits: [],
  owner: null,
  ...changes,
});
const ids = (cards: NftCard[]) => cards.map((card) => card.identifier);

async function walk(changes: Partial<NftListQuery>): Promise<string[]> {
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listNfts>> = await listNfts(context, collection, query({ ...changes, next }));
    seen.push(...ids(page.data));
    next = page.next;
  } while (next !== null);
  return seen;
}

describe('a collection’s items', () => {
  test.each(nftSorts)(
    'sorted by %s, `next` shows every item once, and total counts them [C23] [C27]',
    async (sort: NftSort) => {
      const all = (await listNfts(context, collection, query({ sort, size: 100 }))).data;
      const seen = await walk({ sort, size: 2 });
      expect(seen).toEqual(ids(all));
      expect(new Set(seen).size).toBe(COUNT);
      expect((await listNfts(context, collection, query({ sort }))).total).toBe(COUNT);
    },
  );

  test('pages by number join to the same list, and differ [C21] [C22]', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => listNfts(context, collection, query({ page, sort: 'price-asc' }))),
    );
    expect(pages.map((page) => page.data.length)).toEqual([10, 10, 10, 10, 7, 0]);
    expect(pages.flatMap((page) => ids(page.data))).toEqual(await walk({ sort: 'price-asc' }));
  });

  test('cheapest first puts what is not for sale last; dearest first too', async () => {
    const listed = prices.size;
    const up = (await listNfts(context, collection, query({ sort: 'price-asc', size: 100 }))).data;
    const down = (await listNfts(context, collection, query({ sort: 'price-desc', size: 100 }))).data;
    const values = (cards: NftCard[]) => cards.slice(0, listed).map((card) => BigInt(card.listing?.price.value ?? -1));
    expect(values(up)).toEqual([...prices.values()].toSorted((a, b) => Number(a - b)));
    expect(values(down)).toEqual(values(up).toReversed());
    expect(up.slice(listed).every((card) => card.listing === null)).toBe(true);
    expect(down.slice(listed).every((card) => card.listing === null)).toBe(true);
  });

  test('filters by state, price, currency, words, owner and traits [J15]', async () => {
    const total = async (changes: Partial<NftListQuery>) => (await listNfts(context, collection, query(changes))).total;
    expect(await total({ status: 'buy-now' })).toBe(prices.size);
    expect(await total({ status: 'has-offers' })).toBe(1);
    expect(await total({ status: 'new' })).toBe(COUNT);
    const cheap = [...prices.values()].filter((price) => price <= 2n * 10n ** 17n).length;
    expect(await total({ maxPrice: '0.2' })).toBe(cheap);
    expect(await total({ minPrice: '0.1', maxPrice: '0.2' })).toBe(cheap);
    expect(await total({ currency: 'eth' })).toBe(prices.size);
    expect(await total({ currency: 'DOGE' })).toBe(0);
    expect(await total({ search: 'pane 47' })).toBe(1);
    expect(await total({ search: '%' })).toBe(0);
    expect(await total({ owner: owners[0] })).toBe(16);
    expect(await total({ traits: ['Colour:Red'] })).toBe(16);
    expect(await total({ traits: ['Colour:Red', 'Colour:Green'] })).toBe(32);
    expect(await total({ traits: ['Colour:Red', 'Size:Large'] })).toBe(8);
    expect(await total({ traits: ['Colour:None'] })).toBe(0);
  });

  test('a position made elsewhere is refused', async () => {
    const { next } = await listNfts(context, collection, query({ size: 2 }));
    await expect(listNfts(context, collection, query({ sort: 'newest', next }))).rejects.toThrow(BadCursorError);
    await expect(listNfts(context, collection, query({ next: 'eyJ4IjoxfQ' }))).rejects.toThrow(BadCursorError);
    await expect(
      listNfts(
        context,
        collection,
        query({ next: Buffer.from(`["identifier","1); drop","1"]`).toString('base64url') }),
      ),
    ).rejects.toThrow(BadCursorError);
  });

  test('a wallet’s items over all collections, each once, with what it owns of each [J31]', async () => {
    const seen: NftCard[] = [];
    let next: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listWallet>> = await listWallet(context, owners[0], {
        page: 1,
        size: 3,
        next,
        chainId: null,
        collection: null,
        search: null,
        status: null,
      });
      expect(page.total).toBe(17);
      seen.push(...page.data);
      next = page.next;
    } while (next !== null);
    expect(new Set(seen.map((card) => card.uuid)).size).toBe(17);
    expect(seen.find((card) => card.collection.slug === 'sheets')?.ownedAmount).toBe('5');
  });

  test('a wallet’s items by their listing', async () => {
    const held = (status: HeldStatus | null) =>
      listWallet(context, owners[0], {
        page: 1,
        size: 50,
        next: null,
        chainId: null,
        collection: null,
        search: null,
        status,
      });
    const all = await held(null);
    for (const [status, isWanted] of [
      ['buy-now', (card: NftCard) => card.listing !== null],
      ['not-listed', (card: NftCard) => card.listing === null],
    ] as const) {
      const wanted = all.data.filter(isWanted);
      expect(wanted.length).toBeGreaterThan(0);
      const page = await held(status);
      expect([page.total, page.data.map((card) => card.uuid)]).toEqual([
        wanted.length,
        wanted.map((card) => card.uuid),
      ]);
    }
  });
});

test('an item’s list tells the colours of its picture once they are known, and those of strangers’ pictures are not kept', async () => {
  const tint = { top: '#102030', bottom: '#405060', width: 100, height: 75 };
  const image = 'https://world.vitrine.invalid/glass/1.svg';
  const tints = async () => (await listNfts(context, collection, query({ size: 3 }))).data.map((card) => card.tint);
  expect(await tints()).toEqual([null, null, null]);
  await saveTint(database, image, { ...tint, height: 50 });
  await saveTint(database, image, tint);
  await saveTint(database, 'https://elsewhere.example/1.svg', tint);
  expect((await tints()).filter((one) => one !== null)).toEqual([tint]);
  expect(await database.query('select source from tints')).toHaveLength(1);
});
