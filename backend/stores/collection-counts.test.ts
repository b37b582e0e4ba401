import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillMarket, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { openPglite } from '../db/pglite.ts';
import type { Database } from '../db/database.ts';
import { refreshCounts } from './collection-counts.ts';
import { wallSeconds, type StoreContext } from './context.ts';
import { refreshCollectionStats, refreshFloors } from './market-columns.ts';

const now = wallSeconds();
let database: Database;
let context: StoreContext;
let uuid: string;

beforeAll(async () => {
  database = await openTestDatabase();
  context = await testContext(database);
  await fillMarket(context, 47);
  const [glass] = await database.query<{ uuid: string }>(`select uuid from collections where slug = 'glass'`);
  uuid = glass?.uuid ?? '';
}, 60_000);
afterAll(() => database.close());

const refresh = (hasChanged?: boolean) =>
  database.transaction((tx) => refreshCollectionStats(tx, context, uuid, now, hasChanged));
const stored = async () => {
  const [row] = await database.query<{ items: number; owed: boolean }>(
    'select items_count as items, counts_owed as owed from collections where uuid = $1',
    [uuid],
  );
  return row;
};
/** As if it had so many items, and had been counted so many seconds ago. */
const pretend = (items: number, ago: number) =>
  database.query(
    `update collections set items_count = $2, counts_owed = false,
       counts_time = extract(epoch from now())::bigint - $3 where uuid = $1`,
    [uuid, items, ago],
  );

describe('counts of a collection', () => {
  test('follow each change while it is small, and nothing else', async () => {
    await pretend(19_999, 0);
    expect(await refresh(false)).toBe(false);
    expect(await stored()).toEqual({ items: 19_999, owed: false });
    expect(await refresh()).toBe(true);
    expect(await stored()).toEqual({ items: 47, owed: false });
  });

  test('of a large one are owed until its rest is over, and then follow without another change', async () => {
    await pretend(100_000, 19);
    expect(await refresh()).toBe(false);
    expect(await stored()).toEqual({ items: 100_000, owed: true });
    await database.query('update collections set counts_time = counts_time - 1 where uuid = $1', [uuid]);
    expect(await refresh(false)).toBe(true);
    expect(await stored()).toEqual({ items: 47, owed: false });
  });

  test('wait for no clock that was put back', async () => {
    await pretend(100_000, -3_600);
    expect(await refresh()).toBe(true);
  });

  test('are owed to every collection of a store from before they had a rest', async () => {
    const old = await openPglite(undefined);
    try {
      await migrate(
        old,
        migrations.filter(({ id }) => id < 49),
      );
      await old.script(`insert into networks (chain_id, slug, name, cursor_block, cursor_hash, cursor_time)
          values (1, 'one', 'One', 5, 'h', 6);
        insert into collections (uuid, chain_id, address, slug, name, description, item_type, creator_name,
            creator_address, deployed_block, image, banner, royalty_bps, royalty_recipient, created_at, items_count)
          values ('${uuid}', 1, '0x1', 'old', 'Old', '', 2, 'Ada', '0x2', 1, '', '', 0, '0x2', 1, 900000)`);
      await migrate(old);
      expect(await refreshCounts(old, uuid)).toBe(true);
      expect(await old.query('select items_count as items from collections')).toEqual([{ items: 0 }]);
    } finally {
      await old.close();
    }
  });
});

test('the floor of each hour is the cheapest listing that stood then, whatever has become of it', async () => {
  const states = ['active', 'filled', 'cancelled', 'expired', 'inactive'];
  const orders = await database.query<{ hash: string }>(
    `select hash from orders where collection_uuid = $1 and side = 'listing' order by hash`,
    [uuid],
  );
  // Spread over a day by a fixed rule: those that are over ended by themselves, or before.
  const made = orders.map(({ hash }, at) => {
    const state = states[at % states.length] ?? '';
    const start = now - ((at * 7_919) % 90_000);
    const end = state === 'active' || state === 'inactive' ? now + 9_000 : start + ((at * 1_237) % 40_000);
    const closed = state === 'filled' || state === 'cancelled' ? start + ((end - start) >> 1) : null;
    return { hash, state, start, end, closed, rank: 1_000 + ((at * 31) % 97) };
  });
  for (const { hash, state, start, end, closed, rank } of made)
    await database.query(
      'update orders set state = $2, start_time = $3, end_time = $4, closed_time = $5, rank = $6 where hash = $1',
      [hash, state, start, end, closed, rank],
    );
  await database.query('delete from sales where collection_uuid = $1', [uuid]);
  await database.transaction((tx) => refreshFloors(tx, uuid, now));
  const [row] = await database.query<{ hours: (number | null)[] }>(
    `select floors->'hours' as hours from collections where uuid = $1`,
    [uuid],
  );
  const expected = Array.from({ length: 25 }, (_, at) => {
    const time = now - (24 - at) * 3_600;
    const stood = made.filter(
      ({ state, start, end, closed }) =>
        state !== 'inactive' && start <= time && end > time && (closed === null || closed > time),
    );
    return stood.length === 0 ? null : Math.min(...stood.map(({ rank }) => rank));
  });
  expect(new Set(expected).size).toBeGreaterThan(3);
  expect(row?.hours).toEqual(expected);
});
