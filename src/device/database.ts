import { createBucket } from './bucket.ts';
import { createConnection, requested, type Run } from './connection.ts';
import { PERSON } from './person-place.ts';
import { dropImages, dropKeptPictures, wipePages } from './room.ts';

export { requested };

/** What a log-out left of transactions in flight. */
export const GUARDS = 'guards';
/** Items of the cart. */
export const CART = 'cart';
/** Records of transactions. */
export const TRANSACTIONS = 'transactions';
/** Orders signed on this device. */
export const ORDERS = 'orders';
/** Who is signed in, and whose things a sign-out must still remove. */
export const SESSION = 'session';
/** Its key for a loss that the person has not been told of: this browser deleted what the database held. */
export const LOSS = 'loss';
/** A person's open orders, as some tab last saw them. */
export const SEEN_ORDERS = 'seen-orders';

/** What wallet code stores, by option and key. */
export const WALLETS = 'wallets';

/** On a full device this is dropped before the write of a record may fail. */
const room: (() => Promise<unknown>)[] = [dropImages, dropKeptPictures, wipePages];
/** Adds something to drop, after what was named before. */
export const onStorageFull = (drop: () => Promise<unknown>): void => void room.push(drop);

/** Holds nothing that identifies a person, and survives a sign-out. */
const device = createConnection({
  name: 'vitrine',
  version: 2,
  room,
  upgrade(database, { oldVersion }) {
    // Earlier builds kept transactions and orders here as well; on a new device these stores stay empty.
    if (oldVersion < 1) {
      database.createObjectStore(TRANSACTIONS, { keyPath: 'id' }).createIndex('userKey', 'userKey');
      database.createObjectStore(GUARDS, { keyPath: 'key' });
    }
    if (oldVersion < 2) {
      database.createObjectStore(CART, { keyPath: 'nftUuid' });
      database.createObjectStore(ORDERS, { keyPath: 'hash' }).createIndex('userKey', 'userKey');
    }
  },
});

/** Holds everything that identifies a person. */
export const person = createConnection({
  name: PERSON.database,
  version: 1,
  place: createBucket(PERSON.bucket, PERSON.database, 'strict'),
  room,
  upgrade(database, { dataLoss }) {
    database.createObjectStore(TRANSACTIONS, { keyPath: 'id' }).createIndex('userKey', 'userKey');
    database.createObjectStore(ORDERS, { keyPath: 'hash' }).createIndex('userKey', 'userKey');
    const session = database.createObjectStore(SESSION);
    if (dataLoss === 'total') session.put(true, LOSS);
    database.createObjectStore(SEEN_ORDERS, { keyPath: 'owner' });
    database.createObjectStore(WALLETS);
  },
});
export const OF_A_PERSON = [TRANSACTIONS, ORDERS, SESSION, SEEN_ORDERS, WALLETS];

let ready: Promise<void> = Promise.resolve();

/** Reading and writing a person's data waits for `work` to end, whether or not it succeeds. */
export function personWaitsFor(work: (device: Run, person: Run) => Promise<void>): void {
  ready = work(device.run, person.run).catch(() => undefined);
}

/**
 * One transaction over stores of one database: the person's or the device's, never both. Resolves when it is durable;
 * aborts when `work` throws. `work` must not await anything but its own requests.
 * @throws StoreUnavailableError, StoreTooNewError
 */
export const inTransaction: Run = async (stores, mode, work) => {
  if (!stores.some((store) => OF_A_PERSON.includes(store))) return device.run(stores, mode, work);
  await ready;
  return person.run(stores, mode, work);
};

/**
 * Called before a page freezes: a frozen page cannot close its connection, so it would hold up a deletion and everybody
 * who waits for that.
 */
export const closePerson = (): Promise<void> => person.close();
