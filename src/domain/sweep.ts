import type { Order } from '../contract/order.ts';
import type { Token } from '../contract/token.ts';
import { CART_MAX, holds, itemOfOrder, type Cart, type CartItem } from './cart.ts';

/** Items of one sweep, at most. */
export const SWEEP_MAX = 20;

const sameToken = (a: Token, b: Token) => a.address.toLowerCase() === b.address.toLowerCase();

/** The currencies of these listings, that of the cheapest first. */
export function currenciesOf(orders: readonly Order[]): Token[] {
  const found: Token[] = [];
  for (const { price } of orders) if (!found.some((one) => sameToken(one, price.token))) found.push(price.token);
  return found;
}

/**
 * What a sweep could add to the cart, cheapest first: one listing an item, in one currency; nothing of the viewer's
 * own, nothing that the cart holds, no more than it has room for. `orders` are cheapest first.
 */
export function sweepable(
  orders: readonly Order[],
  o: { currency: Token; viewer: string | null; cart: Cart; now: number },
): CartItem[] {
  const items: CartItem[] = [];
  for (const order of orders) {
    // The cart stands by the moment of adding: so it keeps the order of the prices.
    const item = itemOfOrder(order, o.now + items.length);
    const isOwn = order.maker.toLowerCase() === o.viewer?.toLowerCase();
    if (item === null || isOwn || !sameToken(order.price.token, o.currency)) continue;
    if (holds(o.cart, item.nftUuid) || holds(items, item.nftUuid)) continue;
    items.push(item);
  }
  return items.slice(0, Math.max(0, Math.min(SWEEP_MAX, CART_MAX - o.cart.length)));
}

/** What these cost together and the dearest of them, in base units; one copy of each. */
export function costOf(items: readonly CartItem[]): { total: bigint; dearest: bigint } {
  const values = items.map(({ priceValue }) => BigInt(priceValue));
  return {
    total: values.reduce((sum, value) => sum + value, 0n),
    dearest: values.reduce((most, value) => (value > most ? value : most), 0n),
  };
}
