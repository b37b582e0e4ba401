import type { Page } from 'playwright/test';
import { readPersonStore } from './person-store.ts';

/** Every entry of one of the device's stores, read from its database and not from the app. */
export const readDeviceStore = (page: Page, store: 'transactions' | 'cart'): Promise<unknown[]> =>
  store === 'transactions' ? readPersonStore(page, store) : readCartStore(page);

const readCartStore = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const names = (await indexedDB.databases()).map((one) => one.name);
    if (!names.includes('vitrine')) return [];
    const database = await done(indexedDB.open('vitrine'));
    try {
      return (await done(database.transaction('cart').objectStore('cart').getAll())) as unknown[];
    } finally {
      database.close();
    }
  });

type Pin = { chainId: number; rpcUrls: string[] };

/** What the device holds to about each network; with `change`, that of one is another from now on. */
const pins = (page: Page, change: { chainId: number; pin: Partial<Pin> } | null): Promise<Pin[]> =>
  page.evaluate(async (wanted) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const names = (await indexedDB.databases()).map((one) => one.name);
    if (!names.includes('vitrine-pins')) return [];
    const database = await done(indexedDB.open('vitrine-pins'));
    try {
      const store = database.transaction('pins', 'readwrite').objectStore('pins');
      const rows = (await done(store.getAll())) as { schema: 1; pin: Pin }[];
      const row = rows.find(({ pin }) => pin.chainId === wanted?.chainId);
      if (row !== undefined && wanted !== null) {
        await done(store.put({ ...row, pin: { ...row.pin, ...wanted.pin } }, wanted.chainId));
      }
      return rows.map(({ pin }) => pin);
    } finally {
      database.close();
    }
  }, change);

export const storedPins = (page: Page): Promise<Pin[]> => pins(page, null);
export const changePin = (page: Page, chainId: number, pin: Partial<Pin>) => pins(page, { chainId, pin });
