import * as v from 'valibot';
import type { Order } from '../../../contract/order.ts';
import { decimalStringSchema, itemTypeSchema, uintStringSchema } from '../../../contract/primitives.ts';
import { splitListing } from '../../order.ts';
import type { TransactionStatus } from '../record.ts';

/** Spec section 3: one bought thing as the modal shows it. */
export const purchasedTokenSchema = v.object({
  amount: uintStringSchema,
  price: v.object({ amount: decimalStringSchema, amountUsd: decimalStringSchema, symbol: v.string() }),
  displayImageURL: v.string(),
  network: v.string(),
  itemType: itemTypeSchema,
});

/** The fields both purchases share (spec section 3, "purchase types"). */
export const purchaseFieldsSchema = v.object({
  tokenList: v.array(purchasedTokenSchema),
  /** The uuids of the bought orders. */
  tokenUuids: v.array(v.string()),
  tokenName: v.string(),
  itemType: itemTypeSchema,
  network: v.string(),
  /** Marketplace and creator fees inside the price, in the currency's base units. */
  fee: uintStringSchema,
});
export type PurchaseFields = v.InferOutput<typeof purchaseFieldsSchema>;

export const PURCHASE_TITLES: Readonly<Record<TransactionStatus, string>> = {
  confirm: 'Approve purchase',
  approve: 'Approve purchase',
  pending: 'Transaction pending',
  success: 'Your purchase is complete',
  finalized: 'Your purchase is complete',
  reverted: 'Something went wrong',
  error: 'Something went wrong',
};

/** The fields of a purchase of these orders, the first of which gives it its name. */
export function describePurchase(entries: readonly { order: Order; units: bigint }[]): PurchaseFields {
  const first = entries[0]?.order;
  if (first === undefined) throw new RangeError('A purchase has at least one order');
  const fee = entries
    .flatMap(({ order, units }) => splitListing(order.parameters, units).fees)
    .reduce((sum, one) => sum + one.amount, 0n);
  return {
    tokenList: entries.map(({ order, units }) => ({
      amount: units.toString(),
      price: { amount: order.price.amount, amountUsd: order.price.amountUsd, symbol: order.price.token.symbol },
      displayImageURL: order.nft.image,
      network: order.network,
      itemType: order.nft.itemType,
    })),
    tokenUuids: entries.map(({ order }) => order.uuid),
    tokenName: first.nft.name,
    itemType: first.nft.itemType,
    network: first.network,
    fee: fee.toString(),
  };
}
