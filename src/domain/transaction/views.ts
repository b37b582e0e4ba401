import * as v from 'valibot';
import type { CartPurchase } from '../cart-checkout.ts';
import type { TransactionRecord, TransactionStatus, TransactionType } from './record.ts';
import { FAILED, PLAIN, titled, type KindView, type RecordView } from './view.ts';
import { approvalRevokeView } from './views/approval-revoke.ts';
import { itemSendView, sendArgsSchema } from './views/item-send.ts';
import { listingCancelView } from './views/listing-cancel.ts';
import { mintMakeView } from './views/mint-make.ts';
import { offerAcceptView } from './views/offer-accept.ts';
import { offerCancelView } from './views/offer-cancel.ts';
import { purchaseBuyNowView } from './views/purchase-buy-now.ts';
import { cartArgsSchema, purchaseCartView } from './views/purchase-cart.ts';

/** How every kind is shown; what runs them is in `registry.ts` and is not loaded for this. */
const views: { [Type in TransactionType]: KindView } = {
  'purchase:buy_now': purchaseBuyNowView,
  'purchase:cart': purchaseCartView,
  'offer:accept': offerAcceptView,
  'mint:make': mintMakeView,
  'listing:cancel': listingCancelView,
  'offer:cancel': offerCancelView,
  'item:send': itemSendView,
  'approval:revoke': approvalRevokeView,
};

/** A type of a later build: its record stays, and nothing can be told of it. */
const UNKNOWN: KindView = { titles: () => titled(FAILED, FAILED, FAILED), show: () => PLAIN };

const kindOf = ({ type }: TransactionRecord): KindView =>
  Object.hasOwn(views, type) ? views[type as TransactionType] : UNKNOWN;

/** The modal's titles for a record. */
export const titlesOf = (record: TransactionRecord): Readonly<Record<TransactionStatus, string>> =>
  kindOf(record).titles(record);

/** The modal's title for a record as it is now. */
export const titleOf = (record: TransactionRecord): string => titlesOf(record)[record.status];

/** What the modal shows of a record. Never throws. */
export const viewOf = (record: TransactionRecord): RecordView => kindOf(record).show(record);

/** What a record takes out of the cart; null where it is no purchase, or none that a cart could tell from its own. */
export const cartPurchaseOf = (record: TransactionRecord): CartPurchase | null =>
  kindOf(record).purchase?.(record) ?? null;

/** The place of a transaction among those that were begun together, counted from one. */
export type CheckoutPlace = { number: number; of: number };

const PARTS: Readonly<Record<string, typeof cartArgsSchema | typeof sendArgsSchema>> = {
  'purchase:cart': cartArgsSchema,
  'item:send': sendArgsSchema,
};

function argsOf({ type, executor }: TransactionRecord) {
  const schema = Object.hasOwn(PARTS, type) ? PARTS[type] : undefined;
  const args = schema === undefined ? null : v.safeParse(schema, executor.args);
  return args?.success === true ? args.output : null;
}

/** The checkout, or the sending of several items, that a record belongs to; null where it stands alone. */
export const checkoutOf = (record: TransactionRecord): string | null => argsOf(record)?.checkout ?? null;

/** Its place among several transactions; null for one that stands alone. */
export function placeOf(record: TransactionRecord): CheckoutPlace | null {
  const part = argsOf(record)?.part;
  return part === undefined || part.of < 2 ? null : part;
}
