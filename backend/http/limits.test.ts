import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { forgetCounts, openTestDatabase } from '../../tests/support/server/test-database.ts';
import { from, json, post, testApp } from '../../tests/support/server/app.ts';
import { createLimitState } from './limit-state.ts';
import { createLimits, LIMITS } from './limits.ts';
import { createRpcProxy } from './rpc.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(() => forgetCounts(database));
afterAll(() => database.close());

/** So small that a handful of calls is too many; `scale` is of all limits alike. */
const edge = { publicOrigin: undefined, host: '127.0.0.1', trustProxy: null, scale: 5 / LIMITS.writes.client };
const CALL = '/marketplace/v1/order/cancel?hash=0x1&chain=1';
const headers = { host: 'localhost' };
const write = (app: Awaited<ReturnType<typeof testApp>>['app'], address: string, more: Record<string, string> = {}) =>
  app.request(CALL, post({}, { ...headers, ...more }), from(address));

test('the table in docs/operating.md has every limit, with its numbers', () => {
  const table = [...readFileSync('docs/operating.md', 'utf8').matchAll(/^\| `(\w+)` \| *([\d,]+) \| *([\d,]*) \|/gm)];
  const number = (text = '') => (text === '' ? null : Number(text.replaceAll(',', '')));
  const told = table.map(([, name, client, account]) => [name, { client: number(client), account: number(account) }]);
  expect(Object.fromEntries(told)).toEqual(LIMITS);
});

describe('one call too many', () => {
  test('is answered 429 in the API’s envelope, with when to try again, and logged once', async () => {
    const { app, securityEvents } = await testApp(database, { edge });
    const statuses: number[] = [];
    for (let call = 0; call < 7; call += 1) statuses.push((await write(app, '192.0.2.1')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const refused = await json(write(app, '192.0.2.1'));
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.body).toEqual({
      data: null,
      status: {
        code: 429,
        msgId: 'limit.writes',
        message: expect.stringMatching(
          /^Too many requests from your network\. Try again in (one second|\d+ seconds)\.$/,
        ),
      },
    });
    expect(securityEvents).toEqual([
      { event: 'limit.hit', client: '192.0.2.1', account: null, details: { limit: 'writes' } },
    ]);
    // Somebody else is not held up, nor this process itself.
    expect((await write(app, '192.0.2.2')).status).toBe(401);
    expect((await app.request(CALL, post({}))).status).toBe(401);
  });

  test('is counted by the network’s address: a /64 is one, and what the caller writes is not read', async () => {
    const { app } = await testApp(database, { edge });
    for (let call = 0; call < 5; call += 1) await write(app, `2001:db8:1:2::${call}`);
    expect((await write(app, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await write(app, '2001:db8:1:3::1')).status).toBe(401);
    for (let call = 0; call < 6; call += 1) {
      const answer = await write(app, '192.0.2.1', { 'x-forwarded-for': `203.0.113.${call}` });
      expect(answer.status).toBe(call < 5 ? 401 : 429);
    }
  });

  test('is counted by what a trusted proxy says', async () => {
    const { app } = await testApp(database, { edge: { ...edge, trustProxy: { hops: 1 } } });
    for (let call = 0; call < 6; call += 1) {
      const answer = await write(app, '10.0.0.1', { 'x-forwarded-for': '203.0.113.1' });
      expect(answer.status).toBe(call < 5 ? 401 : 429);
    }
    expect((await write(app, '10.0.0.1', { 'x-forwarded-for': '203.0.113.2' })).status).toBe(401);
  });

  test.each([
    ['files', '/assets/x.js', 404, 'text/plain; charset=utf-8'],
    ['files', '/config.json', 200, 'text/plain; charset=utf-8'],
    ['files', '/logos/eth.svg', 200, 'text/plain; charset=utf-8'],
    ['pictures', '/_ipx/w_64/x.png', 200, 'application/json'],
    ['reads', '/data/health-check', 200, 'application/json'],
  ] as const)('of %s (%s) reaches nobody', async (name, path, well, type) => {
    let pictures = 0;
    const fetch = () => {
      pictures += 1;
      return new Response('x');
    };
    const scale = 3 / LIMITS[name].client;
    const { app, securityEvents } = await testApp(database, { edge: { ...edge, scale }, images: { fetch } });
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      // Another address of it is the same limit.
      const asked = name === 'pictures' ? `${path}?${call}` : path;
      statuses.push((await app.request(asked, { headers }, from('192.0.2.1'))).status);
    }
    expect(statuses).toEqual([well, well, well, 429]);
    const refused = await app.request(path, { headers }, from('192.0.2.1'));
    expect([refused.headers.get('content-type'), refused.headers.get('ratelimit-remaining')]).toEqual([type, '0']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(pictures).toBe(name === 'pictures' ? 3 : 0);
    expect(securityEvents).toMatchObject([{ event: 'limit.hit', details: { limit: name } }]);
    expect((await app.request(path, { headers }, from('192.0.2.2'))).status).toBe(well);
  });

  test('of the faucet, for who was just given funds, says when to try again', async () => {
    const { app } = await testApp(database, { fund: () => Promise.resolve() });
    const ask = () => app.request('/demo/faucet', post({ chainId: 31337, address: `0x${'a1'.repeat(20)}` }));
    expect((await ask()).status).toBe(200);
    const again = await ask();
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '10']);
  });

  test('of a page is refused in words', async () => {
    const { app } = await testApp(database, { edge: { ...edge, scale: 1 / LIMITS.pages.client } });
    await app.request('/', { headers }, from('192.0.2.1'));
    const answer = await app.request('/', { headers }, from('192.0.2.1'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toMatch(/^Too many requests from your network\./);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('every answer of the API', () => {
  test('says what the limit is and what is left of it', async () => {
    const { app } = await testApp(database);
    const ask = () => app.request('/data/collections', { headers }, from('192.0.2.1'));
    const [first, second] = [await ask(), await ask()];
    const told = (name: string) => [first, second].map((answer) => answer.headers.get(name));
    expect(told('ratelimit-limit')).toEqual([String(LIMITS.reads.client), String(LIMITS.reads.client)]);
    expect(told('ratelimit-remaining').map(Number)).toEqual([LIMITS.reads.client - 1, LIMITS.reads.client - 2]);
    expect(told('ratelimit-policy')[0]).toBe(`${LIMITS.reads.client};w=60`);
    expect(Number(told('ratelimit-reset')[0])).toBeLessThanOrEqual(60);
    expect((await app.request('/data/collections')).headers.get('ratelimit-limit')).toBeNull();
  });

  test.each([
    ['/marketplace/v1/login', 'POST', 'signIn'],
    ['/marketplace/v1/refresh', 'POST', 'refresh'],
    ['/marketplace/v1/order', 'POST', 'writes'],
    ['/marketplace/v2/order/best', 'POST', 'reads'],
    ['/marketplace/v1/orders/list', 'GET', 'reads'],
    ['/marketplace/nothing', 'GET', 'reads'],
    ['/marketplace/v1/login', 'DELETE', 'reads'],
    ['/data/nft/6e84b2ab-8ed0-4b2f-8bb0-0d39a3cb2c0f/refresh', 'POST', 'metadata'],
    ['/demo/faucet', 'POST', 'faucet'],
    ['/rpc/31337', 'POST', 'rpc'],
    ['/_ipx/w_1/x', 'GET', 'pictures'],
    ['/reports/csp', 'POST', 'reports'],
    ['/assets/x.js', 'GET', 'files'],
    ['/config.json', 'GET', 'files'],
    ['/', 'GET', 'pages'],
  ] as const)('%s (%s) counts as %s', async (path, method, name) => {
    const { app } = await testApp(database, {
      fund: () => Promise.resolve(),
      images: { fetch: () => new Response('x') },
    });
    const body = method === 'GET' ? {} : { body: '{}' };
    const init = { method, headers: { ...headers, 'content-type': 'application/json' }, ...body };
    const answer = await app.request(path, init, from('192.0.2.1'));
    expect(answer.headers.get('ratelimit-limit')).toBe(String(LIMITS[name].client));
  });
});

test('each call of a batch to a chain counts, and a batch that is too much is answered as one call is', async () => {
  const events: unknown[] = [];
  const limits = createLimits({
    database,
    trustProxy: null,
    state: createLimitState(database, 10 / LIMITS.rpc.client),
    securityLog: (event) => events.push(event),
  });
  const app = new Hono();
  // No call gets as far as the chain.
  const networks = { all: [{ chainId: 1, proxiedRpcUrl: 'http://127.0.0.1:1' }] };
  app.use(limits.guard('rpc')).route('/', createRpcProxy(networks, false, limits));
  app.onError((_, c) => c.text('no', 429));
  const batch = (calls: number) =>
    app.request('/1', post(Array.from({ length: calls }, (_, id) => ({ id, method: 'no_such' }))), from('192.0.2.1'));
  const [first, second] = [await batch(4), await json(batch(7))];
  expect([first.status, first.headers.get('ratelimit-remaining')]).toEqual([200, '6']);
  expect(second).toMatchObject({ status: 429, body: { status: { code: 429, msgId: 'limit.rpc' } } });
  expect(second.headers.get('ratelimit-remaining')).toBe('0');
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await batch(1)).status).toBe(429);
  expect(events).toEqual([{ event: 'limit.hit', client: '192.0.2.1', account: null, details: { limit: 'rpc' } }]);
});

describe('an account', () => {
  test('is counted wherever it calls from, and the nearer limit is told', async () => {
    const user = { address: `0x${'a1'.repeat(20)}`, chainId: 1 } as const;
    const events: unknown[] = [];
    const limits = createLimits({
      database,
      trustProxy: null,
      state: createLimitState(database, 3 / LIMITS.reads.account),
      securityLog: (event) => events.push(event),
    });
    const { requireUser } = limits.countAccounts({
      requireUser: (c: Context) => Promise.resolve({ ...user, chainId: c.req.path.length }),
    });
    const app = new Hono();
    app.get('/', limits.guard('reads'), async (c) => c.json(await requireUser(c)));
    app.onError((error, c) => c.text(error.message, 429));
    const answers: Response[] = [];
    for (let call = 1; call <= 4; call += 1) answers.push(await app.request('/', {}, from(`192.0.2.${call}`)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429]);
    expect(answers.map((answer) => answer.headers.get('ratelimit-remaining'))).toEqual(['2', '1', '0', '0']);
    expect(await answers[3]?.text()).toMatch(/^Too many requests\. Try again in/);
    expect(events).toEqual([
      { event: 'limit.hit', client: '192.0.2.4', account: user.address, details: { limit: 'reads' } },
    ]);
  });
});

describe('several nodes on one store', () => {
  test('count together, and by themselves while the store does not answer', async () => {
    let fails = false;
    const shared = {
      engine: 'postgres' as const,
      query: <Row extends object>(...asked: Parameters<Database['query']>) =>
        fails ? Promise.reject(new Error('gone')) : database.query<Row>(...asked),
    };
    const node = () =>
      createLimits({
        database: shared,
        trustProxy: null,
        state: createLimitState(shared, 4 / LIMITS.writes.client),
        securityLog: () => {},
      });
    const nodes = [node(), node()];
    const apps = nodes.map((limits) => {
      const app = new Hono();
      app.get('/', limits.guard('writes'), (c) => c.text('ok'));
      app.onError((_, c) => c.text('no', 429));
      return app;
    });
    const statuses: (number | undefined)[] = [];
    for (let call = 0; call < 6; call += 1) {
      statuses.push((await apps[call % 2]?.request('/', {}, from('198.51.100.7')))?.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    fails = true;
    expect((await apps[0]?.request('/', {}, from('198.51.100.8')))?.status).toBe(200);
  });
});
