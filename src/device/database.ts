import { createBucket } from './bucket.ts';
import { createConnection, requested, type Run } from './connection.ts';
import { PERSON } from './person-place.ts';
import { dropImages, dropKeptPictures, dropPages } from './room.ts';

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

/** What the code of wallets keeps, by option and key. */
export const WALLETS = 'wallets';

/** On a full device this goes before a record cannot be written. */
const room: (() => Promise<unknown>)[] = [dropImages, dropKeptPictures, dropPages];
/** `drop` goes as well, after what was named before. */
export const onStorageFull = (drop: () => Promise<unknown>): void => void room.push(drop);

/** What names nobody, and outlives a sign-out. */
const device = createConnection({
  name: 'vitrine',
  version: 2,
  room,
  upgrade(database, { oldVersion }) {
    // Builds until now kept transactions and orders here as well; a new device has them for nothing.
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

/** What names a person. */
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

/** Whoever reads or writes what names a person waits for `work`, whether or not it can be done. */
export function personWaitsFor(work: (device: Run, person: Run) => Promise<void>): void {
  ready = work(device.run, person.run).catch(() => undefined);
}

/**
 * One transaction over stores of one database: either what names a person, or what names nobody. Resolves
 * when it is durable; aborts when `work` throws. `work` must not await anything but its own requests.
 * @throws StoreUnavailableError, StoreTooNewError
 */
export const inTransaction: Run = async (stores, mode, work) => {
  if (!stores.some((store) => OF_A_PERSON.includes(store))) return device.run(stores, mode, work);
  await ready;
  return person.run(stores, mode, work);
};

/** A frozen page hears of no deletion, which would wait for it, and everybody else with it. */
export const closePerson = (): Promise<void> => person.close();
