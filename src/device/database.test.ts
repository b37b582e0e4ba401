import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { makeRecord, USER } from '../../tests/support/trades/records.ts';
import { addTransaction, listTransactions, removeTransactions } from './transaction-store.ts';
import { inTransaction, requested, SESSION } from './database.ts';
import { dropEmptyPerson } from './drop-person.ts';

/* Without storage buckets, as in Firefox and Safari: the person's database is deleted. */

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(async () => {
  await removeTransactions(
    USER,
    (await listTransactions(USER)).map(({ id }) => id),
  );
});

test('a database in which nothing of a person is left is deleted; it is there again with the next entry', async () => {
  expect(await names()).toContain('vitrine-person');
  await dropEmptyPerson();
  expect(await names()).not.toContain('vitrine-person');
  await addTransaction(makeRecord({ id: 'next' }));
  expect((await listTransactions(USER)).map(({ id }) => id)).toEqual(['next']);
});

test('it stays while it holds anything of anybody', async () => {
  await addTransaction(makeRecord({ id: 'theirs' }));
  await dropEmptyPerson();
  expect((await listTransactions(USER)).map(({ id }) => id)).toEqual(['theirs']);
});

test('it is not deleted under a running transaction: what that one writes is there afterwards', async () => {
  let dropped = Promise.resolve();
  await inTransaction([SESSION], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(SESSION);
    dropped = dropEmptyPerson();
    // Only its own requests keep a transaction open.
    for (let round = 0; round < 50; round++) await requested(store.count());
    await requested(store.put({ refreshToken: 'new' }, 'current'));
  });
  await dropped;
  const stored = await inTransaction([SESSION], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(SESSION);
    const value = await requested<unknown>(store.get('current'));
    store.clear();
    return value;
  });
  expect(stored).toEqual({ refreshToken: 'new' });
});
