import * as v from 'valibot';
import { seenOrderSchema, type SeenOrder } from '../domain/own-fills.ts';
import { inTransaction, requested, SEEN_ORDERS } from './database.ts';

const storedSchema = v.object({ owner: v.string(), orders: v.array(seenOrderSchema) });

/** A person's open orders, as some tab last saw them: shared by all tabs, so that each fill is told once. */
export async function readSeen(owner: string): Promise<SeenOrder[]> {
  const row = await inTransaction([SEEN_ORDERS], 'readonly', (transaction) =>
    requested<unknown>(transaction.objectStore(SEEN_ORDERS).get(owner)),
  );
  const stored = v.safeParse(storedSchema, row);
  return stored.success ? stored.output.orders : [];
}

/**
 * Stores nothing when `isStill` says no at the moment of writing: the person has left meanwhile. Throws on a
 * device that stores nothing: then nothing is told, rather than told again and again.
 */
export const storeSeen = (owner: string, orders: readonly SeenOrder[], isStill: () => boolean): Promise<void> =>
  inTransaction([SEEN_ORDERS], 'readwrite', async (transaction) => {
    if (!isStill()) return;
    await requested(transaction.objectStore(SEEN_ORDERS).put({ owner, orders: [...orders] }));
  });

export const forgetSeen = (): Promise<void> =>
  inTransaction([SEEN_ORDERS], 'readwrite', async (transaction) => {
    await requested(transaction.objectStore(SEEN_ORDERS).clear());
  });
