import * as v from 'valibot';
import { orderSchema } from '../../../contract/order.ts';
import { decimalStringSchema, itemTypeSchema, uintStringSchema } from '../../../contract/primitives.ts';
import { groupThousands } from '../../decimals.ts';
import { inWallet, PLAIN, PLAIN_TEXTS, times, titled, type KindView } from '../view.ts';
import * as texts from '../texts.ts';

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

/** Which item is given: for an offer on a collection the maker's choice. */
const givenSchema = v.object({ identifier: uintStringSchema });

const TITLES = titled(texts.approveOffer, texts.approveOffer, texts.acceptedOffer);

const APPROVAL = {
  step: texts.allowCollection,
  right: texts.moveItems,
  once: texts.oncePerCollection,
  before: texts.theSale,
} as const;

export const offerAcceptView: KindView = {
  titles: () => TITLES,
  show(record) {
    const parsed = v.safeParse(acceptFieldsSchema, record);
    const fields = parsed.success ? parsed.output : null;
    const args = v.safeParse(givenSchema, record.executor.args);
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
              { label: texts.youGive, value: subject },
              ...(args.success ? inWallet({ ...fields, name: fields.tokenName, ...args.output }) : []),
              { label: texts.offer, value: amount(fields.price) },
            ],
            sum: { label: texts.youReceive, done: texts.received, value: amount(fields.received) },
          }),
      checked: texts.offerChecked,
      approval: APPROVAL,
      texts: () => ({
        ...PLAIN_TEXTS,
        asked: texts.toSell(fields === null ? texts.itOf : subject),
        approve: texts.confirmSale,
        done: texts.isSold(subject, fields === null ? texts.theMoney : amount(fields.received)),
        reverted: texts.saleRejected,
      }),
    };
  },
};
