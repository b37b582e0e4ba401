import { createBucket } from './bucket.ts';
import { createConnection, requested } from './connection.ts';
import { removeWhen } from './removal.ts';

/*
 * Collections that somebody keeps whole on this device. Public, but the answers may name whoever is signed in, as
 * anybody: so they have a bucket of their own. Their pictures are in caches (`room.ts`).
 */

/** One collection, and how far it got. */
export type KeptCollection = {
  slug: string;
  /** By which pages call it as well. */
  uuid: string;
  address: string;
  name: string;
  state: 'keeping' | 'paused' | 'full' | 'done';
  /** How many items it has, and how many of them are kept when it is done. */
  size: number;
  total: number;
  /** Items that are known by the list; what the list is asked for next, null at its end. */
  listed: number;
  next: string | null;
  /** Items that are there with all that belongs to them, and what they weigh. */
  kept: number;
  bytes: number;
  /** What pages of it are told: the answer as it came. */
  answer: unknown;
  /** Widths that this device asks for of each item's picture, and addresses of the collection's own. */
  widths: readonly number[];
  pictures: readonly string[];
  at: number;
};

/** One item, in the list's order. Answers are as they came. */
export type KeptItem = {
  slug: string;
  n: number;
  identifier: string;
  card: unknown;
  /** Where a page of the list ends here: what the next one is asked for. */
  next?: string | null;
  /** Null until the item is there whole. */
  nft: unknown;
  info: unknown;
  pictures: readonly string[];
  bytes: number;
  at: number;
};

const NAME = 'vitrine-kept';
const COLLECTIONS = 'collections';
const ITEMS = 'items';
const BY_IDENTIFIER = 'identifier';

// Nothing gives way to it: a full device stops it.
const connection = createConnection({
  name: NAME,
  version: 1,
  place: createBucket('kept', NAME, 'relaxed'),
  durability: 'relaxed',
  upgrade(database) {
    database.createObjectStore(COLLECTIONS, { keyPath: 'slug' });
    const items = database.createObjectStore(ITEMS, { keyPath: ['slug', 'n'] });
    items.createIndex(BY_IDENTIFIER, ['slug', 'identifier']);
  },
});

const of = (slug: string) => IDBKeyRange.bound([slug], [slug, []]);

export const keptCollections = (): Promise<KeptCollection[]> =>
  connection.run([COLLECTIONS], 'readonly', (transaction) =>
    requested<KeptCollection[]>(transaction.objectStore(COLLECTIONS).getAll()),
  );

/** All of its items, in order. */
export const keptItems = (slug: string): Promise<KeptItem[]> =>
  connection.run([ITEMS], 'readonly', (transaction) =>
    requested<KeptItem[]>(transaction.objectStore(ITEMS).getAll(of(slug))),
  );

export const keptItem = (slug: string, identifier: string): Promise<KeptItem | undefined> =>
  connection.run([ITEMS], 'readonly', (transaction) =>
    requested<KeptItem | undefined>(transaction.objectStore(ITEMS).index(BY_IDENTIFIER).get([slug, identifier])),
  );

export const putCollection = (collection: KeptCollection): Promise<void> =>
  connection.run([COLLECTIONS], 'readwrite', async (transaction) => {
    await requested(transaction.objectStore(COLLECTIONS).put(collection));
  });

/**
 * Writes items and what they change of their collection, together; nothing of one that was removed meanwhile.
 * Answers what it is now, null where it is gone.
 */
export const changeKept = (
  slug: string,
  change: (collection: KeptCollection) => Partial<KeptCollection>,
  items: readonly KeptItem[] = [],
): Promise<KeptCollection | null> =>
  connection.run([COLLECTIONS, ITEMS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(COLLECTIONS);
    const found = await requested<KeptCollection | undefined>(store.get(slug));
    if (found === undefined) return null;
    const changed = { ...found, ...change(found) };
    store.put(changed);
    for (const item of items) transaction.objectStore(ITEMS).put(item);
    return changed;
  });

export const removeKept = (slug: string): Promise<void> =>
  connection.run([COLLECTIONS, ITEMS], 'readwrite', async (transaction) => {
    transaction.objectStore(COLLECTIONS).delete(slug);
    await requested(transaction.objectStore(ITEMS).delete(of(slug)));
  });

/** A frozen page hears of no deletion, which would wait for it, and everybody else with it. */
export const closeKept = (): Promise<void> => connection.close();

const weight = (items: readonly KeptItem[]) => items.reduce((sum, { bytes }) => sum + bytes, 0);

/** Writes anew what `mayStay` lets pass; of the rest nothing is left, nor of what it was before. */
export async function keepOfKept(mayStay: (row: KeptCollection | KeptItem) => boolean): Promise<void> {
  let collections: KeptCollection[] = [];
  let items: KeptItem[] = [];
  await removeWhen(connection, async (transaction) => {
    collections = await requested<KeptCollection[]>(transaction.objectStore(COLLECTIONS).getAll());
    items = await requested<KeptItem[]>(transaction.objectStore(ITEMS).getAll());
    return true;
  });
  const staying = collections.filter(mayStay);
  if (staying.length === 0) return;
  await connection.run([COLLECTIONS, ITEMS], 'readwrite', async (transaction) => {
    for (const collection of staying) {
      const before = items.filter(({ slug }) => slug === collection.slug);
      const after = before.filter(mayStay);
      const lost = before.filter((item) => !after.includes(item));
      transaction.objectStore(COLLECTIONS).put({
        ...collection,
        kept: collection.kept - lost.filter(({ nft }) => nft !== null).length,
        total: collection.total - lost.length,
        bytes: collection.bytes - weight(lost),
      });
      for (const item of after) transaction.objectStore(ITEMS).put(item);
    }
  });
}

/** On a full device it goes before the record of a transaction cannot be written. */
export const dropKept = (): Promise<void> => keepOfKept(() => false);
