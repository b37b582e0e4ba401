import { expect, test, vi } from 'vitest';
import { StoreUnavailableError } from './database.ts';
import { openPglite } from './pglite.ts';

test('a disk that is nearly full, mocked, is read and not written to, and written to again when there is room', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  let free = 10 ** 9;
  const store = await openPglite(undefined, () => free);
  try {
    await store.query('create table things (id int)');
    await store.query('insert into things values (1)');
    free = 60 * 1024 * 1024;
    vi.setSystemTime(1_000);
    for (const write of [
      () => store.query('insert into things values (2)'),
      () => store.query('with gone as (delete from things returning 1) select count(*) from gone'),
      () => store.transaction((tx) => tx.query('select 1')),
    ]) {
      await expect(write()).rejects.toBeInstanceOf(StoreUnavailableError);
    }
    expect(await store.query('select id from things')).toEqual([{ id: 1 }]);
    free = 10 ** 9;
    vi.setSystemTime(2_000);
    await store.query('insert into things values (2)');
    expect(await store.query('select id from things')).toEqual([{ id: 1 }, { id: 2 }]);
  } finally {
    vi.useRealTimers();
    await store.close();
  }
});
