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
    await store.query('create sequence numbers');
    const body = `language sql as 'insert into things values (2)'`;
    await store.query(`create function add_thing() returns void ${body}`);
    await store.query(`create procedure add_things() ${body}`);
    free = 60 * 1024 * 1024;
    vi.setSystemTime(1_000);
    for (const write of [
      'insert into things values (2)',
      'with gone as (delete from things returning 1) select count(*) from gone',
      'merge into things using (values (1)) as v (id) on things.id = v.id when matched then delete',
      'select id from things for update',
      `select nextval('numbers')`,
      'select add_thing()',
      'call add_things()',
      'create table others (id int)',
    ]) {
      await expect(store.query(write), write).rejects.toBeInstanceOf(StoreUnavailableError);
    }
    await expect(store.transaction((tx) => tx.query('select 1'))).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(await store.query('select id from things where id = $1', [1])).toEqual([{ id: 1 }]);
    // Words that only look like a write.
    expect(await store.query(`with kept as (select 'update or delete' as words) select words from kept`)).toHaveLength(
      1,
    );
    await expect(store.query('select nothing from nowhere')).rejects.not.toBeInstanceOf(StoreUnavailableError);
    free = 10 ** 9;
    vi.setSystemTime(2_000);
    await store.query('insert into things values (2)');
    expect(await store.query('select id from things')).toEqual([{ id: 1 }, { id: 2 }]);
  } finally {
    vi.useRealTimers();
    await store.close();
  }
});
