import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeRecord, USER } from '../../tests/support/trades/records.ts';

/* What builds until 2026-11 stored of a person in the device's own databases. */

const session = { refreshToken: 'a-token', user: { address: USER, chainId: 31337 } };

const opened = (name: string, version: number, upgrade: (database: IDBDatabase) => void) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const ended = (transaction: IDBTransaction) =>
  new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve();
  });

async function earlierDevice(): Promise<void> {
  const database = await opened('vitrine', 2, (made) => {
    made.createObjectStore('transactions', { keyPath: 'id' }).createIndex('userKey', 'userKey');
    made.createObjectStore('guards', { keyPath: 'key' });
    made.createObjectStore('cart', { keyPath: 'nftUuid' });
    made.createObjectStore('orders', { keyPath: 'hash' }).createIndex('userKey', 'userKey');
  });
  const writing = database.transaction(['transactions', 'guards', 'orders'], 'readwrite');
  writing.objectStore('transactions').put(makeRecord({ id: 'old' }));
  writing.objectStore('orders').put({ hash: '0x01', userKey: USER });
  writing.objectStore('guards').put({ key: 'g', expiresAt: 5 });
  await ended(writing);
  database.close();
  const sessions = await opened('vitrine-session', 1, (made) => void made.createObjectStore('session'));
  const signingIn = sessions.transaction('session', 'readwrite');
  signingIn.objectStore('session').put(session, 'current');
  await ended(signingIn);
  sessions.close();
}

/** A launch of today's build on this device. */
async function launch() {
  vi.resetModules();
  const database = await import('./database.ts');
  const { moveFromEarlierBuild } = await import('./earlier-build.ts');
  const { withLocks, walletLock } = await import('./locks.ts');
  const { listTransactions, applyEvent } = await import('./transaction-store.ts');
  database.personWaitsFor(moveFromEarlierBuild);
  const current = () =>
    database.inTransaction(['session'], 'readonly', (transaction) =>
      database.requested<unknown>(transaction.objectStore('session').get('current')),
    );
  const orderKeys = () =>
    database.inTransaction(['orders'], 'readonly', (transaction) =>
      database.requested(transaction.objectStore('orders').index('userKey').getAllKeys(USER)),
    );
  const ids = async () => (await listTransactions(USER)).map((record) => record.id);
  return { ...database, withLocks, walletLock, applyEvent, listTransactions, current, orderKeys, ids };
}

async function leftWithTheOthers(): Promise<number[]> {
  const count = async (name: string, version: number, stores: string[]) => {
    const database = await opened(name, version, () => undefined);
    const reading = database.transaction(stores);
    const counts = stores.map((store) => reading.objectStore(store).count());
    await ended(reading);
    database.close();
    return counts.map((request) => request.result);
  };
  return [
    ...(await count('vitrine', 2, ['transactions', 'orders', 'guards'])),
    ...(await count('vitrine-session', 1, ['session'])),
  ];
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await earlierDevice();
});
afterEach(() => vi.unstubAllGlobals());

test('transactions, orders and session are moved; what identifies nobody stays', async () => {
  const { ids, orderKeys, current } = await launch();
  expect(await ids()).toEqual(['old']);
  expect(await orderKeys()).toEqual(['0x01']);
  expect(await current()).toEqual(session);
  expect(await leftWithTheOthers()).toEqual([0, 0, 1, 0]);
});

test('nothing is moved while a tab runs a trade; the next launch does it', async () => {
  const { ids, withLocks, walletLock } = await launch();
  // Of another launch, whose tab runs its trade.
  await ids();
  vi.stubGlobal('indexedDB', new IDBFactory());
  await earlierDevice();
  await withLocks([walletLock('old')], async () => {
    const during = await launch();
    expect(await during.ids()).toEqual([]);
    expect(await during.current()).toBeUndefined();
    expect(await leftWithTheOthers()).toEqual([1, 1, 1, 1]);
  });
  expect(await (await launch()).ids()).toEqual(['old']);
});

test('a move that was cut off before it deleted overwrites nothing newer', async () => {
  const first = await launch();
  await first.ids();
  await first.inTransaction(['session', 'transactions'], 'readwrite', async (transaction) => {
    transaction.objectStore('session').put({ ...session, refreshToken: 'renewed' }, 'current');
    transaction.objectStore('transactions').put(makeRecord({ id: 'old', rev: 7 }));
  });
  await earlierDevice();
  const { listTransactions, current } = await launch();
  expect((await listTransactions(USER)).map((record) => record.rev)).toEqual([7]);
  expect(await current()).toEqual({ ...session, refreshToken: 'renewed' });
  expect(await leftWithTheOthers()).toEqual([0, 0, 1, 0]);
});
