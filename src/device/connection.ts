import type { Place } from './bucket.ts';
import { StoreTooNewError, StoreUnavailableError } from './store-errors.ts';

/** How to open a database. `upgrade` starts from whichever version is there and keeps what is stored. */
type Definition = {
  name: string;
  version: number;
  /** Where it is stored; beside the other databases by default. */
  place?: Place;
  /** Strict by default. Relaxed: a killed browser may lose the last writes. */
  durability?: 'relaxed';
  /** What is dropped, in this order, when the device has no room left. */
  room?: readonly (() => Promise<unknown>)[];
  upgrade: (database: IDBDatabase, event: Upgrade) => void;
};

/** Chromium alone says whether it found the files damaged and removed them. */
type Upgrade = IDBVersionChangeEvent & { dataLoss?: 'none' | 'total' };

/** One transaction: `work` must not await anything but its own requests. */
export type Run = <T>(
  stores: string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<T>,
) => Promise<T>;

export type Connection = { definition: Definition; run: Run; close(): Promise<void> };

/**
 * One connection to a database, opened on first use and reopened when it is lost. `run` resolves after `oncomplete`
 * with strict durability, so what it wrote survives a killed browser. Waiting for the request alone is not enough
 * (measured: 0 of 10 survived). It aborts when `work` throws.
 * `run` throws StoreUnavailableError, StoreTooNewError.
 */
export function createConnection(definition: Definition): Connection {
  const { place, durability = 'strict' } = definition;
  let opened: Promise<IDBDatabase> | null = null;

  /** Listens before it leaves the place: a removal is told once. */
  async function open(): Promise<IDBDatabase> {
    const database = await openDatabase(definition);
    // A tab upgrades or deletes it, or the browser closed it (iOS after a resume): reopened next time.
    database.onversionchange = () => {
      database.close();
      opened = null;
    };
    database.onclose = () => {
      opened = null;
    };
    return database;
  }

  async function connection(): Promise<IDBDatabase> {
    opened ??= place?.opening(open) ?? open();
    try {
      return await opened;
    } catch (cause) {
      opened = null;
      const isTooNew = cause instanceof DOMException && cause.name === 'VersionError';
      throw isTooNew ? new StoreTooNewError(cause) : new StoreUnavailableError(cause);
    }
  }

  const run: Run = async (stores, mode, work) => {
    try {
      return await runTransaction(await connection(), { stores, mode, durability }, work);
    } catch (error) {
      if (!isNamed(error, 'InvalidStateError')) throw error;
      // The connection died without an event: try once more on a new one.
      opened = null;
      return runTransaction(await connection(), { stores, mode, durability }, work);
    }
  };

  return {
    async run(stores, mode, work) {
      const room = [...(definition.room ?? [])];
      for (;;) {
        try {
          return await run(stores, mode, work);
        } catch (error) {
          const makeRoom = isNamed(error, 'QuotaExceededError') ? room.shift() : undefined;
          if (makeRoom === undefined) throw error instanceof DOMException ? new StoreUnavailableError(error) : error;
          await makeRoom().catch(() => undefined);
        }
      }
    },
    definition,
    close,
  };

  async function close(): Promise<void> {
    const closing = opened;
    opened = null;
    (await closing?.catch(() => null))?.close();
  }
}

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

async function openDatabase({ name, version, place, upgrade }: Definition): Promise<IDBDatabase> {
  const databases = (await place?.factory()) ?? indexedDB;
  return new Promise((resolve, reject) => {
    const request = databases.open(name, version);
    request.onupgradeneeded = (event) => upgrade(request.result, event);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another tab holds an older version open'));
  });
}

async function runTransaction<T>(
  db: IDBDatabase,
  how: { stores: string[]; mode: IDBTransactionMode; durability: IDBTransactionDurability },
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const writes = how.mode === 'readwrite';
  // Writes take every store, so that they run one after the other. Chromium 156 deletes the whole database when it
  // is killed while two that share no store are under way: it cannot take both back (docs/decisions.md).
  const stores = writes ? [...db.objectStoreNames] : how.stores;
  const transaction = db.transaction(stores, how.mode, { durability: writes ? how.durability : 'default' });
  const complete = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
  });
  try {
    const result = await work(transaction);
    await complete;
    return result;
  } catch (error) {
    complete.catch(() => undefined);
    try {
      transaction.abort();
    } catch {
      // Already finished or aborted.
    }
    throw error;
  }
}

/** An IndexedDB request as a promise. Rejects with the request's own error. */
export const requested = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
