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
  type CancelMode,
} from '../steps/cancel-mode.ts';
import { money, PLAIN, times, titled, type KindView, type Line, type Wording } from '../view.ts';

/** What a record of `offer:cancel` stores. */
export const offerCancelFieldsSchema = v.object({
  protocolAddress: addressSchema,
  items: v.array(
    v.object({
      orderParameters: orderParametersSchema,
      tokenName: v.string(),
      amount: uintStringSchema,
      /** What the offer pays for all its units, in base units. */
      value: uintStringSchema,
      currencySymbol: v.string(),
      displayImageURL: v.string(),
      itemType: itemTypeSchema,
      network: v.string(),
      /** Of the currency, to read `value`. */
      decimals: v.number(),
    }),
  ),
});
type Items = v.InferOutput<typeof offerCancelFieldsSchema>['items'];

/** None where they cannot be read. */
function itemsOf(record: TransactionRecord): Items {
  const fields = v.safeParse(offerCancelFieldsSchema, record);
  return fields.success ? fields.output.items : [];
}

function titles(record: TransactionRecord) {
  if (cancelModeOf(record) === 'counter')
    return titled('Cancel everything?', 'Cancel everything', 'Everything is cancelled');
  return itemsOf(record).length === 1
    ? titled('Cancel this offer?', 'Cancel offer', 'Offer cancelled successfully')
    : titled('Cancel these offers?', 'Cancel offer', 'Offers cancelled successfully');
}

/** More lines than this are counted, not listed. */
const LINES_AT_MOST = 8;

function linesOf(items: Items): Line[] {
  const lines = items.slice(0, LINES_AT_MOST).map((item) => ({
    label: times(item.tokenName, item.amount),
    value: money(item.value, item.decimals, item.currencySymbol),
  }));
  const more = items.length - lines.length;
  return more > 0 ? [...lines, { label: `and ${more} more`, value: '' }] : lines;
}

const subjectOf = (items: Items, none: string) =>
  items.length === 0 ? none : items.length === 1 ? items[0]!.tokenName : `${items.length} orders`;

function confirmText(mode: CancelMode | null, count: number, { network }: Wording): string {
  if (mode === 'counter') {
    return `One transaction makes every listing and offer you ever signed on ${network} void, wherever it was made. Your items and money stay where they are. It cannot be undone; the network fee is the only cost.`;
  }
  const what = count === 1 ? 'The offer' : `${count} offers on ${network}`;
  return withdrawText('offer', what, mode, network);
}

function doneText(record: TransactionRecord, mode: CancelMode | null, count: number, wording: Wording): string {
  if (mode === 'counter') return 'Every listing and offer you signed on this network is void.';
  if (mode !== 'server') return `${count > 1 ? 'They' : 'It'} can no longer be accepted.`;
  const until = untilText(record, wording);
  return until === null ? 'Nobody can accept any more: no seller has permission.' : stillOpenText('offer', until);
}

export const offerCancelView: KindView = {
  titles,
  show(record) {
    const mode = cancelModeOf(record);
    const items = itemsOf(record);
    return {
      ...PLAIN,
      subject: subjectOf(items, PLAIN.subject),
      items: items.map((item) => ({ source: item.displayImageURL, name: item.tokenName })),
      lines: [...linesOf(items), ...costLines(mode)],
      isOffChain: mode === 'server',
      texts: (wording) => ({
        confirm: confirmText(mode, items.length, wording),
        asked: mode === 'counter' ? 'to cancel everything' : `to cancel ${subjectOf(items, 'it')}`,
        approve: approveCancelText(mode),
        done: doneText(record, mode, items.length, wording),
        reverted: 'The network rejected the cancel. The offers are as they were.',
        unsent: UNSENT_CANCEL,
      }),
    };
  },
};
