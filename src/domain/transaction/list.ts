import { isLive, type TransactionRecord, type TransactionStatus } from './record.ts';
import { rulesOf } from './rules.ts';

/** The order in which transactions are shown. */
const DISPLAY_ORDER: readonly TransactionStatus[] = [
  'confirm',
  'approve',
  'success',
  'finalized',
  'reverted',
  'error',
  'pending',
];

/** Display order; within a status the oldest first. */
export function inDisplayOrder(records: readonly TransactionRecord[]): TransactionRecord[] {
  return records.toSorted(
    (a, b) =>
      DISPLAY_ORDER.indexOf(a.status) - DISPLAY_ORDER.indexOf(b.status) ||
      a.createdAt - b.createdAt ||
      (a.id < b.id ? -1 : 1),
  );
}

/** Whether cleaning takes a record of this type and status. Pending never goes. */
export function isCleaned(record: TransactionRecord): boolean {
  return rulesOf(record.type)?.cleaned.includes(record.status) ?? false;
}

/**
 * The ids that cleaning takes: those shown in a final status. A leg that may still act keeps
 * its record: what is gone from the list can no longer be watched.
 */
export function toClean(records: readonly TransactionRecord[]): string[] {
  return records
    .filter((record) => record.shouldBeDeleted && isCleaned(record) && !record.legs.some(isLive))
    .map((record) => record.id);
}

/**
 * Spec: "A transaction in approve or confirm with no modal is removed when the app settles".
 * Settled = auth is ready and the launch probe has answered. One whose wallet was asked has a
 * modal of its own, so it is never lost here.
 */
export function toRemoveWhenSettled(
  records: readonly TransactionRecord[],
  hasModal: (id: string) => boolean,
): string[] {
  return records
    .filter(
      (record) =>
        (record.status === 'approve' || record.status === 'confirm') &&
        !record.legs.some(isLive) &&
        !hasModal(record.id),
    )
    .map((record) => record.id);
}

/** Records that block another purchase of the same thing: the wallet may still act on them. */
export function isUnderWay(record: TransactionRecord): boolean {
  return (
    record.status === 'approve' ||
    // A confirmation that was dismissed asks for nothing any more.
    (record.status === 'confirm' && !record.shouldBeDeleted) ||
    record.status === 'pending' ||
    record.legs.some(isLive)
  );
}
