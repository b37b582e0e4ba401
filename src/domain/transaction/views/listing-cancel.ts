import * as v from 'valibot';
import { orderParametersSchema } from '../../../contract/order.ts';
import { addressSchema, itemTypeSchema, uintStringSchema } from '../../../contract/primitives.ts';
import { approveCancelText, cancelModeOf, costLines, permissionText, UNSENT_CANCEL } from '../steps/cancel-mode.ts';
import { money, PLAIN, titled, type KindView } from '../view.ts';

/** Spec section 3, "listing:cancel". */
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

const TITLES = titled('Cancel listing', 'Cancel listing', 'Your item has been removed!');

export const listingCancelView: KindView = {
  titles: () => TITLES,
  show(record, wording) {
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
            works: [{ source: fields.displayImageURL, name: fields.tokenName }],
            lines: [
              { label: 'Last price', value: money(fields.value, fields.decimals, fields.currencySymbol) },
              ...costLines(mode),
            ],
            next: { to: 'item', slug: fields.slug, identifier: fields.identifier },
          }),
      isOffChain: mode === 'server',
      texts: {
        confirm: null,
        asked: `to cancel the listing of ${fields?.tokenName ?? 'it'}`,
        approve: approveCancelText(mode),
        done: `${subject} is no longer for sale. It stays in your collection.${permissionText(record, 'A buyer', wording)}`,
        reverted: 'The network rejected the cancel. The listing is as it was.',
        unsent: UNSENT_CANCEL,
      },
    };
  },
};
