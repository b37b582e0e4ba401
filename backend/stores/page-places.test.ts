import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { startOfPage } from './page-places.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.script('create table things (id integer primary key)');
  await database.query('insert into things select generate_series(1, 3000)');
});
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

const list = 'select id::text as key, id::text as tie, row_number() over (order by id) as place from things';
const start = (offset: number) => startOfPage(database, { offset, list, params: [] });

test('first pages are counted, later ones begin near a known row, and what is beyond the end has nothing to walk through', async () => {
  expect(await start(40)).toEqual({ after: null, skip: 40 });
  expect(await start(1000)).toEqual({ after: null, skip: 1000 });
  expect(await start(1024)).toEqual({ after: { key: '1000', tie: '1000' }, skip: 24 });
  expect(await start(2999)).toEqual({ after: { key: '2750', tie: '2750' }, skip: 249 });
  expect(await start(1_000_000)).toMatchObject({ after: { key: '3000' } });
});

test('known rows are looked up again after a minute, without anybody waiting for that', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // A list of its own, so that the clock of this test is the only one.
  const keyAt = async (offset: number) =>
    (await startOfPage(database, { offset, list: `${list} where id > 0`, params: [] })).after?.key;
  expect(await keyAt(2000)).toBe('2000');
  await database.query('delete from things where id <= 500');
  expect(await keyAt(2000)).toBe('2000');
  vi.advanceTimersByTime(61_000);
  expect(await keyAt(2000)).toBe('2000');
  await vi.waitFor(async () => expect(await keyAt(2000)).toBe('2500'));
});
