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
  /** Not in what an earlier build stored, nor where none was begun since it was kept. */
  renewal?: Renewal | undefined;
};

/** A new copy on its way, which takes the old one's place once it is whole; or what became of one that did not. */
export type Renewal = {
  state: 'running' | 'waiting' | 'stopped' | 'failed' | 'full';
  /** Somebody wants it now: everything is read again, on whatever connection. */
  asked: boolean;
  /** When it was begun, by which it is known; when it ended. */
  at: number;
  /** As of the collection; `total` is 0 until its first answer. */
  size: number;
  total: number;
  listed: number;
  next: string | null;
  kept: number;
};

/** One item, in the list's order. Answers are as they came. */
export type KeptItem = {
  slug: string;
  n: number;
  identifier: string;
  card: unknown;
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

const weight = (items: readonly KeptItem[]) => items.reduce((sum, { bytes }) => sum + bytes, 0);
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
 * Writes items and what they change of their collection, together; nothing of one that was removed meanwhile, or where
 * `change` refuses by null. Answers what it is now, null where nothing was written.
 */
export const changeKept = (
  slug: string,
  change: (collection: KeptCollection) => Partial<KeptCollection> | null,
  items: readonly KeptItem[] = [],
): Promise<KeptCollection | null> =>
  connection.run([COLLECTIONS, ITEMS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(COLLECTIONS);
    const found = await requested<KeptCollection | undefined>(store.get(slug));
    const changes = found === undefined ? null : change(found);
    if (found === undefined || changes === null) return null;
    const changed = { ...found, ...changes };
    store.put(changed);
    for (const item of items) transaction.objectStore(ITEMS).put(item);
    return changed;
  });

/** Where the items of a new copy wait: no collection is called so. */
const waiting = (slug: string) => `${slug}/renewed`;

/** The same of a renewal that is running; nothing once it is another, or none. */
export const changeRenewal = (
  slug: string,
  at: number,
  change: (renewal: Renewal) => Partial<Renewal>,
  items: readonly KeptItem[] = [],
): Promise<KeptCollection | null> =>
  changeKept(
    slug,
    ({ renewal }) =>
      renewal?.state === 'running' && renewal.at === at ? { renewal: { ...renewal, ...change(renewal) } } : null,
    items.map((item) => ({ ...item, slug: waiting(slug) })),
  );

/**
 * Puts the new copy in the old one's place, with what else changes of the collection: all of it or nothing. Answers
 * whether it did.
 */
export const takeRenewed = (
  slug: string,
  at: number,
  changes: Pick<KeptCollection, 'answer' | 'pictures'>,
): Promise<boolean> =>
  connection.run([COLLECTIONS, ITEMS], 'readwrite', async (transaction) => {
    const collections = transaction.objectStore(COLLECTIONS);
    const items = transaction.objectStore(ITEMS);
    const found = await requested<KeptCollection | undefined>(collections.get(slug));
    const { renewal } = found ?? {};
    if (found === undefined || renewal?.state !== 'running' || renewal.at !== at) return false;
    const { size, listed } = renewal;
    const all = await requested<KeptItem[]>(items.getAll(of(waiting(slug))));
    const renewed = all.filter(({ n }) => n < listed);
    items.delete(of(slug));
    items.delete(of(waiting(slug)));
    for (const item of renewed) items.put({ ...item, slug });
    const counts = { size, total: listed, listed, next: null, kept: renewed.length, bytes: weight(renewed) };
    collections.put({ ...found, ...changes, ...counts, at, renewal: undefined });
    return true;
  });

/** What waits of a new copy is dropped; the old one stays. */
export const dropRenewed = (slug: string): Promise<void> =>
  connection.run([ITEMS], 'readwrite', async (transaction) => {
    await requested(transaction.objectStore(ITEMS).delete(of(waiting(slug))));
  });

export const removeKept = (slug: string): Promise<void> =>
  connection.run([COLLECTIONS, ITEMS], 'readwrite', async (transaction) => {
    transaction.objectStore(COLLECTIONS).delete(slug);
    transaction.objectStore(ITEMS).delete(of(waiting(slug)));
    await requested(transaction.objectStore(ITEMS).delete(of(slug)));
  });

/** A frozen page hears of no deletion, which would wait for it, and everybody else with it. */
export const closeKept = (): Promise<void> => connection.close();

/**
 * Writes anew what `mayStay` lets pass; of the rest nothing is left, nor of what it was before. A renewal that is under
 * way ends.
 */
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
        renewal: undefined,
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
