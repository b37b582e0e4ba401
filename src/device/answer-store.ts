import { createBucket } from './bucket.ts';
import { createConnection, requested } from './connection.ts';
import { removeWhen } from './removal.ts';
import { dropImages, wipePages } from './room.ts';

/*
 * Public answers on the device, one entry per query. Like anybody, the signed-in person may be named in them, so they
 * have a bucket of their own.
 */

const NAME = 'vitrine-queries';
const STORE = 'queries';
const bucket = createBucket('answers', NAME, 'relaxed');
const connection = createConnection({
  name: NAME,
  version: 1,
  place: bucket,
  upgrade: (database) => void database.createObjectStore(STORE),
  durability: 'relaxed',
  room: [dropImages, wipePages],
});

const withStore = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
  connection.run([STORE], mode, (transaction) => work(transaction.objectStore(STORE)));

const read = (store: IDBObjectStore) =>
  Promise.all([requested(store.getAllKeys()), requested<unknown[]>(store.getAll())]);

export const readAnswer = (key: string): Promise<unknown> =>
  withStore('readonly', (store) => requested<unknown>(store.get(key)));

export const storeAnswer = (key: string, answer: unknown): Promise<void> =>
  withStore('readwrite', async (store) => void (await requested(store.put(answer, key))));

export const removeAnswer = (key: IDBValidKey): Promise<void> =>
  withStore('readwrite', (store) => requested(store.delete(key)));

/** Visits every entry, each in a task of its own: however many there are, no page waits for them. */
export const visitAnswers = (visit: (key: IDBValidKey, answer: unknown) => void): Promise<void> =>
  withStore(
    'readonly',
    (store) =>
      new Promise((resolve, reject) => {
        const request = store.openCursor();
        request.addEventListener('error', () => reject(request.error));
        request.addEventListener('success', () => {
          const cursor = request.result;
          if (cursor === null) return resolve();
          visit(cursor.key, cursor.value);
          cursor.continue();
        });
      }),
  );

export const countAnswers = (): Promise<number> => withStore('readonly', (store) => requested(store.count()));

/** Removes all of them, files included. */
export const dropAnswers = (): Promise<void> => keepAnswers(() => false);

/**
 * Called before a page freezes: a frozen page cannot close its connection, so it would hold up a deletion and everybody
 * who waits for that.
 */
export const closeAnswers = (): Promise<void> => connection.close();

/** Builds until 2026-11 kept them beside everything else. */
export const dropEarlierAnswers = async (): Promise<void> => {
  if ((await bucket.factory()) !== indexedDB) indexedDB.deleteDatabase(NAME);
};

/**
 * Rewrites only the entries that `mayStay` lets pass. Of the others nothing is left, nor of earlier versions of these.
 */
export async function keepAnswers(mayStay: (entry: [key: IDBValidKey, answer: unknown]) => boolean): Promise<void> {
  let kept: [key: IDBValidKey, answer: unknown][] = [];
  await removeWhen(connection, async (transaction) => {
    const [keys, answers] = await read(transaction.objectStore(STORE));
    kept = keys.map((key, n): [IDBValidKey, unknown] => [key, answers[n]]).filter(mayStay);
    return true;
  });
  await withStore('readwrite', async (store) => {
    // Another tab may have stored a newer one already.
    for (const [key, answer] of kept) if ((await requested(store.getKey(key))) === undefined) store.put(answer, key);
  });
}
