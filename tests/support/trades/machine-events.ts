import type { TransactionEvent } from '../../../src/domain/transaction/event.ts';
import type { Leg, LegReceipt } from '../../../src/domain/transaction/record.ts';
import { hashOf, makeLeg } from './records.ts';

/** What a wallet is asked, before it answers. */
export const leg = {
  kind: 'main',
  chainId: 1,
  from: makeLeg().from,
  to: makeLeg().to,
  value: '0',
  data: '0x',
  nonceFloor: 0,
  blockAtAsk: 0,
} as const;
export const receipt = (status: 'success' | 'reverted', hash = hashOf(1), blockHash = hashOf(100)) => ({
  hash,
  blockHash,
  blockNumber: 11,
  status,
});

/** A receipt of the n-th hash; in another `block` after a re-org. */
export const receiptOf = (n: number, status: LegReceipt['status'] = 'success', block = 100): LegReceipt =>
  receipt(status, hashOf(n), hashOf(block));
/** A leg whose wallet answered with the n-th hash; mined, with its receipt as well. */
export const returned = (n: number, change: Partial<Leg> = {}) =>
  makeLeg({ ask: 'returned', hashes: [hashOf(n)], ...change });
export const mined = (n: number, status: LegReceipt['status'] = 'success', change: Partial<Leg> = {}) =>
  returned(n, { receipt: receiptOf(n, status), ...change });
/** A wallet is asked; it answers with the n-th hash. */
export const asks = (attempt = 1): TransactionEvent => ({ type: 'asked', attempt, leg });
export const gives = (n: number, attempt = 1): TransactionEvent => ({ type: 'returned', attempt, hash: hashOf(n) });

/** One event of every kind, by what it is called in titles. */
export const events: Record<string, TransactionEvent> = {
  confirmed: { type: 'confirmed' },
  asked: { type: 'asked', attempt: 1, leg },
  returned: { type: 'returned', attempt: 1, hash: hashOf(1) },
  failed: { type: 'failed', attempt: 1, message: 'boom' },
  lost: { type: 'lost', attempt: 1 },
  found: { type: 'found', legIndex: 0, hash: hashOf(2), nonce: 3 },
  seen: { type: 'seen', hash: hashOf(1), nonce: 3 },
  'mined well': { type: 'mined', receipt: receipt('success') },
  'mined badly': { type: 'mined', receipt: receipt('reverted') },
  replaced: { type: 'replaced', hash: hashOf(1), by: hashOf(2) },
  cancelled: { type: 'cancelled', hash: hashOf(1), message: 'gone' },
  orphaned: { type: 'orphaned', hash: hashOf(1) },
  answered: { type: 'answered', attempt: 1 },
  retried: { type: 'retried' },
  'retried despite': { type: 'retried', despiteUnknown: true },
  dismissed: { type: 'dismissed' },
};
