/*
 * What is deleted from a database stays readable in its files for as long as the browser likes. So what may
 * name a person has storage buckets of its own, whose files go when they are deleted; where a browser has no
 * buckets, a database of its own, which is deleted.
 */

type Buckets = {
  open(name: string, options: { durability: 'strict' | 'relaxed' }): Promise<{ indexedDB: IDBFactory }>;
  delete(name: string): Promise<void>;
};
/** Chromium's; the DOM types lack it. */
const buckets = () => (navigator as { storageBuckets?: Buckets }).storageBuckets;

/**
 * A bucket for one database. Chromium 156 ends, all of the browser, when a bucket is deleted under a running
 * transaction (measured). So whoever touches the database holds the lock, shared, and whoever deletes it
 * holds it alone.
 */
export function createBucket(bucket: string, database: string, durability: 'strict' | 'relaxed') {
  const lock = `vitrine:bucket:${bucket}`;
  const opened: unknown[] = [];
  return {
    async factory(): Promise<IDBFactory> {
      const factory = (await buckets()?.open(bucket, { durability }))?.indexedDB ?? globalThis.indexedDB;
      // Held on to: Chromium collects a factory under its pending requests, which are then never answered.
      opened.push(factory);
      return factory;
    },
    /** Runs `work` while nobody deletes the database. Must not be nested. */
    use: <T>(work: () => Promise<T>): Promise<T> =>
      navigator.locks.request(lock, { mode: 'shared' }, work) as Promise<T>,
    /** Runs `work` while nobody else touches the database. */
    alone: <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request(lock, work) as Promise<T>,
    /** Deletes the database with its files. Only inside `alone`, with no connection of one's own. */
    remove: (): Promise<void> => buckets()?.delete(bucket) ?? deleteDatabase(database),
  };
}

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('Not deleted'));
  });
