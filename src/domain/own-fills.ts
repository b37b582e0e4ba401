import * as v from 'valibot';
import type { Order } from '../contract/order.ts';
import { hash32Schema, hexSchema, uintStringSchema } from '../contract/primitives.ts';
import { showAmount } from './decimals.ts';
import { multiplyDecimal } from './money.ts';
import * as texts from './order-texts.ts';

/** An own order as it was last seen open: enough to tell later what became of it. */
export const seenOrderSchema = v.object({
  hash: hash32Schema,
  chainId: v.number(),
  offerer: hexSchema,
  side: v.picklist(['listing', 'offer']),
  name: v.string(),
  /** For one copy. */
  amount: v.string(),
  symbol: v.string(),
  remaining: uintStringSchema,
  /** Device clock in ms. */
  ends: v.number(),
});
export type SeenOrder = v.InferOutput<typeof seenOrderSchema>;

export const seenOf = ({
  hash,
  chainId,
  side,
  parameters,
  nft,
  price,
  tokensRemaining,
  endTime,
}: Order): SeenOrder => ({
  hash,
  chainId,
  offerer: parameters.offerer,
  side,
  name: nft.name,
  amount: price.amount,
  symbol: price.token.symbol,
  remaining: tokensRemaining,
  ends: endTime * 1000,
});

export type Filled = { order: SeenOrder; copies: bigint };

/**
 * What happened to own orders between two checks. Fewer copies left of one that is still open were
 * filled: nothing else takes copies off an order. One that is gone may have been filled, cancelled
 * or have ended: the chain knows.
 */
export function compareOpen(before: readonly SeenOrder[], now: readonly SeenOrder[]) {
  const open = new Map(now.map((order) => [order.hash, order]));
  const partly = before.flatMap((order): Filled[] => {
    const copies = BigInt(order.remaining) - BigInt(open.get(order.hash)?.remaining ?? order.remaining);
    return copies > 0n ? [{ order, copies }] : [];
  });
  return { partly, gone: before.filter(({ hash }) => !open.has(hash)) };
}

/** For its maker, in a toast. */
export function filledText({ order, copies }: Filled): { title: string; description: string } {
  const what = copies === 1n ? order.name : `${copies} × ${order.name}`;
  const price = `${showAmount(multiplyDecimal(order.amount, copies))} ${order.symbol}`;
  return order.side === 'listing'
    ? { title: texts.sold(what, price), description: texts.fromListing }
    : { title: texts.bought(what, price), description: texts.offerAccepted };
}
