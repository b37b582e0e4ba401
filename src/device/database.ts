import { VitrineError } from '../domain/errors.ts';

/** No durable store, no trade: the message says why, browsing goes on. */
export class StoreUnavailableError extends VitrineError {
  override name = 'StoreUnavailableError';
  constructor(cause: unknown) {
    super('The transaction store cannot be opened', {
      userMessage:
        'This browser does not let Vitrine keep a record of transactions on the device, so trading is off. Leave private browsing or free some storage, then try again.',
      cause,
    });
  }
}

/** The store was made by a newer build, which another tab runs: this one must not write to it. */
export class StoreTooNewError extends VitrineError {
  override name = 'StoreTooNewError';
  constructor(cause: unknown) {
    super('A newer Vitrine is open in another tab. Reload this page to trade here.', { cause });
  }
}

const NAME = 'vitrine';
const VERSION = 2;

/** Records of transactions. */
export const TRANSACTIONS = 'transactions';
/** What a log-out left of transactions in flight. */
export const GUARDS = 'guards';
/** Items of the cart. */
export const CART = 'cart';
/** Orders signed on this device. */
export const ORDERS = 'orders';

let opened: Promise<IDBDatabase> | null = null;

/** From whichever version is there; what is there stays. */
function upgrade(database: IDBDatabase, oldVersion: number): void {
  if (oldVersion < 1) {
    database.createObjectStore(TRANSACTIONS, { keyPath: 'id' }).createIndex('userKey', 'userKey');
    database.createObjectStore(GUARDS, { keyPath: 'key' });
  }
  if (oldVersion < 2) {
    database.createObjectStore(CART, { keyPath: 'nftUuid' });
    database.createObjectStore(ORDERS, { keyPath: 'hash' }).createIndex('userKey', 'userKey');
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
    request.onsuccess = () => {
      const database = request.result;
      // Another tab upgrades, or the browser closed us (iOS after a resume): open anew next time.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      database.onclose = () => {
        opened = null;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another tab holds an older version open'));
  });
}

async function database(): Promise<IDBDatabase> {
  opened ??= openDatabase();
  try {
    return await opened;
  } catch (cause) {
    opened = null;
    const isTooNew = cause instanceof DOMException && cause.name === 'VersionError';
    throw isTooNew ? new StoreTooNewError(cause) : new StoreUnavailableError(cause);
  }
}

/**
 * One transaction over a store. Resolves after `oncomplete` with strict durability, so what it
 * wrote survives a killed browser; a resolved request alone would not (research: 0 of 10).
 * Aborts when `work` throws. `work` must not await anything but its own requests.
 */
export async function inTransaction<T>(
  stores: string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  try {
    return await runTransaction(await database(), stores, mode, work);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw wrap(error);
    // The connection died without an event: once more on a new one.
    opened = null;
    return runTransaction(await database(), stores, mode, work);
  }
}

const wrap = (error: unknown) => (error instanceof DOMException ? new StoreUnavailableError(error) : error);

async function runTransaction<T>(
  db: IDBDatabase,
  stores: string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction(stores, mode, { durability: mode === 'readwrite' ? 'strict' : 'default' });
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
