import { expect } from 'playwright/test';
import type { App } from './app.ts';

type StoredSession = { refreshToken: string; user: { address: string; chainId: number } };

/** What the device keeps of a session: its copy in local storage first, then what IndexedDB holds. */
export async function storedSession(app: App): Promise<(StoredSession | null)[]> {
  return app.page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const copies = [JSON.parse(localStorage.getItem('vitrine-session') ?? 'null') as StoredSession | null];
    for (const { name } of await indexedDB.databases()) {
      if (name !== 'vitrine-session') continue;
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        copies.push(...((await done(database.transaction(store).objectStore(store).getAll())) as StoredSession[]));
      }
      database.close();
    }
    return copies;
  });
}

/** Nothing of a session on the device: neither in local storage nor in IndexedDB. */
export const expectNoSession = (app: App): Promise<void> =>
  expect.poll(async () => (await storedSession(app)).filter((one) => one !== null)).toEqual([]);
