import type { Page } from 'playwright/test';

/** Everything that pages of this origin can read of what is stored, as one text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    const read = async (factory: IDBFactory) => {
      for (const { name = '' } of await factory.databases()) {
        const database = await done(factory.open(name));
        for (const store of database.objectStoreNames) {
          const objects = database.transaction(store).objectStore(store);
          found.push(name, store, await done(objects.getAllKeys()), await done(objects.getAll()));
        }
        database.close();
      }
    };
    await read(indexedDB);
    for (const name of await navigator.storageBuckets.keys())
      await navigator.locks.request(`vitrine:bucket:${name}`, { mode: 'shared' }, async () =>
        read((await navigator.storageBuckets.open(name)).indexedDB),
      );
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = request.url.split('.').pop() ?? '';
        found.push(request.url);
        if (!['js', 'css', 'woff2'].includes(type)) found.push(await (await cache.match(request))?.text());
      }
    }
    return JSON.stringify(found);
  });
