import { createBucket } from './bucket.ts';
import { createConnection, requested, type Connection } from './connection.ts';
import { removeAfter } from './removal.ts';

/*
 * Collections that somebody keeps whole on this device. They are public, but like anybody, the signed-in person may be
 * named in them: so they have a bucket of their own. Their pictures are in caches (`room.ts`).
 */

/** One collection, and how far it got. */
export type KeptCollection = {
  slug: string;
  /** Pages may ask for the collection by this as well. */
  uuid: string;
  address: string;
  name: string;
  state: 'keeping' | 'paused' | 'full' | 'done';
  /** How many items it has, and how many of them are kept when it is done. */
  size: number;
  total: number;
  /** How many items were listed so far, and the cursor of the next page of the list; null at its end. */
  listed: number;
  next: string | null;
  /** How many items are stored completely, and their size. */
  kept: number;
  bytes: number;
  /** The answer for its pages, as it was received. */
  answer: unknown;
  /** Widths in which this device asks for each item's picture, and addresses of the collection's own pictures. */
  widths: readonly number[];
  pictures: readonly string[];
  at: number;
};

/** One item, in the list's order. Answers are as they were received. */
export type KeptItem = {
  slug: string;
  n: number;
  identifier: string;
  card: unknown;
  /** Where a page of the list ended with this item: the cursor of the next page. */
  next?: string | null;
  /** Null until the item is stored completely. */
  nft: unknown;
  info: unknown;
  pictures: readonly string[];
  bytes: number;
  at: number;
};

const NAME = 'vitrine-kept';
const SPARE = 'vitrine-kept-spare';
/** Held while everything is rewritten: by one tab at a time. */
const LOCK = 'vitrine:kept';
const COLLECTIONS = 'collections';
const ITEMS = 'items';
const BY_IDENTIFIER = 'identifier';

// Nothing gives way to either: a full device stops them.
const upgrade = (database: IDBDatabase): void => {
  database.createObjectStore(COLLECTIONS, { keyPath: 'slug' });
  const items = database.createObjectStore(ITEMS, { keyPath: ['slug', 'n'] });
  items.createIndex(BY_IDENTIFIER, ['slug', 'identifier']);
};
const connection = createConnection({
  name: NAME,
  version: 1,
  place: createBucket('kept', NAME, 'relaxed'),
  durability: 'relaxed',
  upgrade,
});
/** What may stay is here while the files of the other are deleted. */
const spare = createConnection({
  name: SPARE,
  version: 1,
  place: createBucket('kept-spare', SPARE, 'strict'),
  upgrade,
});

const of = (slug: string) => IDBKeyRange.bound([slug], [slug, []]);

const collectionsIn = ({ run }: Connection): Promise<KeptCollection[]> =>
  run([COLLECTIONS], 'readonly', (transaction) =>
    requested<KeptCollection[]>(transaction.objectStore(COLLECTIONS).getAll()),
  );

export const keptCollections = (): Promise<KeptCollection[]> => collectionsIn(connection);

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
 * Writes items together with the change to their collection; nothing if the collection was removed meanwhile. Returns
 * the collection as it is now, null where it is gone.
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

/**
 * Called before a page freezes: a frozen page cannot close its connection, so it would hold up a deletion and everybody
 * who waits for that.
 */
export const closeKept = (): Promise<void> => connection.close();

type MayStay = (row: KeptCollection | KeptItem) => boolean;

/** So many items are in memory at a time. */
const AT_ONCE = 100;

/** Copies a collection's items. Returns the collection without those that may not stay. */
async function copyItems(collection: KeptCollection, from: Connection, to: Connection, mayStay: MayStay) {
  let { kept, total, bytes } = collection;
  const end = [collection.slug, []];
  let rest = of(collection.slug);
  for (;;) {
    const items = await from.run([ITEMS], 'readonly', (transaction) =>
      requested<KeptItem[]>(transaction.objectStore(ITEMS).getAll(rest, AT_ONCE)),
    );
    const last = items.at(-1);
    if (last === undefined) return { ...collection, kept, total, bytes };
    rest = IDBKeyRange.bound([last.slug, last.n], end, true);
    const lost = items.filter((item) => !mayStay(item));
    kept -= lost.filter(({ nft }) => nft !== null).length;
    total -= lost.length;
    bytes -= lost.reduce((sum, item) => sum + item.bytes, 0);
    await to.run([ITEMS], 'readwrite', async (transaction) => {
      for (const item of items) if (!lost.includes(item)) transaction.objectStore(ITEMS).put(item);
    });
  }
}

/** Collections are written last and together: where there are any, everything is there. */
async function copy(from: Connection, to: Connection, mayStay: MayStay): Promise<void> {
  const copied: KeptCollection[] = [];
  for (const collection of (await collectionsIn(from)).filter(mayStay))
    copied.push(await copyItems(collection, from, to, mayStay));
  if (copied.length === 0) return;
  await to.run([COLLECTIONS], 'readwrite', async (transaction) => {
    for (const collection of copied) transaction.objectStore(COLLECTIONS).put(collection);
  });
}

/** Brings back what is in the spare, except collections that somebody has begun to keep anew. */
const bringBack = (): Promise<void> =>
  removeAfter(spare, async (alone) => {
    if ((await collectionsIn(alone)).length === 0) return;
    const there = (await keptCollections()).map(({ slug }) => slug);
    await copy(alone, connection, ({ slug }) => !there.includes(slug));
  });

/**
 * Keeps only what `mayStay` lets pass. Deleted rows and earlier versions of others stay readable in the files, so all
 * files go and what may stay is written anew. If the page dies on the way, the next call goes on from there.
 */
export const keepOfKept = (mayStay: MayStay): Promise<void> =>
  navigator.locks.request(LOCK, async () => {
    await bringBack();
    await removeAfter(connection, (alone) => copy(alone, spare, mayStay));
    await bringBack();
  });

/** On a full device this is dropped before the write of a record may fail. */
export const dropKept = (): Promise<void> => keepOfKept(() => false);
