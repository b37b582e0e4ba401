import type { Order } from '../contract/order.ts';
import { compareBestOrder, type BestOrderVerdict } from './best-order.ts';
import { acceptOrder, type Cart, type CartItem } from './cart.ts';
import { splitListing } from './order.ts';

/** The best order of each asked item now, by the item's uuid; null when it is gone. */
export type BestOrders = ReadonlyMap<string, Order | null>;

/** What the best order of an item says of it in the cart. */
export const judgeItem = (item: CartItem, best: Order | null): BestOrderVerdict<Order> =>
  compareBestOrder(
    {
      name: item.name,
      priceValue: item.priceValue,
      priceToken: item.currency.address,
      units: BigInt(item.amount),
      maxAmount: item.maxAmount,
    },
    best,
  );

/**
 * What an item takes from the answers. Price and quantity the person saw stay theirs: only a click
 * (`acceptOrder`) changes them. The order behind an unchanged price may be another one by now.
 */
export function settleCart(cart: Cart, best: BestOrders): Cart {
  return cart.map((item) => {
    const order = best.get(item.nftUuid);
    if (order === undefined) return item;
    const verdict = judgeItem(item, order);
    if (verdict.verdict === 'idle') return acceptOrder(item, verdict.order);
    return { ...item, status: verdict.verdict === 'expired' ? 'expired' : 'active' };
  });
}

export type LineState =
  /** Can be bought at the price that was seen. */
  | 'active'
  /** Costs something else now, or fewer are left: waits for a click. */
  | 'changed'
  /** So many copies cannot be taken from the signed order: its amounts do not divide. */
  | 'indivisible'
  | 'expired'
  /** The viewer's own listing. */
  | 'own'
  /** Part of a transaction under way. */
  | 'buying';

export type CartLine = {
  /** As it would be bought now: with the present price where that has changed. */
  item: CartItem;
  state: LineState;
  /** What stands in the way: for an expired or changed one the spec's sentence. */
  message: string | null;
  /** What the person had seen, where it has changed. */
  was: CartItem | null;
  /** The checked order; null while nobody has asked. */
  order: Order | null;
};

/** What would be paid for: an expired item is left out, a changed one counts at its present price. */
export const isWanted = ({ state }: CartLine) => state === 'active' || state === 'changed' || state === 'indivisible';
/** Waits for the person: nothing is bought meanwhile. */
export const isUndecided = ({ state }: CartLine) => state === 'changed' || state === 'indivisible';

export type CartViewer = {
  /** Lower case; null for a visitor. */
  address: string | null;
  /** Uuids of the orders in transactions under way. */
  buying: ReadonlySet<string>;
  /** Device clock in ms, by which a checked order ends; 0 while it is not known. */
  now: number;
};

/** Each entry with its own verdict. */
export const linesOf = (cart: Cart, best: BestOrders, viewer: CartViewer): CartLine[] =>
  cart.map((item) => lineOf(item, inTime(best.get(item.nftUuid), viewer.now), viewer));

/** An order past its end is gone, whoever has not told yet. */
const inTime = (best: Order | null | undefined, now: number) =>
  best && now !== 0 && best.endTime * 1000 <= now ? null : best;

function lineOf(item: CartItem, best: Order | null | undefined, viewer: CartViewer): CartLine {
  const plain = { item, message: null, was: null, order: best ?? null };
  const bought = item.checkout?.order ?? null;
  // Its order goes because we buy it: no reason to call it expired.
  if (bought !== null && viewer.buying.has(bought)) return { ...plain, state: 'buying' };
  const verdict = judge(item, best);
  if (verdict.verdict === 'expired') return { ...plain, state: 'expired', message: verdict.message };
  const maker = best?.maker ?? item.maker;
  if (maker !== null && maker === viewer.address) return { ...plain, state: 'own' };
  if (verdict.verdict === 'return_best') {
    return { ...plain, item: acceptOrder(item, verdict.order), state: 'changed', message: verdict.message, was: item };
  }
  if (best && !divides(best, BigInt(item.amount))) {
    const message = `${item.name} cannot be bought in this number of copies. Choose another number.`;
    return { ...plain, state: 'indivisible', message };
  }
  return { ...plain, state: 'active' };
}

/** Seaport reverts when a part of any payment is not whole. */
function divides(order: Order, units: bigint): boolean {
  try {
    return splitListing(order.parameters, units).total > 0n;
  } catch {
    return false;
  }
}

/** Before an answer, the stored status speaks. */
function judge(item: CartItem, best: Order | null | undefined) {
  if (best !== undefined) return judgeItem(item, best);
  return item.status === 'expired' ? judgeItem(item, null) : { verdict: 'idle' as const };
}
