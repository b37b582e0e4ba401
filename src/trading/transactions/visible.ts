import { inDisplayOrder } from '../../domain/transaction/list.ts';
import { hasUnknownLeg, isLive, type TransactionRecord } from '../../domain/transaction/record.ts';

type Context = {
  running: Readonly<Record<string, true>>;
  aside: Readonly<Record<string, string>>;
};

/** Left while the wallet was asked: out of sight until it has ended, or somebody must decide. */
export const ASKED = 'asked';

/** The wallet has been asked, and nothing is lost by looking at something else: its answer is taken all the same. */
export const isAsking = (record: TransactionRecord) =>
  record.status === 'approve' && !hasUnknownLeg(record) && record.legs.some(isLive);

/** What is written down of a record that is put aside: it is shown again when that has changed. */
export const asideMark = (record: TransactionRecord) => (isAsking(record) ? ASKED : record.status);

function isAside(record: TransactionRecord, mark: string | undefined): boolean {
  if (mark !== ASKED) return mark === record.status;
  // Between two questions to the wallet, and on the network afterwards.
  return record.status === 'pending' || (record.status === 'approve' && !hasUnknownLeg(record));
}

/** A finished cancel of offers is told by a toast, not by the modal. */
export const endsInToast = (record: TransactionRecord) =>
  record.type === 'offer:cancel' && record.status === 'finalized' && !record.shouldBeDeleted;

/**
 * Whether this tab has a modal for a record. `approve` belongs to the tab that runs it; one
 * whose wallet was lost belongs to every tab, since somebody must decide. A final status shows until
 * it is dismissed.
 */
export function hasModal(record: TransactionRecord, context: Context): boolean {
  if (isAside(record, context.aside[record.id])) return false;
  if (record.shouldBeDeleted || endsInToast(record)) return false;
  if (record.status === 'approve') return context.running[record.id] === true || hasUnknownLeg(record);
  return true;
}

/** One modal at a time, in the order in which statuses are shown. */
export function modalRecord(records: readonly TransactionRecord[], context: Context): TransactionRecord | null {
  return inDisplayOrder(records).find((record) => hasModal(record, context)) ?? null;
}

/** How many are in flight: the number in the header. */
export const inFlightCount = (records: readonly TransactionRecord[], aside: Context['aside']) =>
  records.filter(
    (record) =>
      record.status === 'pending' ||
      (record.status === 'approve' && (hasUnknownLeg(record) || aside[record.id] === ASKED)),
  ).length;
