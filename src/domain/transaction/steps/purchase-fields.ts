import * as v from 'valibot';
import type { Order } from '../../../contract/order.ts';
import type { Token } from '../../../contract/token.ts';
import { decimalStringSchema, itemTypeSchema, uintStringSchema } from '../../../contract/primitives.ts';
import { parseUnits } from '../../money.ts';
import { splitListing } from '../../order.ts';
import type { TransactionRecord } from '../record.ts';
import { titled } from '../view.ts';
import * as texts from '../texts.ts';

/** One bought item as the modal shows it. */
export const purchasedTokenSchema = v.object({
  amount: uintStringSchema,
  price: v.object({ amount: decimalStringSchema, amountUsd: decimalStringSchema, symbol: v.string() }),
  displayImageURL: v.string(),
  network: v.string(),
  itemType: itemTypeSchema,
});

/** The fields both purchases share. */
export const purchaseFieldsSchema = v.object({
  tokenList: v.array(purchasedTokenSchema),
  /** The uuids of the bought orders. */
  tokenUuids: v.array(v.string()),
  tokenName: v.string(),
  itemType: itemTypeSchema,
  network: v.string(),
  /** Marketplace and creator fees inside the price, in the currency's base units. */
  fee: uintStringSchema,
  /** Of the currency, to read `fee`; builds before did not store it. */
  decimals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type PurchaseFields = Omit<v.InferOutput<typeof purchaseFieldsSchema>, 'decimals'> & {
  /** Null only where an old record holds neither them nor what they follow from. */
  decimals: number | null;
};

export const PURCHASE_TITLES = titled(texts.approvePurchase, texts.approvePurchase, texts.purchaseComplete);

/** The fields of a purchase of these orders, the first of which gives it its name. */
export function describePurchase(
  entries: readonly { order: Order; units: bigint }[],
): PurchaseFields & { decimals: number } {
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
    decimals: first.price.token.decimals,
  };
}

/** As many as a token may have. */
const DECIMALS_AT_MOST = 36;

/**
 * For records of builds that stored no decimals: they stored one price both for people and in base
 * units, which tells them exactly.
 */
function decimalsOf(amount: string | undefined, value: string | undefined): number | null {
  if (amount === undefined || value === undefined) return null;
  for (let decimals = 0; decimals <= DECIMALS_AT_MOST; decimals += 1) {
    if (parseUnits(amount, decimals)?.toString() === value) return decimals;
  }
  return null;
}

/**
 * The stored fields of a purchase, as this build stores them, whichever build did; null when they are
 * none. `entries`: the listings of its arguments, in the same order.
 */
export function readPurchase(
  record: TransactionRecord,
  entries: readonly { priceValue: string }[],
): PurchaseFields | null {
  const parsed = v.safeParse(purchaseFieldsSchema, record);
  if (!parsed.success) return null;
  const { decimals, ...fields } = parsed.output;
  return { ...fields, decimals: decimals ?? decimalsOf(fields.tokenList[0]?.price.amount, entries[0]?.priceValue) };
}

/** The currency in which the screen showed a purchase; none where an old record does not tell it. */
export function shownCurrency(
  record: TransactionRecord,
  entries: readonly { priceValue: string; priceToken: `0x${string}` }[],
): Token[] {
  const fields = readPurchase(record, entries);
  const [symbol, address] = [fields?.tokenList[0]?.price.symbol, entries[0]?.priceToken];
  const decimals = fields?.decimals ?? null;
  return symbol === undefined || address === undefined || decimals === null ? [] : [{ address, symbol, decimals }];
}
