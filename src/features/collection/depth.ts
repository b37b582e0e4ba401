import type { ListedOrder } from '../../contract/listed-order.ts';

/** Orders at one price for one thing. */
export type Level = {
  key: string;
  price: ListedOrder['price'];
  /** An offer's trait; null for the whole collection, and for listings. */
  trait: string | null;
  /** Units that could be bought, or sold into, at this price. */
  units: bigint;
  orders: number;
  /** Units at this price and every better one. */
  upTo: bigint;
};

/** Orders by price, in the order they came (the best first). Offers on a single item are another's business. */
export function levels(orders: readonly ListedOrder[]): Level[] {
  const found = new Map<string, Level>();
  for (const order of orders) {
    if (order.side === 'offer' && order.nft.identifier !== null) continue;
    const trait = order.criteria === null ? null : `${order.criteria.traitType}: ${order.criteria.value}`;
    const key = `${order.price.token.address}-${order.price.value}-${trait ?? ''}`;
    const level = found.get(key) ?? { key, price: order.price, trait, units: 0n, orders: 0, upTo: 0n };
    level.units += BigInt(order.maxAmount);
    level.orders += 1;
    found.set(key, level);
  }
  let upTo = 0n;
  return [...found.values()].map((level) => ({ ...level, upTo: (upTo += level.units) }));
}
