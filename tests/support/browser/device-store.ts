import type { Page } from 'playwright/test';

/** Every entry of one of the device's stores, read from its database and not from the app. */
export const readDeviceStore = (page: Page, store: 'transactions' | 'cart'): Promise<unknown[]> =>
  page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const names = (await indexedDB.databases()).map((one) => one.name);
    if (!names.includes('vitrine')) return [];
    const database = await done(indexedDB.open('vitrine'));
    try {
      return (await done(database.transaction(name).objectStore(name).getAll())) as unknown[];
    } finally {
      database.close();
    }
  }, store);
