import * as v from 'valibot';
import { decimalStringSchema, itemTypeSchema, uintStringSchema } from '../../../contract/primitives.ts';

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
