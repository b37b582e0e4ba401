import type { TransactionEvent } from './event.ts';
import type { Leg, LegReceipt } from './record.ts';

/** A transaction as a node tells it. */
export type ChainTransaction = {
  hash: `0x${string}`;
  from: `0x${string}`;
  to: `0x${string}` | null;
  value: bigint;
  data: `0x${string}`;
  nonce: number;
};

/**
 * What one check of the chain showed about a leg. `null` means that the node said "not there";
 * a node that did not answer gives no observation at all.
 */
export type LegObservation = {
  /** Receipts of this leg's hashes that exist now. */
  receipts: readonly LegReceipt[];
  /** The transaction of the newest hash, mined or waiting. */
  transaction: ChainTransaction | null;
  /** The sender's nonce in the newest block. */
  nonceNow: number;
  /** Whatever took the leg's nonce, once found; `nobody` when that was no transaction. */
  tookNonce: ChainTransaction | 'nobody' | null;
  /** Unreported candidates: the sender's transactions from the floor on, mined or waiting. */
  candidates: readonly ChainTransaction[];
  /** How many checks in a row showed the nonce taken and the hash gone. */
  goneChecks: number;
};

/** A lagging node can show the nonce before the receipt: believe it on the third check. */
export const CHECKS_BEFORE_GONE = 3;

export const CANCELLED_TEXT = 'The transaction was cancelled in the wallet';
export const SUPERSEDED_TEXT = 'Another transaction took its place in the wallet';

/** An EIP-7702 authorization has a nonce of its own. */
export const USED_UP_TEXT = 'The account used up its place for something else, so it can no longer happen';

/** The same call: a speed-up changes fees, never what is done. */
export function isSameCall(leg: Leg, transaction: ChainTransaction): boolean {
  return (
    transaction.from.toLowerCase() === leg.from &&
    transaction.to?.toLowerCase() === leg.to &&
    transaction.value === BigInt(leg.value) &&
    transaction.data.toLowerCase() === leg.data.toLowerCase()
  );
}

/** A batch carries the call inside the account's own; who sends it is the wallet's affair. */
const carries = (leg: Leg, transaction: ChainTransaction): boolean =>
  transaction.data.toLowerCase().includes(leg.data.slice(2).toLowerCase());

const isOurs = (leg: Leg, transaction: ChainTransaction): boolean =>
  leg.callsId === undefined ? isSameCall(leg, transaction) : carries(leg, transaction);

/** The nonce is the leg's only where the leg's own account sent it. */
const nonceOf = (leg: Leg, transaction: ChainTransaction): number | null =>
  transaction.from.toLowerCase() === leg.from ? transaction.nonce : null;

/** What a check of the chain means for a leg: one event, or null for "nothing new". */
export function reconcile(leg: Leg, legIndex: number, seen: LegObservation): TransactionEvent | null {
  const receipt = seen.receipts.at(-1);
  if (leg.receipt !== null) {
    const known = leg.receipt;
    if (seen.receipts.some((one) => one.hash === known.hash && one.blockHash === known.blockHash)) return null;
    return receipt === undefined ? { type: 'orphaned', hash: known.hash } : { type: 'mined', receipt };
  }
  if (receipt !== undefined) return { type: 'mined', receipt };

  const hash = leg.hashes.at(-1);
  if (hash === undefined) {
    const ours = seen.candidates.find((candidate) => isOurs(leg, candidate));
    return ours === undefined ? null : { type: 'found', legIndex, hash: ours.hash, nonce: nonceOf(leg, ours) };
  }
  if (seen.transaction !== null) {
    const nonce = nonceOf(leg, seen.transaction);
    return leg.nonce === null && nonce !== null ? { type: 'seen', hash, nonce } : null;
  }
  // Absent is not dead: private relays and slow nodes hide what still gets mined.
  if (seen.goneChecks < CHECKS_BEFORE_GONE) return null;
  if (leg.nonce === null) {
    const ours = seen.candidates.find((candidate) => isOurs(leg, candidate));
    return ours === undefined ? null : { type: 'replaced', hash, by: ours.hash };
  }
  if (seen.nonceNow <= leg.nonce || seen.tookNonce === null) return null;
  if (seen.tookNonce === 'nobody') return { type: 'cancelled', hash, message: USED_UP_TEXT };
  if (isOurs(leg, seen.tookNonce)) return { type: 'replaced', hash, by: seen.tookNonce.hash };
  const toSelf = seen.tookNonce.to?.toLowerCase() === leg.from && seen.tookNonce.value === 0n;
  return { type: 'cancelled', hash, message: toSelf ? CANCELLED_TEXT : SUPERSEDED_TEXT };
}
