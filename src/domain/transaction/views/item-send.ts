import * as v from 'valibot';
import { addressSchema, itemTypeSchema, uintStringSchema, uuidSchema } from '../../../contract/primitives.ts';
import { shortenAddress } from '../../paths.ts';
import { inWallet, PLAIN, PLAIN_TEXTS, times, titled, type KindView } from '../view.ts';
import * as texts from '../texts.ts';

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

const TITLES = titled(texts.send, texts.approveInWallet, texts.sent);

export const itemSendView: KindView = {
  titles: () => TITLES,
  show(record) {
    const parsed = v.safeParse(sendFieldsSchema, record);
    const fields = parsed.success ? parsed.output : null;
    const items = fields?.items ?? [];
    const [first] = items;
    const isOne = items.length < 2;
    const subject =
      first === undefined
        ? PLAIN.subject
        : isOne
          ? times(first.tokenName, first.amount)
          : texts.itemCount(items.length);
    const to = fields === null ? '' : shortenAddress(fields.recipient);
    return {
      ...PLAIN,
      subject,
      items: items.map((item) => ({ source: item.displayImageURL, name: item.tokenName })),
      lines:
        fields === null
          ? []
          : [
              ...items.map((item) => ({ label: texts.youSend, value: times(item.tokenName, item.amount) })),
              ...(isOne ? items.flatMap((item) => inWallet({ ...item, name: item.tokenName })) : []),
              { label: texts.to, value: shortenAddress(fields.recipient) },
            ],
      checked: texts.checked,
      texts: () => ({
        ...PLAIN_TEXTS,
        asked: texts.toSend(first === undefined ? texts.itOf : subject, to),
        approve: texts.compareAddress,
        done: texts.isSent(subject, isOne, to),
        reverted: texts.sendRejected(isOne),
        unsent: texts.notSent(isOne),
      }),
      next: first !== undefined && isOne ? { to: 'item', slug: first.slug, identifier: first.identifier } : null,
    };
  },
};
