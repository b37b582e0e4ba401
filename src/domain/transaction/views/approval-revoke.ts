import * as v from 'valibot';
import { approvalForms } from '../../../contract/approval.ts';
import { addressSchema, uintStringSchema } from '../../../contract/primitives.ts';
import { operatorName } from '../../operators.ts';
import { shortenAddress } from '../../paths.ts';
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
const whatOf = ({ form, name }: RevokeFields): string => (form === 'collection' ? `your items of ${name}` : name);

const who = ({ operator }: RevokeFields) => operatorName(operator) ?? shortenAddress(operator);

const TITLES = titled('Revoke this approval?', 'Revoke in your wallet', 'Approval revoked');

export const approvalRevokeView: KindView = {
  titles: () => TITLES,
  show(record) {
    const parsed = v.safeParse(revokeFieldsSchema, record);
    const fields = parsed.success ? parsed.output : null;
    const operator = fields === null ? 'It' : who(fields);
    const what = fields === null ? 'it' : whatOf(fields);
    return {
      ...PLAIN,
      ...(fields === null
        ? {}
        : {
            subject: fields.name,
            items: fields.slug === null ? [] : [{ source: fields.displayImageURL, name: fields.name }],
            lines: [
              { label: 'Who', value: operator },
              { label: 'What', value: fields.form === 'collection' ? `Every item of ${fields.name}` : fields.name },
            ],
            next:
              fields.slug !== null && fields.identifier !== null
                ? { to: 'item', slug: fields.slug, identifier: fields.identifier }
                : null,
          }),
      checked: 'Checked',
      texts: ({ network }) => ({
        confirm: `${operator} will no longer be able to move ${what} on ${network}. Listings and offers that need this approval stop working until you approve again. You pay the network fee.`,
        asked: `to revoke what ${fields === null ? 'somebody' : operator} may move`,
        approve: 'Open your wallet to take the approval back. Nothing of yours moves.',
        done: `${operator} can no longer move ${what}.`,
        reverted: 'The network rejected it. The approval still stands.',
        unsent: 'Nothing was sent. The approval still stands.',
      }),
    };
  },
};
