import { afterAll, beforeEach, expect, test } from 'vitest';
import { fillMarket, testContext } from '../../tests/support/server/market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { claimWaiting, endClaims, finishReading, ITEM_REST_SECONDS } from './metadata.ts';
import {
  askForChanged,
  askForSomeOfRange,
  noteChanged,
  type IdRange,
  type MetadataChanges,
} from './metadata-changes.ts';

const chainId = 31337;
const NOW = 2_000_000_000;
const ALL = { from: 0n, to: 2n ** 256n - 1n };
let database: Database | undefined;
let uuid = '';
let db: Database;

beforeEach(async () => {
  await database?.close();
  database = db = await openTestDatabase();
  ({ uuid } = await fillMarket(await testContext(db), 10));
  // As the loader leaves them.
  await db.query(`update nfts set metadata_state = 'done', metadata_read = $1`, [NOW]);
});
afterAll(() => database?.close());

const changesOf = (...ranges: IdRange[]): MetadataChanges => {
  const changes: MetadataChanges = new Map();
  for (const range of ranges) noteChanged(changes, uuid, range);
  return changes;
};
const only = (id: bigint): IdRange => ({ from: id, to: id });
const tell = (...ranges: IdRange[]) => askForChanged(db, chainId, changesOf(...ranges));
const claim = async (now: number) => {
  const items = await claimWaiting(db, chainId, now, 100);
  await endClaims(db, items);
  return items;
};
const waiting = async (now: number) =>
  (await claim(now)).map(({ identifier }) => identifier).toSorted((a, b) => Number(a) - Number(b));
const finish = async (now: number) => {
  const items = await claim(now);
  await db.query(`update nfts set metadata_state = 'done' where uuid = any($1::text[])`, [
    items.map((one) => one.uuid),
  ]);
  await finishReading(db, items, now);
};

test('thousands of events and the widest range are held as a few items and one range', () => {
  const many = changesOf(...Array.from({ length: 5_000 }, (_, at) => only(BigInt(at * 1_000)))).get(uuid);
  expect(many?.ids.size).toBeLessThanOrEqual(64);
  expect(many?.range?.from).toBe(0n);
  const last = [...(many?.ids ?? [])].at(-1) ?? many?.range?.to;
  expect(last).toBe(4_999_000n);
  expect(changesOf(only(5n), ALL, only(6n)).get(uuid)).toEqual({ ids: new Set([5n]), range: ALL });
  expect(changesOf({ from: 3n, to: 5n }).get(uuid)).toEqual({ ids: new Set([3n, 4n, 5n]), range: null });
  expect(changesOf({ from: 5n, to: 3n }).size).toBe(0);
});

test('an item that changes again and again is read once a rest, and once more for the last change', async () => {
  await tell(only(3n), only(99n));
  for (let times = 0; times < 5; times += 1) await tell(only(3n));
  expect(await waiting(NOW + ITEM_REST_SECONDS - 1)).toEqual([]);
  expect(await waiting(NOW + ITEM_REST_SECONDS)).toEqual(['3']);

  const read = NOW + 2 * ITEM_REST_SECONDS;
  await finish(read);
  expect(await waiting(read + 1_000)).toEqual([]);
  await tell(only(3n));
  expect(await waiting(read + ITEM_REST_SECONDS - 1)).toEqual([]);
  expect(await waiting(read + ITEM_REST_SECONDS)).toEqual(['3']);
});

test('a change that is told while the item is read is not lost', async () => {
  const at = NOW + ITEM_REST_SECONDS;
  await tell(only(3n));
  const items = await claim(at);
  await tell(only(3n));
  await db.query(`update nfts set metadata_state = 'done' where identifier = 3`);
  await finishReading(db, items, at);
  expect(await waiting(at + ITEM_REST_SECONDS - 1)).toEqual([]);
  expect(await waiting(at + ITEM_REST_SECONDS)).toEqual(['3']);
});

test('a range is one row, whose items are asked for some at a time; what is told meanwhile waits for the next pass', async () => {
  const at = NOW + ITEM_REST_SECONDS;
  await tell(ALL);
  await tell({ from: 5n, to: 500n });
  expect(await db.query('select count(*)::int as rows from metadata_ranges')).toEqual([{ rows: 1 }]);
  expect(await waiting(at)).toEqual([]);

  expect(await askForSomeOfRange(db, chainId, at, 4)).toBe(true);
  expect(await waiting(at)).toEqual(['1', '2', '3', '4']);
  await finish(at);
  await tell(ALL);
  expect(await askForSomeOfRange(db, chainId, at, 4)).toBe(true);
  expect(await waiting(at)).toEqual(['5', '6', '7', '8']);
  expect(await askForSomeOfRange(db, chainId, at, 4)).toBe(true);
  expect(await waiting(at)).toEqual(['5', '6', '7', '8', '9', '10']);
  await finish(at);

  // The next pass has its rest, and begins from the front.
  expect(await askForSomeOfRange(db, chainId, at + 599, 4)).toBe(false);
  expect(await askForSomeOfRange(db, chainId, at + 600, 4)).toBe(true);
  expect(await waiting(at + 600)).toEqual(['1', '2', '3', '4']);
  for (let steps = 0; steps < 2; steps += 1) await askForSomeOfRange(db, chainId, at + 600, 4);
  expect(await askForSomeOfRange(db, chainId, at + 10_000, 4)).toBe(false);
});
