import * as v from 'valibot';
import { ITEM } from '../../item-types.ts';
import { PURCHASE_TITLES } from '../steps/purchase-fields.ts';
import { showPurchase } from '../steps/purchase-view.ts';
import { seenListingSchema } from '../steps/seen-listing.ts';
import { purchaseOf, type KindView } from '../view.ts';

export const buyNowArgsSchema = seenListingSchema;

export const purchaseBuyNowView: KindView = {
  titles: () => PURCHASE_TITLES,
  show(record) {
    const args = v.safeParse(buyNowArgsSchema, record.executor.args);
    return showPurchase(record, args.success ? [args.output] : []);
  },
  purchase(record) {
    const args = v.safeParse(buyNowArgsSchema, record.executor.args);
    // Of an item in copies a cart may want more.
    if (!args.success || args.output.itemType !== ITEM.ERC721) return null;
    const orders = [args.output.orderUuid];
    const isBought = record.status === 'success' || record.status === 'finalized';
    return { checkout: record.id, orders, bought: isBought ? orders : [], ...purchaseOf(record) };
  },
};
