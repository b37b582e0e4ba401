import type { Order } from '../contract/order.ts';
import type { Token } from '../contract/token.ts';
import type { Cart, CartItem } from './cart.ts';
import { isUndecided, isWanted, type CartLine } from './cart-check.ts';

/** One transaction of a checkout: everything in one currency. */
export type CheckoutPart = { token: Token; chainId: number; entries: { order: Order; units: bigint }[] };

/**
 * What a checkout buys, one part a currency, in the order of the cart. Null when something still
 * waits for the person's word or has not been checked: then nothing is bought at all.
 */
export function planCheckout(lines: readonly CartLine[]): CheckoutPart[] | null {
  return lines.some(isUndecided) ? null : partsOf(lines.filter((line) => line.state === 'active'));
}

/** One part a currency, in the order of the cart; null while one of the lines has not been checked. */
export function partsOf(lines: readonly CartLine[]): CheckoutPart[] | null {
  const parts = new Map<string, CheckoutPart>();
  for (const { item, order } of lines) {
    if (order === null) return null;
    const part = parts.get(item.currency.address) ?? { token: item.currency, chainId: item.chainId, entries: [] };
    part.entries.push({ order, units: BigInt(item.amount) });
    parts.set(item.currency.address, part);
  }
  return [...parts.values()];
}

/** What its call pays, in base units. */
export const valueOf = ({ entries }: CheckoutPart): bigint =>
  entries.reduce((sum, { order, units }) => sum + BigInt(order.price.value) * units, 0n);

/** Whether a person who pressed Buy before these lines agreed to those: same items, prices and copies. */
export function sameTerms(seen: readonly CartLine[], now: readonly CartLine[]): boolean {
  const terms = (lines: readonly CartLine[]) =>
    lines
      .filter(isWanted)
      .map(({ state, item }) => [state, item.nftUuid, item.amount, item.priceValue, item.currency.address].join())
      .join(';');
  return terms(seen) === terms(now);
}

/** Everything in the cart belongs to this checkout now; what it does not buy is marked as left out. */
export function markCheckout(cart: Cart, id: string, parts: readonly CheckoutPart[]): Cart {
  const orders = parts.flatMap((part) => part.entries.map(({ order }) => order));
  return cart.map((item) => {
    const order = orders.find((one) => one.nft.uuid === item.nftUuid);
    return { ...item, checkout: { id, order: order?.uuid ?? null } };
  });
}

/** A transaction that buys, as far as the cart cares. */
export type CartPurchase = {
  /** A purchase on an item's page is a checkout of its own. */
  checkout: string;
  /** Orders it set out to buy, and those proved bought. */
  orders: readonly string[];
  bought: readonly string[];
  succeeded: boolean;
  isUnderWay: boolean;
  startedAt: number;
};

/**
 * What stays in the cart. An entry leaves when its purchase is proved; the whole checkout leaves
 * when each of its transactions succeeded. A part that never came to be a transaction, or was
 * put away after it failed, keeps everything else here; so does what was added later.
 */
export function afterPurchases(cart: Cart, purchases: readonly CartPurchase[]): Cart {
  const isBought = (item: CartItem) =>
    purchases.some((one) => item.addedAt <= one.startedAt && one.bought.includes(item.checkout?.order ?? item.uuid));
  const left = cart.filter((item) => !isBought(item));
  const isOver = (id: string) => {
    const own = purchases.filter((one) => one.checkout === id);
    const named = new Set(own.flatMap((one) => one.orders));
    const isNamed = ({ checkout }: CartItem) =>
      checkout?.id !== id || checkout.order === null || named.has(checkout.order);
    return own.length > 0 && own.every((one) => one.succeeded) && left.every(isNamed);
  };
  const stays = left.filter((item) => item.checkout === null || !isOver(item.checkout.id));
  return stays.length === cart.length ? cart : stays;
}
