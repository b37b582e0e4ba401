import { inDisplayOrder } from '../../domain/transaction/list.ts';
import { hasUnknownLeg, type TransactionRecord } from '../../domain/transaction/record.ts';

type Context = {
  running: Readonly<Record<string, true>>;
  aside: Readonly<Record<string, string>>;
};

/** A finished cancel of offers is told by a toast, not by the modal. */
export const endsInToast = (record: TransactionRecord) =>
  record.type === 'offer:cancel' && record.status === 'finalized' && !record.shouldBeDeleted;

/**
 * Whether this tab has a modal for a record. `approve` belongs to the tab that runs it; one
 * whose wallet was lost belongs to every tab, since somebody must decide. A final status shows until
 * it is dismissed.
 */
export function hasModal(record: TransactionRecord, context: Context): boolean {
  if (context.aside[record.id] === record.status) return false;
  if (record.shouldBeDeleted || endsInToast(record)) return false;
  if (record.status === 'approve') return context.running[record.id] === true || hasUnknownLeg(record);
  return true;
}

/** One modal at a time, in the order in which statuses are shown. */
export function modalRecord(records: readonly TransactionRecord[], context: Context): TransactionRecord | null {
  return inDisplayOrder(records).find((record) => hasModal(record, context)) ?? null;
}

/** How many are in flight: the number in the header. */
export const inFlightCount = (records: readonly TransactionRecord[]) =>
  records.filter((record) => record.status === 'pending' || (record.status === 'approve' && hasUnknownLeg(record)))
    .length;
