import * as v from 'valibot';
import { addressSchema, itemTypeSchema, uintStringSchema } from '../../../contract/primitives.ts';
import { shortenAddress } from '../../paths.ts';
import { PURCHASE_TITLES } from '../steps/purchase-fields.ts';
import { money, PLAIN, PLAIN_TEXTS, times, type KindView } from '../view.ts';

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
              { label: subject, value: `${money(fields.price, fields.decimals, fields.currencySymbol)} each` },
              { label: 'Contract', value: shortenAddress(fields.collectionAddress) },
            ],
            sum: {
              label: 'You pay',
              done: 'Paid',
              value: money(fields.value, fields.decimals, fields.currencySymbol),
            },
          }),
      checked: 'Sale checked',
      texts: () => ({
        ...PLAIN_TEXTS,
        asked: `to mint ${fields === null ? 'it' : subject}`,
        approve: 'Open your wallet and approve the mint. Price and supply were read from the contract.',
        done: `${subject}: minted, and in your collection.`,
        reverted: 'The network rejected it, most often because the last items were minted first.',
      }),
      next: { to: 'collection' },
    };
  },
};
