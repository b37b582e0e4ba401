import { isUnresolved, type Leg, type TransactionRecord } from '../domain/transaction/record.ts';
import { reconcile, type ChainTransaction, type LegObservation } from '../domain/transaction/reconcile.ts';
import type { TransactionEvent } from '../domain/transaction/event.ts';
import {
  blockNumber,
  findByNonce,
  findCarried,
  findWaiting,
  readCount,
  readReceipt,
  readTransactionAnswer,
} from './chain-reads.ts';
import { rpcBatch, type RpcCall } from './rpc.ts';

/** How many checks in a row found a leg's hash gone, by leg. Forgetting it only costs two checks. */
const goneChecks = new Map<string, number>();

/** Three calls for a leg with one hash: the sender's nonce, the receipt, the transaction. */
const callsFor = (leg: Leg): RpcCall[] => [
  { method: 'eth_getTransactionCount', params: [leg.from, 'latest'] },
  ...leg.hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  ...(leg.hashes.length === 0 ? [] : [{ method: 'eth_getTransactionByHash', params: [leg.hashes.at(-1)] }]),
];

/** Reads one leg: one batched request, more only when its hash is gone or was never known. */
async function observe(urls: readonly string[], key: string, leg: Leg): Promise<LegObservation> {
  const results = await rpcBatch(urls, callsFor(leg));
  const nonceNow = readCount(results[0]);
  const batched = leg.callsId === undefined ? undefined : leg;
  const receipts = leg.hashes
    .map((_, index) => readReceipt(results[1 + index], batched))
    .filter((receipt) => receipt !== null);
  const transaction = leg.hashes.length === 0 ? null : readTransactionAnswer(results[1 + leg.hashes.length]);
  const found = { receipts, transaction, nonceNow, tookNonce: null, candidates: [], goneChecks: 0 };
  if (receipts.length > 0 || transaction !== null) {
    goneChecks.delete(key);
    return found;
  }
  if (leg.hashes.length === 0) return { ...found, candidates: await candidates(urls, leg, nonceNow) };

  const checks = (goneChecks.get(key) ?? 0) + 1;
  goneChecks.set(key, checks);
  const taken = leg.nonce !== null && nonceNow > leg.nonce;
  return {
    ...found,
    goneChecks: checks,
    tookNonce: taken
      ? await findByNonce(urls, leg.from, leg.nonce ?? 0, earliestBlock(leg), await blockNumber(urls))
      : null,
    candidates: leg.nonce === null ? await candidates(urls, leg, nonceNow) : [],
  };
}

/** A re-org can move a later transaction into a block with a lower number: at most this many blocks back. */
export const REORG_BLOCKS = 32;
export const earliestBlock = (leg: Leg) => Math.max(0, leg.blockAtAsk - REORG_BLOCKS);

/** The sender's transactions since the wallet was asked: mined ones by nonce, then the pool's. */
async function candidates(urls: readonly string[], leg: Leg, nonceNow: number): Promise<ChainTransaction[]> {
  const found: ChainTransaction[] = [];
  const head = nonceNow > leg.nonceFloor ? await blockNumber(urls) : 0;
  for (let nonce = leg.nonceFloor; nonce < nonceNow; nonce += 1) {
    const one = await findByNonce(urls, leg.from, nonce, earliestBlock(leg), head);
    if (one !== null && one !== 'nobody') found.push(one);
  }
  // A batch may be sent by somebody else, or under a lower nonce: then only its events show it.
  const relayed = leg.callsId === undefined ? [] : await findCarried(urls, leg, earliestBlock(leg));
  return [...found, ...relayed, ...(await findWaiting(urls, leg.from))];
}

/**
 * The candidates that can be this leg's. A plain request is told from an earlier one of the same call by its nonce; a
 * batch has none, so transactions known to be another request's of this record are ruled out.
 */
function unclaimed(
  record: TransactionRecord,
  leg: Leg,
  candidates: readonly ChainTransaction[],
): readonly ChainTransaction[] {
  if (leg.callsId === undefined) return candidates;
  const others = record.legs.filter((one) => one.callsId !== leg.callsId).flatMap((one) => one.hashes);
  return candidates.filter(({ hash }) => !others.includes(hash));
}

/** What the chain says now about every watched leg of a record. */
export async function checkLegs(
  record: TransactionRecord,
  urlsOf: (chainId: number) => readonly string[],
): Promise<TransactionEvent[]> {
  const events: TransactionEvent[] = [];
  for (const [index, leg] of record.legs.entries()) {
    if (!isUnresolved(leg) && leg.receipt === null) continue;
    const seen = await observe(urlsOf(leg.chainId), `${record.id}:${index}`, leg);
    const event = reconcile(leg, index, { ...seen, candidates: unclaimed(record, leg, seen.candidates) });
    if (event !== null) events.push(event);
  }
  return events;
}
