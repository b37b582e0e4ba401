import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACCESS_TOKEN_HEADER } from '../../src/contract/auth.ts';
import type { OperatorLimits } from '../../src/contract/operator-limits.ts';
import type { LogEntry } from '../../src/contract/operator.ts';
import { testAccount } from '../../tests/support/server/accounts.ts';
import { from, post, testApp } from '../../tests/support/server/app.ts';
import { refused } from '../../tests/support/server/order-market.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { createMarketChanges } from '../stores/market-changes.ts';
import { createSession } from '../stores/sessions.ts';
import { LIMITS } from './limits.ts';
import { makeAccessToken } from './tokens.ts';

const LIMITS_CALL = '/marketplace/v1/operator/limits';
const ADDRESS = '192.0.2.1';
const operator = testAccount(12);
type Answered<T> = { status: number; headers: Headers; body: { data: T } };
let database: Database;
let token = '';

beforeAll(async () => {
  database = await openTestDatabase();
  const [family, now] = [randomUUID(), Math.floor(Date.now() / 1_000)];
  const user = { address: operator.address, chainId: 31_337 };
  await createSession(database, { ...user, family, tokenHash: family, now, endsAt: now + 3_600 });
  token = await makeAccessToken({ sub: user.address, chainId: user.chainId, family, exp: now + 3_600 }, () => ['test']);
}, 60_000);
beforeEach(() => database.query('delete from operator_decisions'));
afterAll(() => database.close());

/** A node of the market on the test's store, as it hears of the others. */
async function startNode(scale = 1) {
  const changes = createMarketChanges({ database, log: () => {} });
  const edge = { publicOrigin: undefined, host: '127.0.0.1', trustProxy: null, scale };
  const { app } = await testApp(database, { changes, edge, operators: new Set([operator.address]) });
  const ask = async <T>(path: string, body?: unknown, address = ADDRESS): Promise<Answered<T>> => {
    const headers = { host: 'localhost', [ACCESS_TOKEN_HEADER]: token };
    const answer = await app.request(path, body === undefined ? { headers } : post(body, headers), from(address));
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as { data: T } };
  };
  return {
    ask,
    set: (given: unknown) => ask<LogEntry>(LIMITS_CALL, { scale: given }),
    undo: (id: string) => ask<LogEntry>(`/marketplace/v1/operator/log/${id}/undo`, {}),
    limits: async () => (await ask<OperatorLimits>(LIMITS_CALL)).body.data,
    /** Calls a minute that somebody at an address is told of. */
    reads: async (address = ADDRESS) => {
      const answer = await app.request('/data/collections', { headers: { host: 'localhost' } }, from(address));
      return { status: answer.status, limit: Number(answer.headers.get('ratelimit-limit')) };
    },
    async listen() {
      const listens = new Promise<void>((resolve) => void changes.follow(() => resolve()));
      changes.start();
      await listens;
      return () => changes.stop();
    },
  };
}

describe('the multiplier that an operator sets', () => {
  test('holds at once, on every node within a second, after a restart, and until it is undone; all of it is logged', async () => {
    const [here, there] = [await startNode(), await startNode()];
    const stops = [await here.listen(), await there.listen()];
    try {
      expect((await there.reads()).limit).toBe(LIMITS.reads.client);
      const { status, body } = await here.set(0.5);
      expect([status, (await here.reads()).limit]).toEqual([200, LIMITS.reads.client / 2]);
      expect(body.data).toMatchObject({
        about: 'limits',
        operator: operator.address,
        subject: null,
        before: null,
        after: 0.5,
      });
      const everywhere = async (limit: number) =>
        vi.waitFor(async () => expect((await there.reads()).limit).toBe(limit), { timeout: 1_000, interval: 20 });
      await everywhere(LIMITS.reads.client / 2);
      expect(await here.limits()).toMatchObject({
        scale: { value: 0.5, configured: 1, decided: true },
        limits: expect.arrayContaining([{ name: 'writes', client: 300, account: 150, refused: 0 }]) as unknown,
        messages: { hourly: 3 },
      });
      const later = await startNode(2);
      await later.reads();
      await vi.waitFor(async () => expect((await later.reads()).limit).toBe(LIMITS.reads.client / 2));

      const next = await here.set(20);
      expect(next.body.data).toMatchObject({ before: 0.5, after: 20 });
      expect(await here.undo(body.data.id)).toMatchObject(refused(409, 'operator.changed'));
      const undone = await here.undo(next.body.data.id);
      expect(undone.body.data).toMatchObject({ before: 20, after: 0.5, undoes: next.body.data.id });
      expect((await here.reads()).limit).toBe(LIMITS.reads.client / 2);
      expect((await here.set(null)).body.data).toMatchObject({ before: 0.5, after: null });
      expect((await here.reads()).limit).toBe(LIMITS.reads.client);
      await everywhere(LIMITS.reads.client);
      expect((await here.limits()).scale).toEqual({ value: 1, configured: 1, decided: false });
      expect(await here.set(null)).toMatchObject(refused(409, 'operator.unchanged'));
      const log = await here.ask<LogEntry[]>('/marketplace/v1/operator/log');
      expect(log.body.data.map(({ about, after }) => [about, after])).toEqual([
        ['limits', null],
        ['limits', 0.5],
        ['limits', 20],
        ['limits', 0.5],
      ]);
    } finally {
      for (const stop of stops) await stop();
    }
  });

  test.each([0, -1, 0.09, 100.01, '2', true, [1], undefined])('is never %j', async (scale) => {
    const node = await startNode();
    expect(await node.set(scale)).toMatchObject(refused(400, 'bad-request'));
    expect((await node.limits()).scale).toEqual({ value: 1, configured: 1, decided: false });
  });

  test.each([
    [0.1, 0.1],
    [100, 100],
    [0.333, 0.33],
  ])('may be %d, in hundredths', async (scale, held) => {
    const node = await startNode();
    expect((await node.set(scale)).body.data.after).toBe(held);
    expect((await node.reads()).limit).toBe(LIMITS.reads.client * held);
  });

  test('shuts no operator out of the console, whoever else is at their address', async () => {
    const node = await startNode(1 / LIMITS.reads.client);
    const address = '192.0.2.3';
    expect([(await node.reads(address)).status, (await node.reads(address)).status]).toEqual([200, 429]);
    const asked = await node.ask(LIMITS_CALL, undefined, address);
    expect([asked.status, asked.headers.get('ratelimit-limit')]).toEqual([200, String(LIMITS.reads.account)]);
    // Whoever was turned away is let in with it.
    expect((await node.ask(LIMITS_CALL, { scale: 1 }, address)).status).toBe(200);
    expect((await node.reads(address)).status).toBe(200);
  });
});

test('whom a limit turned away is counted once, as an address or an account', async () => {
  const node = await startNode(1 / LIMITS.reads.client);
  for (const address of ['192.0.2.4', '192.0.2.5']) for (let call = 0; call < 3; call += 1) await node.reads(address);
  const { limits } = await node.limits();
  expect(limits.filter(({ refused: count }) => count > 0)).toEqual([
    { name: 'reads', client: 1, account: 1, refused: 2 },
  ]);
});
