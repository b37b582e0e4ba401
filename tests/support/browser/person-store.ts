import type { Page } from 'playwright/test';

/*
 * What the device stores of a person, read and written beside the app. Everybody who touches it holds the
 * bucket's lock: Chromium ends itself when a bucket is deleted under a running transaction.
 */

type Buckets = { open(name: string): Promise<{ indexedDB: IDBFactory }>; keys(): Promise<string[]> };
declare global {
  interface Navigator {
    readonly storageBuckets: Buckets;
  }
}

export type PersonStore = 'transactions' | 'orders' | 'session' | 'seen-orders' | 'wallets';
type Change = { clear?: boolean; put?: readonly unknown[] };

/** Changes a store, then answers its entries; makes the database as the app makes it. */
const touch = (page: Page, store: PersonStore, change: Change): Promise<unknown[]> =>
  page.evaluate(
    ([name, { clear = false, put = [] }]) =>
      navigator.locks.request<Promise<unknown[]>>('vitrine:bucket:person', { mode: 'shared' }, async () => {
        const isChange = clear || put.length > 0;
        if (!isChange && !(await navigator.storageBuckets.keys()).includes('person')) return [];
        const bucket = await navigator.storageBuckets.open('person');
        const request = bucket.indexedDB.open('vitrine-person', 1);
        request.addEventListener('upgradeneeded', () => {
          const database = request.result;
          database.createObjectStore('transactions', { keyPath: 'id' }).createIndex('userKey', 'userKey');
          database.createObjectStore('orders', { keyPath: 'hash' }).createIndex('userKey', 'userKey');
          database.createObjectStore('session');
          database.createObjectStore('seen-orders', { keyPath: 'owner' });
          database.createObjectStore('wallets');
        });
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
        });
        const transaction = database.transaction(name, isChange ? 'readwrite' : 'readonly');
        const entries = transaction.objectStore(name);
        if (clear) entries.clear();
        for (const entry of put) entries.put(entry);
        const all = entries.getAll();
        await new Promise((resolve, reject) => {
          transaction.addEventListener('complete', resolve);
          transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')));
        }).finally(() => database.close());
        return all.result as unknown[];
      }),
    [store, change] as const,
  );

export const readPersonStore = (page: Page, store: PersonStore): Promise<unknown[]> => touch(page, store, {});
export const putInPersonStore = (page: Page, store: PersonStore, entries: readonly unknown[]): Promise<unknown> =>
  touch(page, store, { put: entries });
export const clearPersonStore = (page: Page, store: PersonStore): Promise<unknown> =>
  touch(page, store, { clear: true });

/** Whether the device stores any answers. */
export const storesAnswers = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.storageBuckets.keys()).includes('answers'));

/** The device forgets every answer it stores. */
export const clearAnswers = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    navigator.locks.request('vitrine:bucket:answers', { mode: 'shared' }, async () => {
      if (!(await navigator.storageBuckets.keys()).includes('answers')) return;
      const bucket = await navigator.storageBuckets.open('answers');
      const request = bucket.indexedDB.deleteDatabase('vitrine-queries');
      await new Promise((resolve, reject) => {
        request.addEventListener('success', resolve);
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    }),
  );

/**
 * Another tab removes the device's answers, as a sign-out does there, step by step. `waiting`: what the tabs of the app
 * want to do with them meanwhile; a removal is exclusive.
 */
export async function removeAnswersSlowly(tab: Page) {
  const go = (step: string) => tab.evaluate((name) => void dispatchEvent(new Event(name)), step);
  await tab.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('vitrine:bucket:answers', async () => {
          held();
          await new Promise((next) => addEventListener('close-others', next));
          const { indexedDB } = await navigator.storageBuckets.open('answers');
          const request = indexedDB.open('vitrine-queries', 2);
          request.addEventListener('upgradeneeded', () => request.transaction?.abort());
          await new Promise((next) => addEventListener('let-go', next));
        });
      }),
  );
  const waiting = () =>
    tab.evaluate(async () => {
      const { pending = [] } = await navigator.locks.query();
      return pending.filter(({ name }) => name === 'vitrine:bucket:answers').map(({ mode }) => mode);
    });
  return { waiting, closeOthers: () => go('close-others'), letGo: () => go('let-go') };
}
