import * as v from 'valibot';
import { signedOrderSchema } from '../contract/order.ts';
import { addressSchema, hash32Schema, traitSchema } from '../contract/primitives.ts';
import { createConnection, requested } from '../device/connection.ts';

/*
 * The orders that came to this device by links and files, and those that were made on it: the part of the book that no
 * file of the market has. Each was checked before it was written here.
 */

const addedSchema = v.object({
  hash: hash32Schema,
  chainId: v.number(),
  collection: addressSchema,
  trait: v.nullable(traitSchema),
  order: signedOrderSchema,
});
export type Added = v.InferOutput<typeof addedSchema>;

const ORDERS = 'orders';
/** A bound for what others may send; the oldest are dropped. */
const MOST = 2_000;

const connection = createConnection({
  name: 'vitrine-added-orders',
  version: 1,
  upgrade: (database) => void database.createObjectStore(ORDERS, { keyPath: 'hash' }).createIndex('at', 'at'),
});

/** One object an order, however often it is read: what was computed from it is found again. */
const same = new Map<string, Added>();

/** What is none (another version, damage) is skipped. */
export async function addedOrders(): Promise<Added[]> {
  const rows = await connection.run([ORDERS], 'readonly', (transaction) =>
    requested<unknown[]>(transaction.objectStore(ORDERS).getAll()),
  );
  return rows.flatMap((row) => {
    const parsed = v.safeParse(addedSchema, row);
    if (!parsed.success) return [];
    const known = same.get(parsed.output.hash) ?? parsed.output;
    same.set(known.hash, known);
    return [known];
  });
}

export const addOrder = (added: Added): Promise<void> =>
  connection.run([ORDERS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(ORDERS);
    await requested(store.put({ ...added, at: Date.now() }));
    const keys = await requested(store.index('at').getAllKeys());
    for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) store.delete(key);
  });

/** Orders that are over for good. */
export const dropOrders = (hashes: readonly string[]): Promise<void> =>
  connection.run([ORDERS], 'readwrite', async (transaction) => {
    for (const hash of hashes) await requested(transaction.objectStore(ORDERS).delete(hash));
  });
