import * as v from 'valibot';
import { addressSchema, itemTypeSchema, uintStringSchema } from '../../../contract/primitives.ts';
import { shortenAddress } from '../../paths.ts';
import { PURCHASE_TITLES } from '../steps/purchase-fields.ts';
import { money, PLAIN, PLAIN_TEXTS, times, type KindView } from '../view.ts';
import * as texts from '../texts.ts';

/** What a record of `mint:make` stores. Amounts of money are in base units. */
export const mintFieldsSchema = v.object({
  value: uintStringSchema,
  /** Of one item. */
  price: uintStringSchema,
  amount: uintStringSchema,
  collectionAddress: addressSchema,
  currencySymbol: v.string(),
  tokenName: v.string(),
  network: v.string(),
  itemType: itemTypeSchema,
  displayImageURL: v.string(),
  /** Of the currency, to read the two amounts. */
  decimals: v.number(),
});

export const mintMakeView: KindView = {
  titles: () => PURCHASE_TITLES,
  show(record) {
    const parsed = v.safeParse(mintFieldsSchema, record);
    const fields = parsed.success ? parsed.output : null;
    const subject = fields === null ? PLAIN.subject : times(fields.tokenName, fields.amount);
    return {
      ...PLAIN,
      ...(fields === null
        ? {}
        : {
            subject,
            items: [{ source: fields.displayImageURL, name: fields.tokenName }],
            lines: [
              { label: subject, value: texts.each(money(fields.price, fields.decimals, fields.currencySymbol)) },
              { label: texts.contract, value: shortenAddress(fields.collectionAddress) },
            ],
            sum: {
              label: texts.youPay,
              done: texts.paid,
              value: money(fields.value, fields.decimals, fields.currencySymbol),
            },
          }),
      checked: texts.saleChecked,
      texts: () => ({
        ...PLAIN_TEXTS,
        asked: texts.toMint(fields === null ? texts.itOf : subject),
        approve: texts.confirmMint,
        done: texts.minted(subject),
        reverted: texts.mintRejected,
      }),
      next: { to: 'collection' },
    };
  },
};
