import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { StoreUnavailableError, type Database, type Queries } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What was heard, in its order. */
function ear() {
  const heard: string[] = [];
  let wake = () => {};
  const note = (word: string) => {
    heard.push(word);
    wake();
  };
  return {
    listener: { heard: note, missed: () => note('(missed)') },
    async until(word: string): Promise<string[]> {
      while (!heard.includes(word)) await new Promise<void>((resolve) => (wake = resolve));
      return heard;
    },
  };
}
const tell = (word: string) => database.query('select pg_notify($1, $2)', ['test_channel', word]);

test('what is committed is heard once, in its order, until one stops to listen', async () => {
  const { listener, until } = ear();
  const other = ear();
  const stop = await database.listen('test_channel', listener);
  const stopOther = await database.listen('test_channel', other.listener);
  await database.transaction(async (tx) => {
    await tx.query('select pg_notify($1, $2)', ['test_channel', 'first']);
    await tx.query('select pg_notify($1, $2)', ['test_channel', 'first']);
  });
  await database.query('select pg_notify($1, $2)', ['another_channel', 'not this']);
  await tell('second');
  expect(await until('second')).toEqual(['first', 'second']);
  await stop();
  await tell('third');
  await other.until('third');
  expect(await until('second')).toEqual(['first', 'second']);
  await stopOther();
});

test('on PostgreSQL a connection that was lost is made again, and tells that something may have been missed', async () => {
  const { listener, until } = ear();
  const stop = await database.listen('test_channel', listener);
  if (database.engine === 'postgres') {
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "test_channel"%'`,
    );
    await until('(missed)');
  }
  await tell('again');
  expect((await until('again')).at(-1)).toBe('again');
  await stop();
});

test('on PostgreSQL a transaction whose connection is cut fails alone: the process lives, and the next one works', async () => {
  const cut = (tx: Queries) =>
    database.engine === 'postgres'
      ? tx.query('select pg_terminate_backend(pg_backend_pid())')
      : Promise.reject(new StoreUnavailableError('PGlite has no connection'));
  await expect(database.transaction(cut)).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(await database.transaction((tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }]);
});
