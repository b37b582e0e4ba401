import * as v from 'valibot';
import { PURCHASE_TITLES } from '../steps/purchase-fields.ts';
import { showPurchase } from '../steps/purchase-view.ts';
import { seenListingSchema } from '../steps/seen-listing.ts';
import type { KindView } from '../view.ts';

export const buyNowArgsSchema = seenListingSchema;

export const purchaseBuyNowView: KindView = {
  titles: () => PURCHASE_TITLES,
  show(record) {
    const args = v.safeParse(buyNowArgsSchema, record.executor.args);
    return showPurchase(record, args.success ? [args.output] : []);
  },
};
