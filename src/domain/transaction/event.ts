import type { Leg, LegReceipt } from './record.ts';

/**
 * Everything that can happen to a transaction. Events of a wallet carry the attempt they
 * belong to, events of the chain the hash: an answer that comes too late changes nothing.
 */
export type TransactionEvent =
  /** The person pressed Confirm. */
  | { type: 'confirmed' }
  /** Written before the wallet opens. */
  | { type: 'asked'; attempt: number; leg: Omit<Leg, 'ask' | 'hashes' | 'nonce' | 'receipt' | 'attempt'> }
  /** The wallet gave a hash. */
  | { type: 'returned'; attempt: number; hash: `0x${string}` }
  /** The wallet took an atomic batch and tells its own id for it; there is no hash yet. */
  | { type: 'accepted'; attempt: number; callsId: string }
  /** The wallet cannot take the batch after all: nothing was sent, and there is another way. */
  | { type: 'declined'; attempt: number }
  /** The wallet's word that a batch will never be on chain. */
  | { type: 'dropped'; callsId: string; message: string }
  /** The wallet said no, or the action failed before a wallet was asked. */
  | { type: 'failed'; attempt: number; message: string; isDoubtful?: boolean }
  /** The page died, the connection broke or an odd error came while the wallet was open. */
  | { type: 'lost'; attempt: number; message?: string }
  /** The chain shows a transaction that a wallet never reported. */
  | { type: 'found'; legIndex: number; hash: `0x${string}`; nonce: number | null }
  /** The nonce of a known hash. */
  | { type: 'seen'; hash: `0x${string}`; nonce: number }
  | { type: 'mined'; receipt: LegReceipt }
  /** Same call, new hash: sped up. */
  | { type: 'replaced'; hash: `0x${string}`; by: `0x${string}` }
  /** The nonce went to something else. */
  | { type: 'cancelled'; hash: `0x${string}`; message: string }
  /** The block of a receipt left the chain. */
  | { type: 'orphaned'; hash: `0x${string}` }
  /** An off-chain cancel was answered well; a permission given before it lapses at `permissionEnds`. */
  | { type: 'answered'; attempt: number; permissionEnds?: number | null }
  /** The person wants it again. `despiteUnknown` is their explicit word that the wallet shows nothing. */
  | { type: 'retried'; despiteUnknown?: boolean }
  /** The modal of a final status was closed. */
  | { type: 'dismissed' };
