import * as v from 'valibot';
import { orderSchema, type Order } from '../contract/order.ts';
import { addressSchema, hash32Schema } from '../contract/primitives.ts';
import { announceChange, onChange } from './channel.ts';
import { inTransaction, ORDERS, requested } from './database.ts';

/*
 * Every order signed on this device, durable before anybody else sees it: what was signed is
 * valid until it ends or is cancelled, whether or not a server knows of it.
 */

/** A signed order as its maker saw it, with its signature. */
export const storedOrderSchema = v.object({
  schema: v.literal(1),
  hash: hash32Schema,
  /** Whose it is, lower case. */
  userKey: addressSchema,
  order: orderSchema,
  /** `Type:Value`, as its publication must name it; null for anything but a trait offer. */
  trait: v.nullable(v.string()),
  /** Hash of the order it replaces. */
  replaces: v.nullable(hash32Schema),
  /** The marketplace has taken it. */
  published: v.boolean(),
  /** Device clock in ms, for display and order only. */
  signedAt: v.number(),
});
export type StoredOrder = v.InferOutput<typeof storedOrderSchema>;

/** Its name on the channel; no address can look like this. */
const CHANNEL_KEY = 'orders';

function parse(stored: unknown): StoredOrder | null {
  const parsed = v.safeParse(storedOrderSchema, stored);
  return parsed.success ? parsed.output : null;
}

/** Newest first. What is not a stored order (another version, damage) is skipped. */
async function ofUser(transaction: IDBTransaction, userKey: string): Promise<StoredOrder[]> {
  const stored: unknown[] = await requested(transaction.objectStore(ORDERS).index('userKey').getAll(userKey));
  return stored
    .map(parse)
    .filter((order): order is StoredOrder => order !== null)
    .toSorted((a, b) => b.signedAt - a.signedAt || (a.hash < b.hash ? -1 : 1));
}

/** @throws StoreUnavailableError */
export const listStoredOrders = (userKey: string): Promise<StoredOrder[]> =>
  inTransaction([ORDERS], 'readonly', (transaction) => ofUser(transaction, userKey));

export type NewStoredOrder = { order: Order; trait: string | null; replaces: `0x${string}` | null };

/**
 * Makes signed orders durable, all or none. Nothing of them has left the device when this resolves.
 * @throws StoreUnavailableError
 */
export async function storeOrders(orders: readonly NewStoredOrder[]): Promise<void> {
  const signedAt = Date.now();
  await inTransaction([ORDERS], 'readwrite', async (transaction) => {
    for (const { order, trait, replaces } of orders) {
      const stored: StoredOrder = {
        schema: 1,
        hash: order.hash,
        userKey: order.maker,
        order,
        trait,
        replaces,
        published: false,
        signedAt,
      };
      await requested(transaction.objectStore(ORDERS).put(stored));
    }
  });
  announceChange(CHANNEL_KEY);
}

/** The marketplace took it under this uuid; what it replaces is over. */
export async function markPublished(hash: `0x${string}`, uuid: string): Promise<void> {
  await inTransaction([ORDERS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(ORDERS);
    const stored = parse(await requested(store.get(hash)));
    if (stored === null) return;
    store.put({ ...stored, published: true, order: { ...stored.order, uuid } } satisfies StoredOrder);
    if (stored.replaces !== null) store.delete(stored.replaces);
  });
  announceChange(CHANNEL_KEY);
}

/** Takes orders out for good: cancelled, filled, ended, or given up by their maker. */
export async function removeStoredOrders(hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await inTransaction([ORDERS], 'readwrite', async (transaction) => {
    for (const hash of hashes) transaction.objectStore(ORDERS).delete(hash);
  });
  announceChange(CHANNEL_KEY);
}

/** The user changed or logged out: nothing of theirs stays. */
export async function clearStoredOrders(userKey: string): Promise<void> {
  await inTransaction([ORDERS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(ORDERS);
    // By key, so that what cannot be parsed goes too.
    for (const key of await requested(store.index('userKey').getAllKeys(userKey))) store.delete(key);
  });
  announceChange(CHANNEL_KEY);
}

/** Changes by this context and by other tabs; read the order store again then. */
export const onStoredOrdersChange = (listener: () => void): (() => void) =>
  onChange((key) => {
    if (key === CHANNEL_KEY) listener();
  });
