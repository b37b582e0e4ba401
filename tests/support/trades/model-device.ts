import { expect } from 'vitest';
import {
  addTransaction,
  applyEvent,
  clearTransactions,
  listTransactions,
  readTransaction,
} from '../../../src/device/transaction-store.ts';
import { isUnderWay } from '../../../src/domain/transaction/list.ts';
import { reconcile } from '../../../src/domain/transaction/reconcile.ts';
import {
  isLive,
  isOpenBatch,
  isUnresolved,
  type TransactionRecord,
  type TransactionType,
} from '../../../src/domain/transaction/record.ts';
import { transactionRules } from '../../../src/domain/transaction/rules.ts';
import { ModelChain, type ModelCall } from './model-chain.ts';
import type { Step } from './model-steps.ts';
import { makeRecord } from './records.ts';

export const USERS = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const;

type Window = {
  id: string;
  attempt: number;
  nonce: number;
  call: ModelCall;
  user: string;
  /** Of a batch (EIP-5792). */
  callsId?: string | undefined;
};

let made = 0;

/** The one device, with the wallet and the chain as it sees them. */
export class Device {
  user: (typeof USERS)[number] = USERS[0];
  readonly chains = new Map(USERS.map((user) => [user as string, new ModelChain(user)]));
  /** Open in a living page. */
  windows: Window[] = [];
  /** Open though their page is dead. */
  orphans: Window[] = [];
  /** Batches that the wallet took, by id: each once. What it forgot it still never takes again. */
  readonly taken = new Set<string>();
  readonly confirmations = new Map<string, number>();
  readonly openings = new Map<string, number>();
  readonly intents = new Map<string, { user: string; resource: string }>();
  /** What was in flight when its user left, by user and resource. */
  readonly leftInFlight = new Set<string>();

  get chain(): ModelChain {
    return this.chains.get(this.user)!;
  }

  records = () => listTransactions(this.user);

  async pick(at: number): Promise<TransactionRecord | null> {
    const records = await this.records();
    return records.length === 0 ? null : (records[at % records.length] ?? null);
  }

  count = (map: Map<string, number>, id: string) => map.set(id, (map.get(id) ?? 0) + 1);

  async create(type: TransactionType, thing: number): Promise<void> {
    made += 1;
    const id = `intent-${made}`;
    const resource = `31337:thing-${thing}`;
    const record = makeRecord({
      id,
      type,
      status: transactionRules[type].initial,
      userKey: this.user,
      resources: [resource],
      createdAt: Date.now(),
    });
    const others = (await this.records()).filter((other) => other.resources.includes(resource));
    try {
      await addTransaction(record);
    } catch {
      return;
    }
    // One thing at a time, even for a user who left while it was in flight and came back.
    expect(others.filter(isUnderWay)).toEqual([]);
    expect(this.leftInFlight.has(`${this.user}|${resource}`)).toBe(false);
    this.intents.set(id, { user: this.user, resource });
    this.count(this.confirmations, id);
  }

  /** As the engine and its ports do: check first where something may be out, then durable, then the wallet. */
  async ask(record: TransactionRecord, wantsBatch: boolean): Promise<void> {
    if (this.windows.some((window) => window.id === record.id) || record.status !== 'approve') return;
    if (this.chain.isDown) return;
    const open = record.legs.filter(isUnresolved);
    const openBatch = open.findLast(isOpenBatch);
    const isBatch = open.length === 0 ? wantsBatch : open.every(isOpenBatch);
    // Neither excludes the other.
    if (!isBatch && openBatch !== undefined) return;
    const nonce = this.chain.pendingNonce;
    if (record.legs.some((leg) => isUnresolved(leg) && leg.nonceFloor < nonce)) {
      await this.checkRecord(record);
      const now = await readTransaction(record.id);
      if (now?.status !== 'approve' || now.legs.some(isLive)) return;
    }
    const call = {
      to: `0x${'cc'.repeat(20)}`,
      value: 5n,
      data: `0x${Buffer.from(record.id).toString('hex')}`,
    } as const;
    const callsId = openBatch?.callsId ?? `batch-${(made += 1)}`;
    const leg = {
      kind: 'main' as const,
      chainId: 31337,
      from: this.user,
      to: call.to,
      value: '5',
      data: call.data,
      ...(isBatch ? { callsId } : {}),
      nonceFloor: nonce,
      blockAtAsk: this.chain.mined.length,
    };
    const asked = await applyEvent(record.id, { type: 'asked', attempt: record.attempt, leg });
    if (!asked?.changed) return;
    this.count(this.openings, record.id);
    const { id, attempt } = record;
    this.windows.push({ id, attempt, nonce, call, user: this.user, callsId: isBatch ? callsId : undefined });
  }

  /** The wallet sends what was approved: a batch under whatever nonce is next, and each id once. */
  send({ call, nonce, id, user, callsId }: Window): `0x${string}` | null {
    const chain = this.chains.get(user)!;
    if (callsId === undefined) return chain.send(call, nonce, id);
    if (this.taken.has(callsId)) return null;
    this.taken.add(callsId);
    const data = `0xba7c${call.data.slice(2)}` as const;
    return chain.send({ to: chain.from, value: 0n, data }, chain.pendingNonce, id);
  }

  async checkRecord(record: TransactionRecord): Promise<boolean> {
    if (this.chain.isDown) return false;
    for (const [index, leg] of record.legs.entries()) {
      if (!isUnresolved(leg) && leg.receipt === null) continue;
      const event = reconcile(leg, index, this.chain.observe(record, leg, `${record.id}:${index}`));
      if (event !== null) await applyEvent(record.id, event);
    }
    return true;
  }

  async checkAll(): Promise<void> {
    for (const record of await this.records()) await this.checkRecord(record);
  }

  async retry(record: TransactionRecord, despiteUnknown: boolean): Promise<boolean> {
    if (record.legs.some(isUnresolved) && !(await this.checkRecord(record))) return false;
    const result = await applyEvent(record.id, { type: 'retried', despiteUnknown });
    if (result?.changed) this.count(this.confirmations, record.id);
    return result?.changed ?? false;
  }

  async leave(): Promise<void> {
    for (const record of await this.records()) {
      if (record.legs.some(isLive)) this.leftInFlight.add(`${this.user}|${record.resources.join()}`);
    }
    this.orphans.push(...this.windows);
    this.windows = [];
    await clearTransactions(this.user);
  }

  async onRecord(what: Extract<Step, { at: number }>['do'], at: number): Promise<void> {
    const record = await this.pick(at);
    if (record === null) return;
    const window = this.windows.find((one) => one.id === record.id);
    const close = () => (this.windows = this.windows.filter((one) => one !== window));
    switch (what) {
      case 'confirm':
        await applyEvent(record.id, { type: 'confirmed' });
        return;
      case 'ask':
        return this.ask(record, false);
      case 'ask as a batch':
        return this.ask(record, true);
      case 'sign': {
        if (window === undefined) return;
        close();
        const { attempt } = window;
        const hash = this.send(window);
        if (window.callsId !== undefined) {
          const { callsId } = window;
          await applyEvent(
            record.id,
            hash === null ? { type: 'lost', attempt } : { type: 'accepted', attempt, callsId },
          );
          return;
        }
        const message = 'nonce too low';
        await applyEvent(
          record.id,
          hash === null ? { type: 'failed', attempt, message, isDoubtful: true } : { type: 'returned', attempt, hash },
        );
        return;
      }
      case 'deny':
        if (window === undefined) return;
        close();
        await applyEvent(record.id, { type: 'failed', attempt: window.attempt, message: 'no' });
        return;
      case 'doubt':
        // Sent, and an error all the same.
        if (window === undefined) return;
        close();
        this.send(window);
        await applyEvent(record.id, { type: 'lost', attempt: window.attempt, message: 'odd' });
        return;
      case 'retry':
        await this.retry(record, false);
        return;
      case 'retry in two tabs': {
        const both = await Promise.all([this.retry(record, false), this.retry(record, false)]);
        expect(both.filter(Boolean).length).toBeLessThanOrEqual(1);
        return;
      }
      case 'retry despite unknown':
        await this.retry(record, true);
        return;
      case 'dismiss':
        await applyEvent(record.id, { type: 'dismissed' });
        return;
      case 'answer':
        if (record.type.endsWith(':cancel') && record.legs.length === 0) {
          await applyEvent(record.id, { type: 'answered', attempt: record.attempt });
        }
        return;
      case 'the wallet tells of a batch': {
        const leg = record.legs.findLast((one) => isOpenBatch(one) && one.ask !== 'asked');
        if (leg?.callsId === undefined || !this.taken.has(leg.callsId)) return;
        await applyEvent(record.id, { type: 'accepted', attempt: record.attempt, callsId: leg.callsId });
        return;
      }
      case 'the wallet gives a batch up': {
        // Only what it never sent.
        const leg = record.legs.findLast(isOpenBatch);
        if (leg?.callsId === undefined || leg.ask === 'asked' || this.taken.has(leg.callsId)) return;
        this.taken.add(leg.callsId);
        await applyEvent(record.id, { type: 'dropped', callsId: leg.callsId, message: 'given up' });
        return;
      }
      default:
        return what satisfies never;
    }
  }

  async onWorld(what: Exclude<Step, { at: number } | { thing: number }>['do']): Promise<void> {
    const { chain } = this;
    switch (what) {
      case 'mine':
      case 'mine badly':
        return chain.mine(what === 'mine');
      case 'speed up':
        return chain.speedUp();
      case 'cancel in the wallet':
        return chain.cancelPool();
      case 'send something else':
        chain.send({ to: `0x${'dd'.repeat(20)}`, value: 1n, data: '0x' }, chain.pendingNonce, null);
        return;
      case 'drop':
        return chain.drop();
      case 'reorg':
      case 'reorg that forgets':
        return chain.reorg(what === 'reorg that forgets');
      case 'check':
      case 'worker tick':
        // The worker runs the same code on the same store.
        return this.checkAll();
      case 'crash':
        this.orphans.push(...this.windows);
        for (const { id, attempt } of this.windows) await applyEvent(id, { type: 'lost', attempt });
        this.windows = [];
        chain.forgetChecks();
        return;
      case 'approve what a dead page left': {
        const orphan = this.orphans.shift();
        if (orphan !== undefined) this.send(orphan);
        return;
      }
      case 'close what a dead page left':
        this.orphans.shift();
        return;
      case 'node down':
      case 'node up':
        chain.isDown = what === 'node down';
        return;
      case 'switch chain':
        // A record belongs to its own chain, wherever the wallet stands.
        return;
      case 'log out':
        return this.leave();
      case 'switch account':
        await this.leave();
        this.user = this.user === USERS[0] ? USERS[1] : USERS[0];
        return;
      default:
        return what satisfies never;
    }
  }

  async take(one: Step): Promise<void> {
    if ('thing' in one) await this.create(one.type, one.thing);
    else if ('at' in one) await this.onRecord(one.do, one.at);
    else await this.onWorld(one.do);
    await this.check();
  }

  async check(): Promise<void> {
    for (const record of await this.records()) {
      // User B sees nothing of user A.
      expect(record.userKey).toBe(this.user);
      const proved = record.legs.some((leg) => leg.receipt?.status === 'success');
      if (record.status === 'success') expect(proved).toBe(true);
    }
    for (const [id, { user }] of this.intents) {
      expect(this.chains.get(user)!.effectsOf(id), id).toBeLessThanOrEqual(1);
      expect(this.openings.get(id) ?? 0, id).toBeLessThanOrEqual(this.confirmations.get(id) ?? 0);
    }
  }

  async comeToRest(): Promise<void> {
    await this.onWorld('crash');
    for (const chain of this.chains.values()) {
      chain.isDown = false;
      for (let i = 0; i < 12; i += 1) chain.mine(true);
    }
    for (let i = 0; i < 6; i += 1) await this.checkAll();
    // Not lost: what the chain did is what the record says, for everybody who is still here.
    for (const record of await this.records()) {
      const effects = this.chain.effectsOf(record.id);
      const isDone = record.status === 'success' || record.status === 'finalized';
      if (effects === 1) expect(isDone, record.status).toBe(true);
      if (record.status === 'success') expect(effects).toBe(1);
    }
  }
}
