import * as v from 'valibot';
import { approvalForms } from '../../../contract/approval.ts';
import { addressSchema, uintStringSchema } from '../../../contract/primitives.ts';
import { operatorName } from '../../operators.ts';
import { shortenAddress } from '../../paths.ts';
import * as texts from '../revoke-texts.ts';
import { PLAIN, titled, type KindView } from '../view.ts';

/** What a record of `approval:revoke` stores. */
export const revokeFieldsSchema = v.object({
  form: v.picklist(approvalForms),
  contract: addressSchema,
  operator: addressSchema,
  identifier: v.nullable(uintStringSchema),
  /** What it is about, for people: the item, the collection or the currency's symbol. */
  name: v.string(),
  /** The collection's; null for a currency. */
  slug: v.nullable(v.string()),
  network: v.string(),
  displayImageURL: v.string(),
});
export type RevokeFields = v.InferOutput<typeof revokeFieldsSchema>;

/** What an operator could move, in a sentence. */
const whatOf = ({ form, name }: RevokeFields): string => (form === 'collection' ? texts.itemsOf(name) : name);

const who = ({ operator }: RevokeFields) => operatorName(operator) ?? shortenAddress(operator);

const TITLES = titled(texts.question, texts.inWallet, texts.revoked);

export const approvalRevokeView: KindView = {
  titles: () => TITLES,
  show(record) {
    const parsed = v.safeParse(revokeFieldsSchema, record);
    const fields = parsed.success ? parsed.output : null;
    const operator = fields === null ? texts.anybody : who(fields);
    const what = fields === null ? texts.anything : whatOf(fields);
    return {
      ...PLAIN,
      ...(fields === null
        ? {}
        : {
            subject: fields.name,
            items: fields.slug === null ? [] : [{ source: fields.displayImageURL, name: fields.name }],
            lines: [
              { label: texts.who, value: operator },
              {
                label: texts.what,
                value: fields.form === 'collection' ? texts.everyItemOf(fields.name) : fields.name,
              },
            ],
            next:
              fields.slug !== null && fields.identifier !== null
                ? { to: 'item', slug: fields.slug, identifier: fields.identifier }
                : null,
          }),
      checked: texts.checked,
      texts: ({ network }) => ({
        confirm: texts.confirm(operator, what, network),
        asked: texts.asked(fields === null ? texts.somebody : operator),
        approve: texts.approve,
        done: texts.done(operator, what),
        reverted: texts.reverted,
        unsent: texts.unsent,
      }),
    };
  },
};
