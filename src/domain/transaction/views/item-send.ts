import * as v from 'valibot';
import { addressSchema, itemTypeSchema, uintStringSchema, uuidSchema } from '../../../contract/primitives.ts';
import { shortenAddress } from '../../paths.ts';
import { PLAIN, PLAIN_TEXTS, times, titled, type KindView } from '../view.ts';

/** What a record of `item:send` stores. */
export const sendFieldsSchema = v.object({
  recipient: addressSchema,
  items: v.pipe(
    v.array(
      v.object({
        collectionAddress: addressSchema,
        collectionName: v.string(),
        slug: v.string(),
        identifier: uintStringSchema,
        itemType: itemTypeSchema,
        /** Copies. */
        amount: uintStringSchema,
        tokenName: v.string(),
        network: v.string(),
        displayImageURL: v.string(),
      }),
    ),
    v.minLength(1),
  ),
});
export type SendFields = v.InferOutput<typeof sendFieldsSchema>;

/** Both only where items are sent one after the other, each in a transaction of its own. */
export const sendArgsSchema = v.object({
  checkout: v.optional(uuidSchema),
  part: v.optional(v.object({ number: v.number(), of: v.number() })),
});

const TITLES = titled('Send', 'Approve in your wallet', 'Sent');

export const itemSendView: KindView = {
  titles: () => TITLES,
  show(record) {
    const parsed = v.safeParse(sendFieldsSchema, record);
    const fields = parsed.success ? parsed.output : null;
    const items = fields?.items ?? [];
    const [first] = items;
    const isOne = items.length < 2;
    const subject =
      first === undefined ? PLAIN.subject : isOne ? times(first.tokenName, first.amount) : `${items.length} items`;
    const to = fields === null ? '' : ` to ${shortenAddress(fields.recipient)}`;
    return {
      ...PLAIN,
      subject,
      items: items.map((item) => ({ source: item.displayImageURL, name: item.tokenName })),
      lines:
        fields === null
          ? []
          : [
              ...items.map((item) => ({ label: 'You send', value: times(item.tokenName, item.amount) })),
              { label: 'To', value: shortenAddress(fields.recipient) },
            ],
      checked: 'Checked',
      texts: () => ({
        ...PLAIN_TEXTS,
        asked: `to send ${first === undefined ? 'it' : subject}${to}`,
        approve: 'Open your wallet and compare the address there. What is sent cannot be taken back.',
        done: `${subject} ${isOne ? 'is' : 'are'} sent${to}.`,
        reverted: `The network rejected it. ${isOne ? 'It is' : 'They are'} still yours.`,
        unsent: `Nothing was sent. ${isOne ? 'It is' : 'They are'} still yours.`,
      }),
      next: first !== undefined && isOne ? { to: 'item', slug: first.slug, identifier: first.identifier } : null,
    };
  },
};
