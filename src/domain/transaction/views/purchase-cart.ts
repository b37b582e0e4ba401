import * as v from 'valibot';
import { uuidSchema } from '../../../contract/primitives.ts';
import type { TransactionRecord } from '../record.ts';
import { PURCHASE_TITLES } from '../steps/purchase-fields.ts';
import { showPurchase } from '../steps/purchase-view.ts';
import { seenListingSchema } from '../steps/seen-listing.ts';
import { purchaseOf, type KindView } from '../view.ts';
import * as texts from '../texts.ts';

export const cartArgsSchema = v.object({
  /** Shared by the transactions of one checkout: one a currency. */
  checkout: uuidSchema,
  /** Which of them this is; an older build stored none. */
  part: v.optional(v.object({ number: v.number(), of: v.number() })),
  entries: v.pipe(v.array(seenListingSchema), v.minLength(1)),
});
export type CartArgs = v.InferOutput<typeof cartArgsSchema>;

/** Null for another type, and for arguments of another version. */
function argsOf(record: TransactionRecord): CartArgs | null {
  const args = v.safeParse(cartArgsSchema, record.executor.args);
  return record.type === 'purchase:cart' && args.success ? args.output : null;
}

/** What a cart purchase brought, by Seaport's own events. */
export type CartOutcome = { orderUuid: string; name: string; units: bigint; wanted: bigint }[];

/** Per entry how many units arrived; null until a receipt says so. */
export function readOutcome(record: TransactionRecord): CartOutcome | null {
  const args = argsOf(record);
  const receipt = record.legs.find((leg) => leg.kind === 'main' && leg.receipt?.status === 'success')?.receipt;
  if (args === null || receipt === undefined || receipt === null) return null;
  return args.entries.map((one) => ({
    orderUuid: one.orderUuid,
    name: one.name,
    wanted: BigInt(one.units),
    units: (receipt.fills ?? [])
      .filter((fill) => fill.collectionAddress === one.collectionAddress && fill.identifier === one.identifier)
      .reduce((sum, fill) => sum + BigInt(fill.units), 0n),
  }));
}

/** The uuids of the orders that were bought for certain. */
const boughtUuids = (record: TransactionRecord): string[] =>
  (readOutcome(record) ?? []).filter(({ units }) => units > 0n).map(({ orderUuid }) => orderUuid);

/** Names of what did not arrive, or only in part. */
const missingOf = (outcome: CartOutcome): string[] =>
  outcome
    .filter(({ units, wanted }) => units < wanted)
    .map(({ name, units, wanted }) => (units === 0n ? name : texts.unitsOf(name, units, wanted)));

export const purchaseCartView: KindView = {
  titles: () => PURCHASE_TITLES,
  show(record) {
    const isDone = record.status === 'success' || record.status === 'finalized';
    const outcome = (isDone ? readOutcome(record) : null) ?? [];
    const missing = missingOf(outcome);
    const arrived = missing.length === 0 ? null : outcome.map(({ units }) => units);
    const view = showPurchase(record, argsOf(record)?.entries ?? [], arrived);
    if (missing.length === 0) return view;
    const done = texts.notAllArrived(missing.join(', '));
    return { ...view, texts: (wording) => ({ ...view.texts(wording), done }) };
  },
  purchase(record) {
    const args = argsOf(record);
    if (args === null) return null;
    const orders = args.entries.map(({ orderUuid }) => orderUuid);
    return { checkout: args.checkout, orders, bought: boughtUuids(record), ...purchaseOf(record) };
  },
};
