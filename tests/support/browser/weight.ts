import type { Page } from 'playwright/test';

/** What a page holds once its garbage is collected, and what the device keeps of it. */
export type Weight = {
  heapBytes: number;
  listeners: number;
  nodes: number;
  /** Rows of all IndexedDB databases, in every bucket. */
  rows: number;
  /** Answers in Cache Storage, in every bucket, and the bytes of their bodies. */
  cacheEntries: number;
  cacheBytes: number;
  /** As the browser counts it, of everything that the origin stores, in every bucket. */
  storedBytes: number;
};

/** What the default bucket and a named one have in common (the Storage Buckets API). */
type Place = { indexedDB: IDBFactory; caches: CacheStorage; estimate(): Promise<StorageEstimate> };
type Buckets = { keys(): Promise<string[]>; open(name: string): Promise<Place> };

/** The heap and the document's own numbers come by the browser's protocol; a page cannot read them itself. */
export async function weigh(page: Page): Promise<Weight> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  // What the first collection lets go of holds more.
  for (let time = 0; time < 2; time += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  await devTools.detach();
  const metric = (name: string): number => {
    const found = metrics.find((one) => one.name === name);
    if (found === undefined) throw new Error(`The browser does not tell ${name}`);
    return found.value;
  };
  const kept = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const { storageBuckets } = navigator as unknown as { storageBuckets?: Buckets };
    const places: Place[] = [{ indexedDB, caches, estimate: () => navigator.storage.estimate() }];
    for (const name of (await storageBuckets?.keys()) ?? []) {
      const bucket = await storageBuckets?.open(name);
      if (bucket) places.push(bucket);
    }
    const all = { rows: 0, cacheEntries: 0, cacheBytes: 0, storedBytes: 0 };
    for (const place of places) {
      for (const { name } of await place.indexedDB.databases()) {
        if (name === undefined) continue;
        const database = await done(place.indexedDB.open(name));
        for (const store of database.objectStoreNames)
          all.rows += await done(database.transaction(store).objectStore(store).count());
        database.close();
      }
      for (const name of await place.caches.keys()) {
        const answers = await (await place.caches.open(name)).matchAll();
        all.cacheEntries += answers.length;
        for (const answer of answers) all.cacheBytes += (await answer.blob()).size;
      }
      all.storedBytes += (await place.estimate()).usage ?? 0;
    }
    return all;
  });
  return {
    heapBytes: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    ...kept,
  };
}
