import type { Page } from 'playwright/test';

/** What a page holds once its garbage is collected, and what the device keeps of it. */
export type Weight = {
  heapBytes: number;
  listeners: number;
  nodes: number;
  /** Rows of all IndexedDB databases. */
  rows: number;
  cacheEntries: number;
  /** As the browser counts it, of everything that the origin stores. */
  storedBytes: number;
};

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
    let rows = 0;
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        rows += await done(database.transaction(store).objectStore(store).count());
      database.close();
    }
    let cacheEntries = 0;
    for (const name of await caches.keys()) cacheEntries += (await (await caches.open(name)).keys()).length;
    return { rows, cacheEntries, storedBytes: (await navigator.storage.estimate()).usage ?? 0 };
  });
  return {
    heapBytes: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    ...kept,
  };
}
