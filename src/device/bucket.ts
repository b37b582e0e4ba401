/*
 * What is deleted from a database stays readable in its files for as long as the browser likes. So whatever may name a
 * person is in storage buckets of its own: deleting a bucket deletes its files. A browser without buckets gets a
 * database of its own, which is deleted.
 */

type Buckets = {
  open(name: string, options: { durability: IDBTransactionDurability }): Promise<{ indexedDB: IDBFactory }>;
  delete(name: string): Promise<void>;
};
/** Chromium's; the DOM types lack it. */
const buckets = () => (navigator as { storageBuckets?: Buckets }).storageBuckets;

/** Where a database is: in a bucket of its own, or beside the others. */
export type Place = {
  factory(): Promise<IDBFactory>;
  /** Opens a connection while nobody deletes the database. */
  opening<T>(open: () => Promise<T>): Promise<T>;
  /** Runs `work` while nobody opens one. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Deletes the database with its files. No transaction may still run in it: that crashes all of Chromium 156. */
  remove(): Promise<void>;
};

export function createBucket(bucket: string, database: string, durability: IDBTransactionDurability): Place {
  const lock = `vitrine:bucket:${bucket}`;
  const opened: IDBFactory[] = [];
  return {
    async factory() {
      const factory = (await buckets()?.open(bucket, { durability }))?.indexedDB ?? globalThis.indexedDB;
      // Kept referenced: Chromium collects a factory even while requests are pending, and these are then never
      // answered.
      opened.push(factory);
      return factory;
    },
    opening: <T>(open: () => Promise<T>) => navigator.locks.request(lock, { mode: 'shared' }, open) as Promise<T>,
    alone: <T>(work: () => Promise<T>) => navigator.locks.request(lock, work) as Promise<T>,
    remove: () => buckets()?.delete(bucket) ?? deleteDatabase(database),
  };
}

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('Not deleted'));
  });
