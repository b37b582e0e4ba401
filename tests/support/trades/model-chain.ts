import type { ChainTransaction, LegObservation } from '../../../src/domain/transaction/reconcile.ts';
import type { Leg, TransactionRecord } from '../../../src/domain/transaction/record.ts';
import { hashOf } from './records.ts';

/** A call of the model: its data names the intent, as the tag does. */
export type ModelCall = { to: `0x${string}`; value: bigint; data: `0x${string}` };
type Pooled = ChainTransaction & { intent: string | null; isDoomed?: boolean };
type Mined = Pooled & { isGood: boolean; blockHash: `0x${string}`; blockNumber: number };

/** One account's view of a chain: a pool, blocks of one transaction, and a node that may be down. */
export class ModelChain {
  readonly from: `0x${string}`;
  pool: Pooled[] = [];
  mined: Mined[] = [];
  isDown = false;
  #next = 1;
  #gone = new Map<string, number>();

  constructor(from: `0x${string}`) {
    this.from = from;
  }

  get nonce(): number {
    return this.mined.length;
  }

  /** What `eth_getTransactionCount … pending` answers. */
  get pendingNonce(): number {
    return this.nonce + this.pool.length;
  }

  /** Null when the nonce is taken: a node refuses it. */
  send(call: ModelCall, nonce: number, intent: string | null): `0x${string}` | null {
    if (nonce < this.nonce || this.pool.some((one) => one.nonce === nonce)) return null;
    const hash = hashOf(this.#next++);
    this.pool.push({ hash, from: this.from, ...call, nonce, intent });
    return hash;
  }

  mine(isGood: boolean): void {
    const next = this.pool.find((one) => one.nonce === this.nonce);
    if (next === undefined) return;
    this.pool = this.pool.filter((one) => one !== next);
    const blockNumber = this.mined.length + 1;
    this.mined.push({
      ...next,
      isGood: isGood && next.isDoomed !== true,
      blockHash: hashOf(1_000_000 + this.#next++),
      blockNumber,
    });
  }

  speedUp(): void {
    this.pool = this.pool.map((one) => ({ ...one, hash: hashOf(this.#next++) }));
  }

  /** The wallet's own "cancel": the same nonces to nothing. */
  cancelPool(): void {
    this.pool = this.pool.map((one) => ({
      ...one,
      to: one.from,
      value: 0n,
      data: '0x' as const,
      intent: null,
      hash: hashOf(this.#next++),
    }));
  }

  drop(): void {
    this.pool = [];
  }

  /** The last block leaves the chain. What was in it waits again (and fails again), or is forgotten. */
  reorg(isForgotten: boolean): void {
    const last = this.mined.pop();
    if (last !== undefined && !isForgotten) this.pool = [{ ...last, isDoomed: !last.isGood }, ...this.pool];
  }

  effectsOf(intent: string): number {
    return this.mined.filter((one) => one.intent === intent && one.isGood).length;
  }

  observe(record: TransactionRecord, leg: Leg, key: string): LegObservation {
    const everything = [...this.mined, ...this.pool];
    const others = record.legs.filter((one) => one.callsId !== leg.callsId).flatMap((one) => one.hashes);
    const receipts = leg.hashes.flatMap((hash) => {
      const found = this.mined.find((one) => one.hash === hash);
      if (found === undefined) return [];
      const status = found.isGood ? ('success' as const) : ('reverted' as const);
      return [{ hash, blockHash: found.blockHash, blockNumber: found.blockNumber, status }];
    });
    const newest = leg.hashes.at(-1);
    const transaction = everything.find((one) => one.hash === newest) ?? null;
    const isGone = newest !== undefined && receipts.length === 0 && transaction === null;
    const goneChecks = isGone ? (this.#gone.get(key) ?? 0) + 1 : 0;
    this.#gone.set(key, goneChecks);
    return {
      receipts,
      transaction,
      nonceNow: this.nonce,
      tookNonce:
        leg.nonce !== null && this.nonce > leg.nonce
          ? (this.mined.find((one) => one.nonce === leg.nonce) ?? null)
          : null,
      // As the device reads them: a batch may have a lower nonce, and is not what another request is.
      candidates: everything.filter((one) =>
        leg.callsId === undefined ? one.nonce >= leg.nonceFloor : !others.includes(one.hash),
      ),
      goneChecks,
    };
  }

  /** A page died: how often it had checked is forgotten with it. */
  forgetChecks(): void {
    this.#gone.clear();
  }
}
