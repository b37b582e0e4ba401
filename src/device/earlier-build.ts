import { createConnection, requested, type Run } from './connection.ts';
import { isTradeRunning, whenFree } from './locks.ts';

/*
 * Until 2026-11 a person's data was in the device's own databases. Names of stores and keys are those of such builds.
 */

const STORES = ['transactions', 'orders'];
const earlierSession = createConnection({
  name: 'vitrine-session',
  version: 1,
  upgrade: (database) => void database.createObjectStore('session'),
});

/**
 * Moves what an earlier build stored of a person to the person's own database: durable there before it is deleted here.
 * Not while a tab runs a trade: that tab may be of the earlier build, and write the outcome here.
 */
export const moveFromEarlierBuild = (device: Run, person: Run): Promise<void> =>
  whenFree('move', async () => {
    const session = await earlierSession.run(['session'], 'readonly', (transaction) =>
      requested<unknown>(transaction.objectStore('session').get('current')),
    );
    const rows = await device(STORES, 'readonly', (transaction) =>
      Promise.all(STORES.map((name) => entries(transaction, name))),
    );
    if (session === undefined && rows.every((stored) => stored.length === 0)) return;
    if (await isTradeRunning()) return;
    await person([...STORES, 'session'], 'readwrite', async (transaction) => {
      // What is there already is newer: an earlier move was cut off before it deleted its source.
      const add = async (store: IDBObjectStore, value: unknown, key: IDBValidKey) => {
        if ((await requested(store.getKey(key))) !== undefined) return;
        await requested(store.keyPath === null ? store.put(value, key) : store.put(value));
      };
      for (const [n, name] of STORES.entries())
        for (const [key, row] of rows[n] ?? []) await add(transaction.objectStore(name), row, key);
      if (session !== undefined) await add(transaction.objectStore('session'), session, 'current');
    });
    await device(STORES, 'readwrite', async (transaction) => {
      for (const [n, name] of STORES.entries())
        for (const [key] of rows[n] ?? []) transaction.objectStore(name).delete(key);
    });
    await earlierSession.run(['session'], 'readwrite', async (transaction) => {
      transaction.objectStore('session').delete('current');
    });
    await earlierSession.close();
  });

async function entries(transaction: IDBTransaction, name: string): Promise<[IDBValidKey, unknown][]> {
  const store = transaction.objectStore(name);
  const [keys, rows] = await Promise.all([requested(store.getAllKeys()), requested<unknown[]>(store.getAll())]);
  return keys.map((key, n) => [key, rows[n]]);
}
