import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { createElection } from './election.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await database.query('delete from leases');
});
afterEach(() => vi.useRealTimers());

/** What nodes have asked the store, and it has not answered. */
const asked = new Set<Promise<unknown>>();
function noted<T>(answer: Promise<T>): Promise<T> {
  asked.add(answer);
  const forget = () => void asked.delete(answer);
  answer.then(forget, forget);
  return answer;
}

/** A node that notes whether it does the task. */
function node(holder: string, o: { mayHold?: boolean; database?: Database; fails?: boolean } = {}) {
  const store = o.database ?? database;
  const seen = { isDoing: false, begun: 0, reported: [] as unknown[] };
  const election = createElection({
    database: { ...store, query: (sql, params) => noted(store.query(sql, params)) },
    name: 'index:31337',
    holder,
    mayHold: o.mayHold ?? true,
    tell: () => `told by ${holder}`,
    begin() {
      seen.isDoing = true;
      seen.begun += 1;
    },
    async end() {
      seen.isDoing = false;
      if (o.fails) throw new Error('cannot end');
    },
    report: (error) => void seen.reported.push(error),
  });
  return { ...election, seen };
}

/** So long that everybody has asked again, and all answers have come. */
const later = async (ms = 2_500) => {
  await vi.advanceTimersByTimeAsync(ms);
  while (asked.size > 0) {
    await Promise.allSettled(asked);
    await vi.advanceTimersByTimeAsync(0);
  }
};

test('one of three nodes does it; the others learn what it tells, and one without the role never does it', async () => {
  const [first, second, reader] = [node('one'), node('two'), node('three', { mayHold: false })];
  first.start();
  await later();
  second.start();
  reader.start();
  await later();
  expect([first, second, reader].map(({ seen }) => seen.isDoing)).toEqual([true, false, false]);
  expect([second.told(), reader.told()]).toEqual(['told by one', 'told by one']);

  await first.stop();
  await later();
  expect([first, second, reader].map(({ seen }) => seen.isDoing)).toEqual([false, true, false]);
  await later();
  expect(reader.told()).toBe('told by two');
  expect(second.seen.begun).toBe(1);
  await Promise.all([second.stop(), reader.stop()]);
});

test('a node that falls silent is replaced when its time is over by the store’s clock', async () => {
  await database.query(
    `insert into leases (name, holder, ends_at, told) values ('index:31337', 'dead', now() + interval '1 hour', '')`,
  );
  const other = node('two');
  other.start();
  await later();
  expect(other.seen.isDoing).toBe(false);
  await database.query(`update leases set ends_at = now() - interval '1 second'`);
  await later();
  expect(other.seen.isDoing).toBe(true);
  await other.stop();
});

test('a node that cannot reach the store ends by itself before another may begin, and begins again', async () => {
  let isCut = false;
  const cut: Database = {
    ...database,
    query: (sql, params) => (isCut ? Promise.reject(new Error('unreachable')) : database.query(sql, params)),
  };
  const only = node('one', { database: cut });
  only.start();
  await later();
  expect(only.seen.isDoing).toBe(true);
  isCut = true;
  await later(6_100);
  expect(only.seen.isDoing).toBe(false);
  isCut = false;
  await later();
  expect(only.seen).toMatchObject({ isDoing: true, begun: 2 });
  await only.stop();
});

test('a task that fails to end is reported, given away, and may begin again', async () => {
  const [failing, other] = [node('one', { fails: true }), node('two')];
  failing.start();
  await later();
  await database.query("update leases set holder = 'two', ends_at = now() + interval '6 seconds'");
  await later();
  expect(failing.seen).toMatchObject({ isDoing: false, begun: 1, reported: [new Error('cannot end')] });
  await database.query('delete from leases');
  await later();
  expect(failing.seen).toMatchObject({ isDoing: true, begun: 2 });
  await failing.stop();
  other.start();
  await later();
  expect(other.seen.isDoing).toBe(true);
  await other.stop();
});
