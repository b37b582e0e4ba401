import { isLive, mainLeg, type Leg, type TransactionRecord } from './record.ts';
import { rulesOf } from './rules.ts';

export const REVERTED_TEXT = 'Transaction reverted';

/** The newest hash a leg had; null while it has none. */
export const currentHash = (leg: Leg) => leg.hashes.at(-1) ?? null;

/** Status, hash and error from the legs' facts, once a wallet has answered. */
export function derive(record: TransactionRecord): TransactionRecord {
  const main = mainLeg(record);
  const proved = record.legs.find((leg) => leg.kind === 'main' && leg.receipt?.status === 'success');
  if (proved !== undefined) {
    // An older attempt that went through after all counts: the purchase is made.
    return same(record, { status: rulesOf(record.type)?.done ?? 'success', hash: currentHash(proved), error: null });
  }
  const allowance = record.legs.at(-1);
  if (allowance?.kind === 'allowance' && allowance.receipt?.status === 'reverted' && record.status === 'approve') {
    return same(record, { status: 'error', hash: currentHash(allowance), error: REVERTED_TEXT });
  }
  // A question that is open stands; one that was denied or given up leaves the word to older attempts.
  if (main === null || (isLive(main) && !isAnswered(main))) return record;
  if (main.receipt?.status === 'reverted') {
    return same(record, { status: 'reverted', hash: currentHash(main), error: REVERTED_TEXT });
  }
  if (main.ask !== 'returned' || main.attempt !== record.attempt) {
    const late = record.legs.findLast((leg) => leg.kind === 'main' && leg.ask === 'returned' && leg.receipt === null);
    return late === undefined ? record : same(record, { status: 'pending', hash: currentHash(late), error: null });
  }
  return same(record, { status: 'pending', hash: currentHash(main), error: null });
}

/** A hash is an answer, and so is a wallet's word that it took the batch. */
const isAnswered = (leg: Leg) => currentHash(leg) !== null || (leg.callsId !== undefined && leg.ask === 'returned');

function same(
  record: TransactionRecord,
  next: Pick<TransactionRecord, 'status' | 'hash' | 'error'>,
): TransactionRecord {
  return record.status === next.status && record.hash === next.hash && record.error === next.error
    ? record
    : { ...record, ...next };
}
