import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../backend/db/database.ts';
import { LOOKED_AT } from '../../backend/stores/bounded-count.ts';
import { nftSorts, type NftFacets } from '../../src/contract/nft.ts';
import { EMPTY, LIST_CALLS } from '../bench/scale-calls.ts';
import { json, post, testApp } from '../support/server/app.ts';
import { testNetwork } from '../support/server/market.ts';
import { countingRows } from '../support/server/rows-read.ts';
import { fillScaleMarket, LARGE, WHALE } from '../support/server/scale-market.ts';
import { openTestDatabase } from '../support/server/test-database.ts';

const COUNT = 16_000;
const ITEMS = COUNT / 2;
/** Rows of calls that join conditions of which each leaves many: each is looked at once. Of two traits, all items of the rarer. */
const LOOKED_ONCE: Record<string, number> = {
  'items, two traits': 250,
  'items of one owner': 600,
  'offers to a holder': 2_000,
};
/** A call asks several questions, and each may look at so many rows; the largest collection has more. */
const MOST_ROWS = 6 * LOOKED_AT;
let store: Database;
let rows: ReturnType<typeof countingRows>;
let app: Awaited<ReturnType<typeof testApp>>['app'];

beforeAll(async () => {
  store = await openTestDatabase();
  rows = countingRows(store);
  const edge = { publicOrigin: undefined, host: '127.0.0.1', trustProxy: null, scale: 1_000_000 };
  const made = await testApp(rows.database, { edge }, [testNetwork(31337, 'meridian')]);
  await fillScaleMarket(made.context, COUNT);
  app = made.app;
});
afterAll(() => store.close());

type Listed = {
  data: { identifier: string; uuid: string }[];
  pagination: { total: number; complete?: boolean };
  next: string | null;
};
const list = async (path: string) => (await json(app.request(path.replaceAll(' ', '%20')))).body as Listed;
const items = (query: string) => list(`/marketplace/v1/collections/nfts/list/${LARGE.slug}?${query}`);

test('no list call goes through the market, whatever is asked of it', async () => {
  const costs: string[] = [];
  for (const { name, path, body } of [EMPTY, ...LIST_CALLS]) {
    // A deep page looks its place up once.
    for (const turn of [0, 0]) {
      rows.read();
      const init = body === undefined ? undefined : post(body(turn));
      expect((await app.request(path(turn, COUNT).replaceAll(' ', '%20'), init)).status, name).toBe(200);
    }
    const read = rows.read();
    if (read > (LOOKED_ONCE[name] ?? MOST_ROWS)) costs.push(`${name}: ${read} rows`);
  }
  expect(costs).toEqual([]);
});

test('a misspelt word gathers no names by an index that has it nowhere', async () => {
  const [call] = LIST_CALLS.filter(({ name }) => name === 'autocomplete, misspelt');
  for (const turn of [0, 1, 2]) {
    rows.gathered();
    const { data } = (await json(app.request(call?.path(turn, COUNT) ?? ''))).body as { data: { name: string }[] };
    expect(data.map(({ name }) => name).join(' ')).toMatch([/Amber/, /Harbour/, /Silver/][turn] ?? '');
    expect(rows.gathered()).toBeLessThan(200);
  }
});

describe('what is asked for by two things', () => {
  const sorts = { rarity: 'rank, identifier', newest: 'minted_block desc, identifier desc' };
  const naive = async (where: string, order: string, ...params: string[]) =>
    (
      await store.query<{ identifier: string }>(
        `select n.identifier from nfts n where n.collection_uuid = $1 and n.supply > 0 and ${where} order by ${order}`,
        [LARGE.uuid, ...params],
      )
    ).map(({ identifier }) => identifier);

  test.each([3, 17, 29, 31])('traits are what a reading of all items finds, %i', async (seed) => {
    const palette = `Palette:Palette ${seed % 8}`;
    const others = [`Shape:Shape ${seed % 40}`, `Mark:Mark ${seed * 7}`, `Ground:Ground ${seed % 2}`];
    for (const other of others)
      for (const [sort, order] of Object.entries(sorts)) {
        const expected = await naive('traits @> array[$2, $3]', order, palette, other);
        const page = await items(`trait=${palette}&trait=${other}&sort=${sort}&size=20&page=2`);
        expect(
          page.data.map(({ identifier }) => identifier),
          `${other} by ${sort}`,
        ).toEqual(expected.slice(20, 40));
        if (page.pagination.complete !== false) expect(page.pagination.total).toBe(expected.length);
        else expect(page.pagination.total).toBeLessThanOrEqual(expected.length);
      }
  });

  test.each([5, 41, 113])(
    'alternatives of a trait, for sale or in a range of prices, and their counts, %i',
    async (seed) => {
      const marks = [`Mark:Mark ${seed}`, `Mark:Mark ${seed + 1}`, `Mark:Mark ${seed + 2}`];
      const [first = '', second = '', third = ''] = marks;
      const chosen = marks.map((mark) => `trait=${mark}`).join('&');
      const has = 'traits && array[$2, $3, $4]';
      const listed = 'listing_rank is not null';
      const filters = [
        ['', 'true'],
        ['&status=buy-now', listed],
        ['&status=not-listed', `not (${listed})`],
        ['&status=has-offers', 'offer_hash is not null'],
        ['&minPrice=2&maxPrice=6', 'listing_rank between 2 * 3057300000 and 6 * 3057300000::numeric'],
        ['&trait=Palette:Palette 3', `'Palette:Palette 3' = any(traits)`],
      ] as const;
      for (const [query, where] of filters) {
        for (const [sort, order] of [
          ['price-asc', `coalesce(listing_rank, 'Infinity'), identifier`],
          ['rarity', 'rank, identifier'],
        ]) {
          const expected = await naive(`${has} and ${where}`, order ?? '', first, second, third);
          const { data, pagination } = await items(`${chosen}${query}&sort=${sort}&size=100`);
          expect(data.map(({ identifier }) => identifier)).toEqual(expected.slice(0, 100));
          expect(pagination.total).toBe(expected.length);
        }
        const path = `/marketplace/v1/collections/nfts/facets/${LARGE.slug}?${chosen}${query}`.replaceAll(' ', '%20');
        const { data } = (await json(app.request(path))).body as { data: NftFacets };
        const counted = await store.query(
          `select a->>'traitType' as "traitType", a->>'value' as value, count(*) as count from nfts, jsonb_array_elements(attributes) a
         where collection_uuid = $1 and ${has} and ${where} and a->>'traitType' not in ('Mark', 'Palette')
         group by 1, 2 order by 3 desc, 1, 2`,
          [LARGE.uuid, first, second, third],
        );
        expect(data.traits.filter(({ traitType }) => traitType !== 'Mark' && traitType !== 'Palette')).toEqual(counted);
      }
    },
  );

  test('an owner’s items, with a trait as well, are the balances’', async () => {
    for (const [sort, order] of Object.entries(sorts))
      for (const trait of [null, 'Ground:Ground 1', 'Palette:Palette 3']) {
        const expected = await naive(
          `uuid in (select nft_uuid from balances where owner = $2) and ($3 = '' or $3 = any(traits))`,
          order,
          WHALE,
          trait ?? '',
        );
        const page = await items(`owner=${WHALE}&sort=${sort}&size=100${trait === null ? '' : `&trait=${trait}`}`);
        expect(page.data.map(({ identifier }) => identifier)).toEqual(expected.slice(0, 100));
        expect(page.pagination.total).toBe(expected.length);
      }
  });

  test.each(['amber', 'Silver River', 'quiet'])(
    'a wallet’s items called %s are those of all it holds',
    async (word) => {
      const expected = await store.query<{ uuid: string }>(
        `select n.uuid from nfts n join balances b on b.nft_uuid = n.uuid and b.owner = $1 where n.name ilike $2
       order by b.acquired_block desc, n.uuid`,
        [WHALE, `%${word}%`],
      );
      const seen: string[] = [];
      for (let next: string | null = null, first = true; first || next !== null; first = false) {
        const page: Listed = await list(
          `/data/nfts/${WHALE}?search=${word}&size=7${next === null ? '' : `&next=${next}`}`,
        );
        seen.push(...page.data.map(({ uuid }) => uuid));
        expect(page.pagination.total).toBe(expected.length);
        ({ next } = page);
      }
      expect(seen).toEqual(expected.map(({ uuid }) => uuid));
    },
  );
});

describe('a page far behind', () => {
  test.each(nftSorts)('by number holds what the walk by `next` comes to, sorted by %s', async (sort) => {
    const walked: string[] = [];
    for (let next: string | null = null, first = true; first || next !== null; first = false) {
      const page: Listed = await items(`sort=${sort}&size=100${next === null ? '' : `&next=${next}`}`);
      walked.push(...page.data.map(({ identifier }) => identifier));
      ({ next } = page);
    }
    expect(new Set(walked).size).toBe(ITEMS);
    for (const page of [1, 11, 12, 50, ITEMS / 100]) {
      const { data } = await items(`sort=${sort}&size=100&page=${page}`);
      expect(
        data.map(({ identifier }) => identifier),
        `page ${page}`,
      ).toEqual(walked.slice((page - 1) * 100, page * 100));
    }
    expect((await items(`sort=${sort}&size=100&page=${ITEMS / 100 + 1}`)).data).toEqual([]);
  });

  test('is there for orders, a filter and a wallet as well', async () => {
    const offers = async (page: number) =>
      (await list(`/marketplace/v1/orders/list?size=100&page=${page}`)).data.map(({ uuid }) => uuid);
    const [expected] = await store.query<{ uuids: string[] }>(
      `select array_agg(uuid order by place) as uuids from (select uuid, row_number() over (order by rank, start_time, hash) as place
         from orders where side = 'listing' and state = 'active') o where place between 2301 and 2400`,
    );
    expect(await offers(24)).toEqual(expected?.uuids);
    const [held] = await store.query<{ uuids: string[] }>(
      `select array_agg(nft_uuid order by place) as uuids from (select nft_uuid, row_number() over (order by acquired_block desc, nft_uuid) as place
         from balances where owner = $1) b where place between 201 and 300`,
      [WHALE],
    );
    expect((await list(`/data/nfts/${WHALE}?size=100&page=3`)).data.map(({ uuid }) => uuid)).toEqual(held?.uuids);
  });
});

describe('how many there are', () => {
  const total = async (query: string) => (await items(query)).pagination;

  test('is exact for a collection, for one filter of it, and for what fits a page', async () => {
    const [counts] = await store.query<{ all: number; listed: number; ground: number }>(
      `select count(*) as "all", count(listing_hash) as listed,
         count(*) filter (where traits && '{"Ground:Ground 1"}') as ground from nfts where collection_uuid = $1`,
      [LARGE.uuid],
    );
    expect(await total('page=1')).toEqual({ page: 1, size: 24, total: counts?.all });
    expect((await total('status=buy-now')).total).toBe(counts?.listed);
    expect((await total('status=not-listed')).total).toBe(ITEMS - (counts?.listed ?? 0));
    expect((await total('trait=Ground:Ground 1')).total).toBe(counts?.ground);
    expect(await total('search=%23123&size=100')).toMatchObject({ total: expect.any(Number) });
    expect(await total('search=no such item')).toEqual({ page: 1, size: 24, total: 0 });
  });

  test('is said to be a part where more filters leave many, and never less than is shown', async () => {
    const many = 'trait=Ground:Ground 1&status=not-listed';
    const first = await total(many);
    expect(first.complete).toBe(false);
    expect(first.total).toBeGreaterThan(24);
    const later = await total(`${many}&page=60`);
    expect(later.total).toBeGreaterThan(60 * 24);
    const facets = (await json(app.request(`/marketplace/v1/collections/nfts/facets/${LARGE.slug}?maxPrice=9`))).body;
    expect(facets).toMatchObject({ data: { complete: false } });
  });

  test('is exact for every filter of a small collection', async () => {
    const [{ slug, uuid } = { slug: '', uuid: '' }] = await store.query<{ slug: string; uuid: string }>(
      `select slug, uuid from collections where slug <> $1 and items_count <= ${LOOKED_AT} order by slug limit 1`,
      [LARGE.slug],
    );
    const [count] = await store.query<{ found: number }>(
      `select count(*) as found from nfts where collection_uuid = $1 and listing_hash is null and traits && '{"Ground:Ground 1"}'`,
      [uuid],
    );
    const { pagination } = await list(
      `/marketplace/v1/collections/nfts/list/${slug}?trait=Ground:Ground 1&status=not-listed`,
    );
    expect(pagination).toEqual({ page: 1, size: 24, total: count?.found });
    expect(count?.found).toBeGreaterThan(24);
  });
});
