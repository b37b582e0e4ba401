import * as v from 'valibot';
import { ITEM } from '../../item-types.ts';
import type { TransactionRecord } from '../record.ts';
import { PURCHASE_TITLES } from '../steps/purchase-fields.ts';
import { showPurchase } from '../steps/purchase-view.ts';
import { seenListingSchema } from '../steps/seen-listing.ts';
import type { KindView } from '../view.ts';

export const buyNowArgsSchema = seenListingSchema;

/**
 * The order that a record buys on its own, with all that a cart could want of it: null for another type, and for an item
 * in copies, of which a cart may want more.
 */
export function wholeOrderOf(record: TransactionRecord): { uuid: string; isBought: boolean } | null {
  if (record.type !== 'purchase:buy_now') return null;
  const args = v.safeParse(buyNowArgsSchema, record.executor.args);
  if (!args.success || args.output.itemType !== ITEM.ERC721) return null;
  return { uuid: args.output.orderUuid, isBought: record.status === 'success' || record.status === 'finalized' };
}

export const purchaseBuyNowView: KindView = {
  titles: () => PURCHASE_TITLES,
  show(record) {
    const args = v.safeParse(buyNowArgsSchema, record.executor.args);
    return showPurchase(record, args.success ? [args.output] : []);
  },
};
