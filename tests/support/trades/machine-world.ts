import { expect } from 'vitest';
import type { TransactionEvent } from '../../../src/domain/transaction/event.ts';
import { reduce } from '../../../src/domain/transaction/machine.ts';
import { reconcile, type ChainTransaction, type LegObservation } from '../../../src/domain/transaction/reconcile.ts';
import { isUnresolved, type Leg, type TransactionRecord } from '../../../src/domain/transaction/record.ts';
import { hashOf, makeRecord } from './records.ts';

/** What can happen next. */
export const steps = [
  'ask',
  'sign',
  'deny',
  'crash',
  'signLost',
  'closeLost',
  'mine',
  'mineBad',
  'speedUp',
  'cancel',
  'other',
  'drop',
  'check',
  'retry',
  'retryDespite',
  'dismiss',
] as const;
type Step = (typeof steps)[number] | 'reorg';

type PoolTransaction = ChainTransaction & { ours: boolean };
type Mined = PoolTransaction & { ok: boolean; blockHash: `0x${string}`; blockNumber: number };
type Window = { attempt: number; nonce: number };

const CALL = { to: '0x00000000000000000000000000000000000000bb', value: 5n, data: '0x1234' } as const;

/** A wallet with windows, a chain with nonces and a pool, and one record of it. */
export class World {
  record: TransactionRecord = makeRecord();
  window: Window | null = null;
  lostWindows: Window[] = [];
  pool: PoolTransaction[] = [];
  mined: Mined[] = [];
  /** Hashes that left the chain or the pool: a node knows them no more. */
  nextHash = 1;
  goneChecks = new Map<number, number>();
  confirmations = 1;
  openings = 0;
  wasOrphaned = false;

  get nonce() {
    return this.mined.length;
  }

  apply(event: TransactionEvent): boolean {
    const before = this.record;
    this.record = reduce(before, event);
    if (this.record !== before) this.checkStep(before, event);
    return this.record !== before;
  }

  checkStep(before: TransactionRecord, event: TransactionEvent) {
    const after = this.record;
    // A final status goes back only by a reorg or a person.
    const wasFinal = before.status === 'success' || before.status === 'finalized';
    // … or by one that put the same transaction into another block, where it may revert.
    const moved = event.type === 'mined' && before.legs.some((leg) => leg.receipt?.hash === event.receipt.hash);
    if (wasFinal && after.status !== before.status && !moved) expect(event.type).toBe('orphaned');
    if (after.attempt !== before.attempt) expect(event.type).toBe('retried');
    // Success needs a receipt.
    if (after.status === 'success') expect(after.legs.some((leg) => leg.receipt?.status === 'success')).toBe(true);
    // At most one leg may be open at a time.
    expect(after.legs.filter((leg) => leg.ask === 'asked').length).toBeLessThanOrEqual(1);
    expect(after.legs.length).toBeGreaterThanOrEqual(before.legs.length);
  }

  broadcast(window: Window): `0x${string}` | null {
    if (window.nonce < this.nonce) return null;
    const hash = hashOf(this.nextHash++);
    this.pool = this.pool.filter((one) => one.nonce !== window.nonce);
    this.pool.push({ hash, from: this.record.userKey, ...CALL, nonce: window.nonce, ours: true });
    return hash;
  }

  step(step: Step) {
    switch (step) {
      case 'ask': {
        const nonceFloor = this.nonce;
        // As the engine does: a nonce that has moved is explained before a wallet is asked again.
        if (this.record.legs.some((leg) => isUnresolved(leg) && leg.nonceFloor < nonceFloor)) this.check();
        const leg = {
          kind: 'main',
          chainId: 31337,
          from: this.record.userKey,
          to: CALL.to,
          value: '5',
          data: CALL.data,
          nonceFloor,
          blockAtAsk: this.mined.length,
        } as const;
        if (this.window === null && this.apply({ type: 'asked', attempt: this.record.attempt, leg })) {
          this.window = { attempt: this.record.attempt, nonce: nonceFloor };
          this.openings += 1;
        }
        return;
      }
      case 'sign': {
        if (this.window === null) return;
        const hash = this.broadcast(this.window);
        const { attempt } = this.window;
        this.window = null;
        this.apply(
          hash === null ? { type: 'failed', attempt, message: 'nonce too low' } : { type: 'returned', attempt, hash },
        );
        return;
      }
      case 'deny':
        if (this.window === null) return;
        this.apply({ type: 'failed', attempt: this.window.attempt, message: 'no' });
        this.window = null;
        return;
      case 'crash':
        if (this.window !== null) this.lostWindows.push(this.window);
        this.window = null;
        this.goneChecks.clear();
        this.apply({ type: 'lost', attempt: this.record.attempt });
        return;
      case 'signLost': {
        const window = this.lostWindows.shift();
        if (window !== undefined) this.broadcast(window);
        return;
      }
      case 'closeLost':
        this.lostWindows.shift();
        return;
      case 'mine':
      case 'mineBad': {
        const next = this.pool.find((one) => one.nonce === this.nonce);
        if (next === undefined) return;
        this.pool = this.pool.filter((one) => one !== next);
        const blockNumber = this.mined.length + 1;
        this.mined.push({ ...next, ok: step === 'mine', blockHash: hashOf(10_000 + this.nextHash++), blockNumber });
        return;
      }
      case 'speedUp':
        this.pool = this.pool.map((one) => ({ ...one, hash: hashOf(this.nextHash++) }));
        return;
      case 'cancel':
        this.pool = this.pool.map((one) => ({
          ...one,
          to: one.from,
          value: 0n,
          data: '0x' as const,
          ours: false,
          hash: hashOf(this.nextHash++),
        }));
        return;
      case 'other':
        if (this.pool.length > 0) return;
        this.pool.push({
          hash: hashOf(this.nextHash++),
          from: this.record.userKey,
          to: CALL.to,
          value: 1n,
          data: '0x',
          nonce: this.nonce,
          ours: false,
        });
        return;
      case 'drop':
        this.pool = [];
        return;
      case 'reorg': {
        const last = this.mined.pop();
        if (last !== undefined) {
          this.pool = [last];
          this.wasOrphaned = true;
        }
        return;
      }
      case 'check':
        this.check();
        return;
      case 'retry':
      case 'retryDespite':
        if (this.apply({ type: 'retried', despiteUnknown: step === 'retryDespite' })) this.confirmations += 1;
        return;
      case 'dismiss':
        this.apply({ type: 'dismissed' });
        return;
      default:
        return step satisfies never;
    }
  }

  check() {
    this.record.legs.forEach((_, index) => {
      const leg = this.record.legs[index];
      if (leg === undefined || (!isUnresolved(leg) && leg.receipt === null)) return;
      const event = reconcile(leg, index, this.observe(leg, index));
      if (event !== null) this.apply(event);
    });
  }

  observe(leg: Leg, index: number): LegObservation {
    const known = (hash: string) => [...this.mined, ...this.pool].find((one) => one.hash === hash) ?? null;
    const receipts = leg.hashes
      .map((hash) => this.mined.find((one) => one.hash === hash))
      .filter((one) => one !== undefined)
      .map((one) => ({
        hash: one.hash,
        blockHash: one.blockHash,
        blockNumber: one.blockNumber,
        status: one.ok ? ('success' as const) : ('reverted' as const),
      }));
    const newest = leg.hashes.at(-1);
    const transaction = newest === undefined ? null : known(newest);
    const isGone = receipts.length === 0 && transaction === null && newest !== undefined;
    const checks = isGone ? (this.goneChecks.get(index) ?? 0) + 1 : 0;
    this.goneChecks.set(index, checks);
    const everything = [...this.mined, ...this.pool].filter((one) => one.nonce >= leg.nonceFloor);
    return {
      receipts,
      transaction,
      nonceNow: this.nonce,
      tookNonce:
        leg.nonce !== null && this.nonce > leg.nonce
          ? (this.mined.find((one) => one.nonce === leg.nonce) ?? null)
          : null,
      candidates: everything,
      goneChecks: checks,
    };
  }

  /** The chain comes to rest and is checked until nothing changes. */
  comeToRest() {
    for (let i = 0; i < 20; i += 1) this.step('mine');
    for (let i = 0; i < 20; i += 1) this.check();
  }

  get effects() {
    return this.mined.filter((one) => one.ours && one.ok).length;
  }
}
