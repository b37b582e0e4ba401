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
import * as texts from '../texts.ts';

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
  if (cancelModeOf(record) === 'counter') return titled(texts.cancelAllAsk, texts.cancelAll, texts.allCancelled);
  return itemsOf(record).length === 1
    ? titled(texts.cancelOfferAsk, texts.cancelOffer, texts.offerCancelled)
    : titled(texts.cancelOffersAsk, texts.cancelOffer, texts.offersCancelled);
}

/** More lines than this are counted, not listed. */
const LINES_AT_MOST = 8;

function linesOf(items: Items): Line[] {
  const lines = items.slice(0, LINES_AT_MOST).map((item) => ({
    label: times(item.tokenName, item.amount),
    value: money(item.value, item.decimals, item.currencySymbol),
  }));
  const more = items.length - lines.length;
  return more > 0 ? [...lines, { label: texts.andMoreLines(more), value: '' }] : lines;
}

const subjectOf = (items: Items, none: string) =>
  items.length === 0 ? none : items.length === 1 ? items[0]!.tokenName : texts.orderCount(items.length);

function confirmText(mode: CancelMode | null, count: number, { network }: Wording): string {
  if (mode === 'counter') {
    return texts.everythingOn(network);
  }
  const what = count === 1 ? texts.theOffer : texts.offersOn(count, network);
  return withdrawText('offer', what, mode, network);
}

function doneText(record: TransactionRecord, mode: CancelMode | null, count: number, wording: Wording): string {
  if (mode === 'counter') return texts.everythingVoid;
  if (mode !== 'server') return texts.notAcceptable(count);
  const until = untilText(record, wording);
  return until === null ? texts.nobodyAccepts : stillOpenText('offer', until);
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
        asked: mode === 'counter' ? texts.toCancelAll : texts.toCancel(subjectOf(items, texts.itOf)),
        approve: approveCancelText(mode),
        done: doneText(record, mode, items.length, wording),
        reverted: texts.cancelOffersRejected,
        unsent: UNSENT_CANCEL,
      }),
    };
  },
};
