import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CollectionSort } from '../../src/contract/collection.ts';
import { removeBlocksAbove, insertChanges, type SaleRow, type TransferRow } from './chain-rows.ts';
import type { Database } from '../db/database.ts';
import {
  address,
  collectionAddress,
  fillMarket,
  hash,
  owners,
  testContext,
} from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { nftUuid } from '../../src/contract/identity.ts';
import { collectionActivity, collectionHolders, collectionSeries } from './collection-history.ts';
import { collectionCard, findCollection, listCollections, type CollectionRow } from './collections.ts';
import { wallSeconds, type StoreContext } from './context.ts';
import { refreshCollectionStats, refreshFloors } from './market-columns.ts';

const CHAIN = 31337;
const ETH_RATE = 3_057_300_000;
let database: Database;
let context: StoreContext;
let collection: CollectionRow;
const now = wallSeconds();

/** A sale of an item for one ETH, `ago` seconds before now. */
const sale = (id: string, block: number, ago: number): { transfer: TransferRow; sale: SaleRow } => {
  const place = { blockNumber: block, blockHash: hash(block), logIndex: 1, time: now - ago, sub: 0 };
  const item = { collectionUuid: collection.uuid, nftUuid: nftUuid(CHAIN, collectionAddress, id), amount: '1' };
  return {
    transfer: {
      ...place,
      ...item,
      identifier: id,
      transactionHash: hash(5_000 + block),
      sender: owners[0],
      receiver: owners[1],
    },
    sale: {
      ...place,
      ...item,
      orderHash: hash(9_000 + block),
      seller: owners[0],
      buyer: owners[1],
      unitValue: '1000000000000000000',
      token: address(0),
      rank: String(ETH_RATE),
    },
  };
};

async function insert(...sold: ReturnType<typeof sale>[]) {
  await database.transaction((tx) =>
    insertChanges(tx, CHAIN, {
      transfers: sold.map((one) => one.transfer),
      sales: sold.map((one) => one.sale),
      fills: [],
      cancels: [],
      approvals: [],
      accounts: new Set(),
      metadata: new Map(),
      documents: new Set(),
    }),
  );
}

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  await fillMarket(context, 47);
  const found = await findCollection(database, 'glass');
  if (!found) throw new Error('no collection');
  collection = found;
  await insert(
    sale('1', 101, 30 * 60),
    sale('2', 102, 90 * 60),
    sale('3', 103, 5 * 86_400),
    sale('4', 104, 300 * 86_400),
  );
}, 60_000);
afterAll(() => database.close());

const soldIn = async (range: '24h' | '7d' | '30d' | 'all') => {
  const { points } = await collectionSeries(context, collection, range, now);
  return {
    sales: points.reduce((sum, point) => sum + point.sales, 0),
    volume: points.reduce((sum, point) => sum + point.volume, 0),
    points: points.length,
  };
};

const all = { page: 1, size: 50, sort: 'name', chainId: null, search: null, creator: null } as const;

describe('a collection’s past', () => {
  test('is kept beside it: what it traded in an hour, a day and a week, by which collections are sorted', async () => {
    await database.transaction((tx) => refreshCollectionStats(tx, context, collection.uuid, now));
    const stored = await findCollection(database, 'glass');
    if (stored === null) throw new Error('no collection');
    const card = collectionCard(context, stored);
    expect([card.volume1h, card.volume24h, card.volume7d].map((price) => price?.amount)).toEqual(['1', '2', '3']);
    const first = async (sort: CollectionSort) => {
      const { rows } = await listCollections(database, { ...all, sort });
      return rows;
    };
    for (const sort of ['volume-1h', 'volume', 'volume-7d'] as const)
      expect((await first(sort))[0]?.slug).toBe('glass');
    const withFloor = (rows: CollectionRow[]) => rows.filter(({ floorValue }) => floorValue !== null);
    const [high, low] = [withFloor(await first('floor')), withFloor(await first('floor-asc'))];
    expect(low.map(({ slug }) => slug)).toEqual(high.map(({ slug }) => slug).toReversed());
  });

  test('tells how its floor moved in an hour, a day and a week: nothing where none is known of then', async () => {
    await database.query(`update orders set start_time = $1 where collection_uuid = $2 and side = 'listing'`, [
      now - 60,
      collection.uuid,
    ]);
    await database.transaction((tx) => refreshCollectionStats(tx, context, collection.uuid, now));
    const stored = await findCollection(database, 'glass');
    const { floor, change1h, change24h, change7d } = collectionCard(context, stored ?? collection);
    // An hour ago the last sale, of one ETH, was all that was known; before that, nothing within a day.
    expect(change1h).toBeCloseTo((Number(floor?.amount) - 1) * 100, 0);
    expect([change24h, change7d]).toEqual([null, null]);
  });

  test('is listed by what it traded from an index: a page costs the same however many there are', async () => {
    await database.transaction(async (tx) => {
      // So few are read as a whole otherwise.
      await tx.query('set local enable_seqscan = off');
      await tx.query('set local enable_sort = off');
      for (const [column, index] of [
        ['hour_volume_rank', 'collections_by_hour'],
        ['volume_rank', 'collections_by_day'],
        ['week_volume_rank', 'collections_by_week'],
      ]) {
        const plan = await tx.query(
          `explain select uuid from collections order by ${column} desc, listed_count desc, slug limit 5`,
        );
        expect(JSON.stringify(plan)).toContain(index);
      }
    });
  });

  test('adds up sales and volume in each range, in as many points as can be told apart', async () => {
    expect(await soldIn('24h')).toEqual({ sales: 2, volume: 2, points: 24 });
    expect(await soldIn('7d')).toEqual({ sales: 3, volume: 3, points: 28 });
    expect(await soldIn('30d')).toEqual({ sales: 3, volume: 3, points: 30 });
    const all = await soldIn('all');
    expect(all).toMatchObject({ sales: 4, volume: 4 });
    expect(all.points).toBeLessThanOrEqual(120);
  });

  test.each(['30d', 'all'] as const)(
    'days of %s are days of the calendar, and today is the last of them',
    async (range) => {
      // Whatever the hour is: a sale of just now is of today.
      for (const hour of [0, 9, 23]) {
        const at = now - (now % 86_400) + 10 * 86_400 + hour * 3_600 + 60;
        const { points, step } = await collectionSeries(context, collection, range, at);
        const last = points.at(-1)?.time ?? 0;
        expect(points.every(({ time }) => time % 86_400 === 0)).toBe(true);
        expect(last + step).toBe(at - (at % 86_400) + 86_400);
      }
      const { points } = await collectionSeries(context, collection, '30d', now);
      const today = points.find(({ time }) => time === now - (now % 86_400));
      const soldToday = [30 * 60, 90 * 60].filter((ago) => ago <= now % 86_400).length;
      expect(today).toBe(points.at(-1));
      expect(today?.sales).toBe(soldToday);
    },
  );

  test('a sale that comes twice counts once, and one that a re-org took away no longer', async () => {
    await insert(sale('1', 101, 30 * 60));
    expect((await soldIn('24h')).sales).toBe(2);
    await database.transaction((tx) => removeBlocksAbove(tx, CHAIN, 103));
    expect((await soldIn('all')).sales).toBe(3);
    await insert(sale('4', 104, 300 * 86_400));
    expect((await soldIn('all')).sales).toBe(4);
  });

  test('the floor of today is the last point’s, and unknown where nothing was listed or sold', async () => {
    await database.transaction((tx) => refreshCollectionStats(tx, context, collection.uuid, now));
    await database.transaction((tx) => refreshFloors(tx, collection.uuid, now));
    const [row] = await database.query<{ floor: string }>(
      'select floor_rank as floor from collections where uuid = $1',
      [collection.uuid],
    );
    const { points } = await collectionSeries(context, collection, '30d', now);
    expect(points.at(-1)?.floor).toBeCloseTo(Number(row?.floor) / ETH_RATE, 6);
    expect(points.at(0)?.floor).toBeNull();
  });

  test('activity goes on where the last page ended, each event once; sales alone on demand', async () => {
    const walk = async (kind: 'all' | 'sales') => {
      const seen: string[] = [];
      let position: { block: number; log: number; sub: number } | null = null;
      for (;;) {
        const page: Awaited<ReturnType<typeof collectionActivity>> = await collectionActivity(context, collection, {
          size: 7,
          kind,
          position,
        });
        seen.push(...page.data.map((event) => event.id));
        if (page.nextTS === null) return seen;
        const [block = 0, log = 0, sub = 0] = page.nextTS.split('-').map(Number);
        position = { block, log, sub };
      }
    };
    const all = await walk('all');
    expect(all).toHaveLength(47 + 4);
    expect(new Set(all).size).toBe(all.length);
    expect(await walk('sales')).toHaveLength(4);
    const [latest] = (await collectionActivity(context, collection, { size: 1, kind: 'sales', position: null })).data;
    expect(latest).toMatchObject({ kind: 'sale', item: { identifier: '4' }, from: owners[0], to: owners[1] });
  });

  test('holders stand by how many they hold, and the greatest first', async () => {
    await database.query(`update balances set owner = $1 where owner = $2`, [address(0xbb), owners[2]]);
    await database.query(
      `update balances set owner = $1 where nft_uuid = (select min(nft_uuid) from balances where owner = $2)`,
      [address(0xbc), owners[0]],
    );
    await database.transaction((tx) => refreshCollectionStats(tx, context, collection.uuid, now));
    const counted = await database.query<{ owner: string; copies: string }>(
      `select owner, sum(amount)::text as copies from balances where collection_uuid = $1 group by owner
       order by sum(amount) desc, owner`,
      [collection.uuid],
    );
    const found = await findCollection(database, 'glass');
    const { groups, top, holders } = await collectionHolders(context, found ?? collection);
    expect(top.map((one) => [one.address, one.copies])).toEqual(counted.map((row) => [row.owner, row.copies]));
    expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(holders);
    expect(groups[0]).toEqual({ from: 1, count: 1 });
  });
});
