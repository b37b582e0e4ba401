import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, expect, test } from 'vitest';
import {
  addTransaction,
  applyEvent,
  clearTransactions,
  listTransactions,
  readTransaction,
} from '../../src/device/transaction-store.ts';
import { isUnderWay } from '../../src/domain/transaction/list.ts';
import { reconcile } from '../../src/domain/transaction/reconcile.ts';
import {
  isLive,
  isSought,
  transactionTypes,
  type TransactionRecord,
  type TransactionType,
} from '../../src/domain/transaction/record.ts';
import { transactionRules } from '../../src/domain/transaction/rules.ts';
import { ModelChain, type ModelCall } from '../fixtures/model-chain.ts';
import { makeRecord } from '../fixtures/records.ts';

/*
 * The whole queue on the real store: several intents of all six kinds, two users, two tabs and the
 * worker on one device, a wallet whose windows outlive pages, and a chain that reorganises, drops,
 * is bypassed and goes away. Whatever happens in whatever order, the invariants of design §5 hold.
 */

const RUNS = Number(process.env['MODEL_RUNS'] ?? 5000);
const USERS = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const;
const THINGS = 2;

const step = fc.oneof(
  fc.record({
    do: fc.constant('create' as const),
    type: fc.constantFrom(...transactionTypes),
    thing: fc.nat(THINGS - 1),
  }),
  fc.record({
    do: fc.constantFrom(
      'confirm',
      'ask',
      'ask',
      'sign',
      'sign',
      'deny',
      'doubt',
      'retry',
      'retry in two tabs',
      'retry despite unknown',
      'dismiss',
      'answer',
    ),
    at: fc.nat(3),
  }),
  fc.record({
    do: fc.constantFrom(
      'mine',
      'mine',
      'mine badly',
      'speed up',
      'cancel in the wallet',
      'send something else',
      'drop',
      'look',
      'look',
      'worker tick',
      'crash',
      'approve what a dead page left',
      'close what a dead page left',
      'node down',
      'node up',
      'switch chain',
      'log out',
      'switch account',
    ),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type Window = { id: string; attempt: number; nonce: number; call: ModelCall; user: string };

let made = 0;

class Device {
  user: (typeof USERS)[number] = USERS[0];
  readonly chains = new Map(USERS.map((user) => [user as string, new ModelChain(user)]));
  /** Open in a living page. */
  windows: Window[] = [];
  /** Open though their page is dead. */
  orphans: Window[] = [];
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

  /** As the engine and its ports do: look first where something may be out, then durable, then the wallet. */
  async ask(record: TransactionRecord): Promise<void> {
    if (this.windows.some((window) => window.id === record.id) || record.status !== 'approve') return;
    if (this.chain.isDown) return;
    const nonce = this.chain.pendingNonce;
    if (record.legs.some((leg) => isSought(leg) && leg.nonceFloor < nonce)) {
      await this.lookAt(record);
      const now = await readTransaction(record.id);
      if (now?.status !== 'approve' || now.legs.some(isLive)) return;
    }
    const call = {
      to: `0x${'cc'.repeat(20)}`,
      value: 5n,
      data: `0x${Buffer.from(record.id).toString('hex')}`,
    } as const;
    const leg = {
      kind: 'main' as const,
      chainId: 31337,
      from: this.user,
      to: call.to,
      value: '5',
      data: call.data,
      nonceFloor: nonce,
      blockAtAsk: this.chain.mined.length,
    };
    const asked = await applyEvent(record.id, { type: 'asked', attempt: record.attempt, leg });
    if (!asked?.changed) return;
    this.count(this.openings, record.id);
    this.windows.push({ id: record.id, attempt: record.attempt, nonce, call, user: this.user });
  }

  async lookAt(record: TransactionRecord): Promise<boolean> {
    if (this.chain.isDown) return false;
    for (const [index, leg] of record.legs.entries()) {
      if (!isSought(leg) && leg.receipt === null) continue;
      const event = reconcile(leg, index, this.chain.observe(leg, `${record.id}:${index}`));
      if (event !== null) await applyEvent(record.id, event);
    }
    return true;
  }

  async look(): Promise<void> {
    for (const record of await this.records()) await this.lookAt(record);
  }

  async retry(record: TransactionRecord, despiteUnknown: boolean): Promise<boolean> {
    if (record.legs.some(isSought) && !(await this.lookAt(record))) return false;
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
        return this.ask(record);
      case 'sign': {
        if (window === undefined) return;
        close();
        const { attempt } = window;
        const hash = this.chain.send(window.call, window.nonce, record.id);
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
        this.chain.send(window.call, window.nonce, record.id);
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
      case 'look':
      case 'worker tick':
        // The worker runs the same code on the same store.
        return this.look();
      case 'crash':
        this.orphans.push(...this.windows);
        for (const { id, attempt } of this.windows) await applyEvent(id, { type: 'lost', attempt });
        this.windows = [];
        chain.forgetLooks();
        return;
      case 'approve what a dead page left': {
        const orphan = this.orphans.shift();
        if (orphan !== undefined) this.chains.get(orphan.user)!.send(orphan.call, orphan.nonce, orphan.id);
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
    for (let i = 0; i < 6; i += 1) await this.look();
    // Not lost: what the chain did is what the record says, for everybody who is still here.
    for (const record of await this.records()) {
      const effects = this.chain.effectsOf(record.id);
      const isDone = record.status === 'success' || record.status === 'finalized';
      if (effects === 1) expect(isDone, record.status).toBe(true);
      if (record.status === 'success') expect(effects).toBe(1);
    }
  }
}

beforeAll(() => {
  class Silent {
    addEventListener() {}
    removeEventListener() {}
    postMessage() {}
  }
  Object.assign(globalThis, { indexedDB: new IDBFactory(), BroadcastChannel: Silent });
});

test(`the queue: never lost, never doubled, over ${RUNS} sequences`, { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (sequence) => {
      const device = new Device();
      for (const user of USERS) await clearTransactions(user);
      // Guards of an earlier sequence would refuse this one's things.
      await forgetGuards();
      for (const one of sequence) await device.take(one);
      await device.comeToRest();
    }),
    { numRuns: RUNS },
  );
});

async function forgetGuards(): Promise<void> {
  const { GUARDS, inTransaction } = await import('../../src/device/database.ts');
  await inTransaction([GUARDS], 'readwrite', async (transaction) => {
    transaction.objectStore(GUARDS).clear();
  });
}
