import { currentHash, derive } from './derive.ts';
import type { TransactionEvent } from './event.ts';
import { isLive, type Leg, type LegReceipt, type TransactionRecord } from './record.ts';
import { rulesOf } from './rules.ts';

/** The next record; the same reference when the event means nothing here. Pure. */
export function reduce(record: TransactionRecord, event: TransactionEvent): TransactionRecord {
  switch (event.type) {
    case 'confirmed':
      return record.status === 'confirm' ? { ...record, status: 'approve' } : record;
    case 'asked':
      return onAsked(record, event);
    case 'returned':
      return onReturned(record, event);
    case 'accepted':
      return onAccepted(record, event);
    case 'declined':
      return event.attempt === record.attempt
        ? withLegs(record, (leg) => (isOpen(leg) ? { ...leg, ask: 'denied' } : leg))
        : record;
    case 'dropped':
      return onDropped(record, event);
    case 'failed':
      return onFailed(record, event);
    case 'lost':
      return onLost(record, event);
    case 'found':
      return onFound(record, event);
    case 'seen':
      return withLegs(record, (leg) =>
        currentHash(leg) === event.hash && leg.nonce === null ? { ...leg, nonce: event.nonce } : leg,
      );
    case 'mined':
      return onMined(record, event.receipt);
    case 'replaced':
      return deriveFrom(record, (leg) =>
        currentHash(leg) === event.hash && leg.receipt === null && !leg.hashes.includes(event.by)
          ? { ...leg, hashes: [...leg.hashes, event.by] }
          : leg,
      );
    case 'cancelled':
      return onCancelled(record, event);
    case 'orphaned':
      return onOrphaned(record, event.hash);
    case 'answered':
      return record.status === 'approve' && event.attempt === record.attempt && !record.legs.some(isLive)
        ? {
            ...record,
            status: rulesOf(record.type)?.done ?? 'finalized',
            error: null,
            permissionEnds: event.permissionEnds ?? null,
          }
        : record;
    case 'retried':
      return onRetried(record, event.despiteUnknown ?? false);
    case 'dismissed':
      return isDismissable(record) && !record.shouldBeDeleted ? { ...record, shouldBeDeleted: true } : record;
  }
}

const isOpen = (leg: Leg) => leg.ask === 'asked' && leg.receipt === null;

/** Keeps the reference when no leg changed. */
function withLegs(record: TransactionRecord, change: (leg: Leg, index: number) => Leg): TransactionRecord {
  const legs = record.legs.map(change);
  return legs.every((leg, index) => leg === record.legs[index]) ? record : { ...record, legs };
}

function onAsked(record: TransactionRecord, event: Extract<TransactionEvent, { type: 'asked' }>): TransactionRecord {
  // One wallet opening at a time: a leg that may still act forbids another.
  if (record.status !== 'approve' || event.attempt !== record.attempt || record.legs.some(isLive)) return record;
  const leg: Leg = { ...event.leg, ask: 'asked', hashes: [], nonce: null, receipt: null, attempt: event.attempt };
  return { ...record, legs: [...record.legs, leg] };
}

function onReturned(
  record: TransactionRecord,
  event: Extract<TransactionEvent, { type: 'returned' }>,
): TransactionRecord {
  if (record.status !== 'approve') return record;
  const index = record.legs.findLastIndex(
    (leg) => leg.attempt === event.attempt && leg.receipt === null && (leg.ask === 'asked' || leg.ask === 'unknown'),
  );
  if (index < 0) return record;
  return deriveFrom(record, (leg, at) =>
    at === index ? { ...leg, ask: 'returned', hashes: [...leg.hashes, event.hash] } : leg,
  );
}

function onAccepted(
  record: TransactionRecord,
  { attempt, callsId }: Extract<TransactionEvent, { type: 'accepted' }>,
): TransactionRecord {
  if (record.status !== 'approve') return record;
  return deriveFrom(record, (leg) =>
    leg.attempt === attempt && leg.callsId !== undefined && (isOpen(leg) || leg.ask === 'unknown')
      ? { ...leg, ask: 'returned', callsId }
      : leg,
  );
}

function onDropped(
  record: TransactionRecord,
  { callsId, message }: Extract<TransactionEvent, { type: 'dropped' }>,
): TransactionRecord {
  const closed = withLegs(record, (leg) =>
    leg.callsId === callsId && leg.hashes.length === 0 && leg.receipt === null && leg.ask !== 'denied'
      ? { ...leg, ask: 'denied' }
      : leg,
  );
  if (closed === record || (record.status !== 'pending' && record.status !== 'approve')) return closed;
  return { ...closed, status: 'error', error: message };
}

function onFailed(record: TransactionRecord, event: Extract<TransactionEvent, { type: 'failed' }>): TransactionRecord {
  if (record.status !== 'approve' || event.attempt !== record.attempt) return record;
  if (event.isDoubtful) {
    // It may have been sent all the same: looked for on chain from now on, though nobody waits for it.
    const left = withLegs(record, (leg) =>
      leg.attempt === event.attempt && leg.receipt === null && (isOpen(leg) || leg.ask === 'unknown')
        ? { ...leg, ask: 'abandoned' }
        : leg,
    );
    return { ...left, status: 'error', error: event.message };
  }
  const denied = withLegs(record, (leg) => (isOpen(leg) ? { ...leg, ask: 'denied' } : leg));
  // A wallet's late "no" to a question nobody remembers asking is not the truth about the chain.
  if (denied.legs.some((leg) => leg.ask === 'unknown' && leg.receipt === null)) return denied;
  return { ...denied, status: 'error', error: event.message };
}

function onLost(record: TransactionRecord, event: Extract<TransactionEvent, { type: 'lost' }>): TransactionRecord {
  if (record.status !== 'approve' || event.attempt !== record.attempt) return record;
  const lost = withLegs(record, (leg) => (isOpen(leg) ? { ...leg, ask: 'unknown' } : leg));
  return lost === record ? record : { ...lost, error: event.message ?? null };
}

function onFound(record: TransactionRecord, event: Extract<TransactionEvent, { type: 'found' }>): TransactionRecord {
  const target = record.legs[event.legIndex];
  if (target === undefined || target.receipt !== null || target.hashes.includes(event.hash)) return record;
  return deriveFrom(record, (leg, at) =>
    at === event.legIndex ? { ...leg, ask: 'returned', hashes: [...leg.hashes, event.hash], nonce: event.nonce } : leg,
  );
}

function onMined(record: TransactionRecord, receipt: LegReceipt): TransactionRecord {
  return deriveFrom(record, (leg) => {
    if (!leg.hashes.includes(receipt.hash)) return leg;
    if (leg.receipt?.hash === receipt.hash && leg.receipt.blockHash === receipt.blockHash) return leg;
    const hashes = [...leg.hashes.filter((hash) => hash !== receipt.hash), receipt.hash];
    return { ...leg, ask: 'returned', receipt, hashes };
  });
}

function onCancelled(
  record: TransactionRecord,
  event: Extract<TransactionEvent, { type: 'cancelled' }>,
): TransactionRecord {
  const closed = withLegs(record, (leg) =>
    currentHash(leg) === event.hash && leg.receipt === null ? { ...leg, ask: 'denied' } : leg,
  );
  if (closed === record || (record.status !== 'pending' && record.status !== 'approve')) return closed;
  return { ...closed, status: 'error', error: event.message };
}

function onOrphaned(record: TransactionRecord, hash: `0x${string}`): TransactionRecord {
  const dropped = withLegs(record, (leg) => (leg.receipt?.hash === hash ? { ...leg, receipt: null } : leg));
  if (dropped === record) return record;
  const wasFinal = record.status === 'success' || record.status === 'finalized' || record.status === 'reverted';
  // Any attempt may have been the one that decided, not only the newest.
  const next = wasFinal ? derive(dropped) : dropped;
  return next.status === 'pending' ? { ...next, shouldBeDeleted: false } : next;
}

function onRetried(record: TransactionRecord, despiteUnknown: boolean): TransactionRecord {
  const again = { ...record, status: 'approve', error: null, hash: null, shouldBeDeleted: false } as const;
  if (record.status === 'error' || record.status === 'reverted') {
    return record.legs.some(isLive) ? record : { ...again, attempt: record.attempt + 1 };
  }
  // Approve with a lost wallet: only a person can say that the wallet shows nothing.
  const lost = record.legs.filter(isLive);
  if (record.status !== 'approve' || !despiteUnknown || lost.length === 0) return record;
  if (lost.some((leg) => leg.ask !== 'unknown')) return record;
  return {
    ...again,
    attempt: record.attempt + 1,
    legs: record.legs.map((leg) => (isLive(leg) ? { ...leg, ask: 'abandoned' } : leg)),
  };
}

function isDismissable(record: TransactionRecord): boolean {
  return record.status !== 'pending' && !(record.status === 'approve' && record.legs.some(isLive));
}

/** Changes legs and, when that changed one, what follows from them. */
function deriveFrom(record: TransactionRecord, change: (leg: Leg, index: number) => Leg): TransactionRecord {
  const next = withLegs(record, change);
  return next === record ? record : derive(next);
}
