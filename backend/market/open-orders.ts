import type { Queries } from '../db/database.ts';
import { countOpenOrders } from '../stores/orders.ts';
import { OrderRefusedError } from './order-refusal.ts';

/** Open orders of a maker on a network, listings and offers together. Each costs work whenever the maker moves money. */
export const OPEN_ORDERS = 1_000;

type Incoming = {
  row: { maker: string };
  queued: { submission: { replaces: object | null }; reject(reason: unknown): void };
};

/**
 * Those of these checked orders that have room beside what their maker has open; the others are refused.
 * One that replaces another needs none. Two nodes may let a few more in at the same moment.
 */
export async function withRoom<One extends Incoming>(
  db: Queries,
  chainId: number,
  orders: readonly One[],
): Promise<One[]> {
  const isFurther = (one: One) => one.queued.submission.replaces === null;
  const makers = new Set(orders.filter(isFurther).map((one) => one.row.maker));
  const open =
    makers.size === 0 ? new Map<string, number>() : await countOpenOrders(db, chainId, [...makers], OPEN_ORDERS);
  return orders.filter((one) => {
    if (!isFurther(one)) return true;
    const { maker } = one.row;
    const there = open.get(maker) ?? 0;
    open.set(maker, there + 1);
    if (there < OPEN_ORDERS) return true;
    one.queued.reject(
      new OrderRefusedError(
        'order.too-many',
        `You have ${OPEN_ORDERS.toLocaleString('en')} open orders on this network, and more are not taken. Cancel one first.`,
        409,
      ),
    );
    return false;
  });
}
