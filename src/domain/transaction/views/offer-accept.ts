import * as v from 'valibot';
import { orderSchema } from '../../../contract/order.ts';
import { decimalStringSchema, itemTypeSchema, uintStringSchema } from '../../../contract/primitives.ts';
import { groupThousands } from '../../money.ts';
import { PLAIN, PLAIN_TEXTS, times, titled, type KindView } from '../view.ts';

/** What a record of `offer:accept` stores. */
export const acceptFieldsSchema = v.object({
  order: orderSchema,
  /** What the offer pays for these units, in base units, fees included. */
  value: uintStringSchema,
  /** Units given. */
  amount: uintStringSchema,
  currencySymbol: v.string(),
  tokenName: v.string(),
  collectionName: v.string(),
  network: v.string(),
  itemType: itemTypeSchema,
  displayImageURL: v.string(),
  /** The same for people, and what is left of it. */
  price: decimalStringSchema,
  received: decimalStringSchema,
});

const TITLES = titled('Approve offer', 'Approve offer', 'Offer successfully accepted');

const APPROVAL = {
  step: 'Allow collection',
  right: 'move items of this collection',
  once: 'once per collection',
  before: 'the sale',
} as const;

export const offerAcceptView: KindView = {
  titles: () => TITLES,
  show(record) {
    const parsed = v.safeParse(acceptFieldsSchema, record);
    const fields = parsed.success ? parsed.output : null;
    const subject = fields === null ? PLAIN.subject : times(fields.tokenName, fields.amount);
    const amount = (value: string) => `${groupThousands(value)} ${fields?.currencySymbol ?? ''}`;
    return {
      ...PLAIN,
      ...(fields === null
        ? {}
        : {
            subject,
            items: [{ source: fields.displayImageURL, name: fields.tokenName }],
            lines: [
              { label: 'You give', value: subject },
              { label: 'Offer', value: amount(fields.price) },
            ],
            sum: { label: 'You receive', done: 'Received', value: amount(fields.received) },
          }),
      checked: 'Offer checked',
      approval: APPROVAL,
      texts: () => ({
        ...PLAIN_TEXTS,
        asked: `to sell ${fields === null ? 'it' : subject}`,
        approve: 'Open your wallet and approve the sale. What you receive was checked and has not moved.',
        done: `${subject} is sold. ${fields === null ? 'The money' : amount(fields.received)} is in your wallet.`,
        reverted: 'The network rejected it, most often because the offer was taken or withdrawn first.',
      }),
    };
  },
};
