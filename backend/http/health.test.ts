import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { from, testApp } from '../../tests/support/server/app.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { waitingPage } from '../launch/waiting-page.ts';
import { LIMITS } from './limits.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const edge = { publicOrigin: undefined, host: '127.0.0.1', trustProxy: null, scale: 3 / LIMITS.reads.client };
const paths = ['/health', '/ready'];

test('health is told however often an address has asked, and is no copy of what was', async () => {
  const { app } = await testApp(database, { edge });
  const ask = (path: string) => app.request(path, { headers: { host: 'localhost' } }, from('192.0.2.1'));
  const reads = [];
  for (let call = 0; call < 4; call += 1) reads.push((await ask('/data/no-such-call')).status);
  expect(reads).toEqual([404, 404, 404, 429]);
  for (const path of paths) {
    for (let call = 0; call < 10; call += 1) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('ratelimit-limit')]).toEqual([
        200,
        'no-store',
        null,
      ]);
    }
  }
});

test('a refusal is no copy either', async () => {
  const { app } = await testApp(database, { stateDir: '/proc/nowhere' });
  const answer = await app.request('/ready');
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '2',
  ]);
});

test('many who ask at once, or soon after, cost one write', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const writes: number[] = [];
  let answer = () => {};
  const silent = await testApp(database);
  silent.context.database = {
    ...database,
    query: async () => {
      writes.push(Date.now());
      await new Promise<void>((resolve) => (answer = resolve));
      return [];
    },
  };
  const ask = async () => (await silent.app.request('/ready')).status;
  const asked = Array.from({ length: 50 }, ask);
  while (writes.length === 0) await setImmediate();
  // The store is silent for longer than an answer is kept, and still nobody asks it twice.
  vi.advanceTimersByTime(3_000);
  asked.push(ask());
  await setImmediate();
  answer();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  expect([await ask(), writes.length]).toEqual([200, 1]);
  vi.advanceTimersByTime(1_000);
  const later = ask();
  while (writes.length === 1) await setImmediate();
  answer();
  expect([await later, writes.length]).toEqual([200, 2]);
});

test('a server that is starting is alive, and not ready', async () => {
  const start = waitingPage({ current: () => 'building' }, { publicOrigin: undefined, host: '127.0.0.1' });
  const statuses = paths.map(async (path) => (await start(new Request(`http://localhost${path}`))).status);
  expect(await Promise.all(statuses)).toEqual([200, 503]);
});

test('the name of a request is a trusted proxy’s, and never a stranger’s', async () => {
  const nameFor = async (trustProxy: { hops: number } | null) => {
    const { app } = await testApp(database, { edge: { ...edge, trustProxy } });
    const headers = { host: 'localhost', 'x-request-id': 'chosen-elsewhere' };
    return (await app.request('/status', { headers }, from('192.0.2.10'))).headers.get('x-request-id');
  };
  expect(await nameFor({ hops: 1 })).toBe('chosen-elsewhere');
  expect(await nameFor(null)).toMatch(/^[0-9a-f-]{36}$/);
});

test('anybody may read how far each network is, and each answer has a name that the log uses too', async () => {
  const read = {
    network: 'meridian',
    state: 'behind',
    block: 5,
    head: 9,
    error: 'at http://node.invalid',
    readTo: 1,
    reindex: { from: 0, block: 2, to: 5, error: 'at http://node.invalid' },
  } as const;
  const { app } = await testApp(database, { networksHealth: () => [read] });
  const answer = await app.request('/status', { headers: { host: 'localhost' } }, from('192.0.2.9'));
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const { data } = (await answer.json()) as { data: { networks: { lagSeconds: number }[] } };
  // Why it stands still may name the operator's node, so it is not among it.
  const { lagSeconds } = data.networks[0] ?? { lagSeconds: 0 };
  const reindex = { from: 0, block: 2, to: 5 };
  expect(data.networks).toEqual([{ network: 'meridian', state: 'behind', block: 5, head: 9, lagSeconds, reindex }]);
  expect(lagSeconds).toBeGreaterThan(1_000_000);
});
