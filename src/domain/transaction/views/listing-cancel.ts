import * as v from 'valibot';
import { orderParametersSchema } from '../../../contract/order.ts';
import { addressSchema, itemTypeSchema, uintStringSchema } from '../../../contract/primitives.ts';
import type { TransactionRecord } from '../record.ts';
import {
  approveCancelText,
  cancelModeOf,
  costLines,
  stillOpenText,
  untilText,
  UNSENT_CANCEL,
  withdrawText,
} from '../steps/cancel-mode.ts';
import { money, PLAIN, titled, type KindView, type Wording } from '../view.ts';
import * as texts from '../texts.ts';

/** What a record of `listing:cancel` stores. */
export const listingCancelFieldsSchema = v.object({
  orderParameters: orderParametersSchema,
  protocolAddress: addressSchema,
  /** What the listing asks for all its units, in base units. */
  value: uintStringSchema,
  /** Units it sells. */
  amount: uintStringSchema,
  currencySymbol: v.string(),
  tokenName: v.string(),
  collectionName: v.string(),
  slug: v.string(),
  identifier: uintStringSchema,
  network: v.string(),
  itemType: itemTypeSchema,
  displayImageURL: v.string(),
  /** Of the currency, to read `value`. */
  decimals: v.number(),
});

const TITLES = titled(texts.cancelListingAsk, texts.cancelListing, texts.listingCancelled);

function stillOpen(record: TransactionRecord, wording: Wording): string {
  const until = untilText(record, wording);
  return until === null ? '' : ` ${stillOpenText('listing', until)}`;
}

export const listingCancelView: KindView = {
  titles: () => TITLES,
  show(record) {
    const parsed = v.safeParse(listingCancelFieldsSchema, record);
    const fields = parsed.success ? parsed.output : null;
    const mode = cancelModeOf(record);
    const subject = fields?.tokenName ?? PLAIN.subject;
    return {
      ...PLAIN,
      ...(fields === null
        ? {}
        : {
            subject,
            items: [{ source: fields.displayImageURL, name: fields.tokenName }],
            lines: [
              {
                label: record.status === 'confirm' ? texts.price : texts.lastPrice,
                value: money(fields.value, fields.decimals, fields.currencySymbol),
              },
              ...costLines(mode),
            ],
            next: { to: 'item', slug: fields.slug, identifier: fields.identifier },
          }),
      isOffChain: mode === 'server',
      texts: (wording) => ({
        confirm: withdrawText('listing', texts.listingOf(fields?.tokenName ?? texts.yourItem), mode, wording.network),
        asked: texts.toCancelListing(fields?.tokenName ?? texts.itOf),
        approve: approveCancelText(mode),
        done: `${texts.notForSale(subject)}${stillOpen(record, wording)}`,
        reverted: texts.cancelListingRejected,
        unsent: UNSENT_CANCEL,
      }),
    };
  },
};
