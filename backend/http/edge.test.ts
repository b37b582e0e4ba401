import os from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { forgetCounts, openTestDatabase } from '../../tests/support/server/test-database.ts';
import { from, json, testApp } from '../../tests/support/server/app.ts';
import { openAddresses, reachWarning } from '../launch/addresses.ts';
import { waitingPage } from '../launch/waiting-page.ts';
import { isOwnHost } from './hosts.ts';
import { LIMITS } from './limits.ts';

let database: Database;
let app: Awaited<ReturnType<typeof testApp>>['app'];
const edge = { publicOrigin: undefined, host: '127.0.0.1', trustProxy: null, scale: 1 };
beforeAll(async () => {
  database = await openTestDatabase();
  ({ app } = await testApp(database));
}, 60_000);
beforeEach(() => forgetCounts(database));
afterAll(() => database.close());

const networks = (...addresses: string[]) => ({
  all: addresses.map((address) => ({ address, internal: address.startsWith('127.') }) as os.NetworkInterfaceInfo),
});
const asked = (host: string, path = '/data/collections') => app.request(path, { headers: { host } }, from('192.0.2.1'));

test('a frame is given nothing but items that run: their code can tell nobody anything by an address here', async () => {
  for (const dest of ['iframe', 'frame', 'embed', 'object', 'fencedframe']) {
    const ask = (path: string) =>
      app.request(path, { headers: { host: 'localhost', 'sec-fetch-dest': dest } }, from('192.0.2.1'));
    for (const path of ['/', '/data/collections', '/_ipx/w_64/https%3A%2F%2Fa.test%2F1.png', '/config.json']) {
      expect((await ask(path)).status, `${dest} ${path}`).toBe(403);
    }
  }
});

describe('a host name', () => {
  test('that is this machine’s own is answered, on any port', async () => {
    for (const host of ['localhost', 'localhost:8080', '127.0.0.1:9', '[::1]:8080', 'LOCALHOST:8080']) {
      expect((await asked(host)).status, host).toBe(200);
    }
  });

  test('of another site is none of ours, also where it leads here', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '192.168.1.5:8080', '', 'a b']) {
      const answer = await json(asked(host));
      expect([answer.status, answer.body], host).toMatchObject([421, { status: { msgId: 'wrong-host' } }]);
    }
    const page = await asked('evil.example', '/');
    expect([page.status, page.headers.get('content-type')]).toEqual([421, 'text/plain; charset=utf-8']);
  });

  test('is the public origin’s alone where there is one, and the listening address without', async () => {
    const { app: open } = await testApp(database, { edge: { ...edge, publicOrigin: 'https://market.example' } });
    const { app: lan } = await testApp(database, { edge: { ...edge, host: '192.168.1.5' } });
    const { app: everywhere } = await testApp(database, { edge: { ...edge, host: '0.0.0.0' } });
    const status = async (on: typeof app, host: string) =>
      (await on.request('/data/collections', { headers: { host } }, from('192.0.2.1'))).status;
    expect(await status(open, 'market.example')).toBe(200);
    expect(await status(open, 'market.example:443')).toBe(200);
    expect(await status(open, 'market.example:8443')).toBe(421);
    expect(await status(open, 'localhost:8080')).toBe(421);
    expect(await status(lan, '192.168.1.5:8080')).toBe(200);
    expect(await status(lan, '192.168.1.6:8080')).toBe(421);
    vi.spyOn(os, 'networkInterfaces').mockReturnValue(networks('192.168.1.5', 'fd00::2'));
    onTestFinished(() => void vi.restoreAllMocks());
    for (const host of ['192.168.1.5:8080', '192.168.1.5', '[fd00::2]:8080', '[FD00:0::2]', 'localhost:8080']) {
      expect(await status(everywhere, host), host).toBe(200);
    }
    for (const host of ['0.0.0.0:8080', '192.168.1.6:8080', '[fd00::3]', '192.168.1.5.nip.io']) {
      expect(await status(everywhere, host), host).toBe(421);
    }
  });

  test('that a start shows is answered', async () => {
    vi.spyOn(os, 'networkInterfaces').mockReturnValue(networks('127.0.0.1', '192.168.1.5', 'fe80::1', 'fd00::2'));
    onTestFinished(() => void vi.restoreAllMocks());
    const shown = {
      '127.0.0.1': ['http://localhost:8202'],
      '::1': ['http://localhost:8202'],
      '127.0.0.2': ['http://127.0.0.2:8202'],
      '192.168.1.5': ['http://192.168.1.5:8202'],
      'fd00::2': ['http://[fd00::2]:8202'],
      '0.0.0.0': ['http://localhost:8202', 'http://192.168.1.5:8202'],
      '::': ['http://localhost:8202', 'http://192.168.1.5:8202', 'http://[fd00::2]:8202'],
    };
    for (const [host, addresses] of Object.entries(shown)) {
      expect(openAddresses({ publicOrigin: undefined, host, port: 8202 }), host).toEqual(addresses);
      for (const address of addresses)
        expect(isOwnHost(new URL(address).host, { publicOrigin: undefined, host })).toBe(true);
    }
    const publicOrigin = 'https://market.example';
    expect(openAddresses({ publicOrigin, host: '0.0.0.0', port: 8202 })).toEqual([publicOrigin]);
    expect(reachWarning({ publicOrigin, host: '0.0.0.0' })).toBeNull();
    expect(reachWarning({ publicOrigin: undefined, host: '127.0.0.1' })).toBeNull();
    expect(reachWarning({ publicOrigin: undefined, host: '0.0.0.0' })).toMatch(
      /^HOST=0\.0\.0\.0 without [^.]* set PUBLIC_ORIGIN [^.]*\.$/,
    );
  });
});

/** An answer of every sort there is, the start's own among them. */
async function everySort(publicOrigin?: string): Promise<[string, Response][]> {
  const { app: whole } = await testApp(database, {
    edge: { ...edge, publicOrigin, scale: 20 / LIMITS.reports.client },
    images: { fetch: () => new Response('x', { headers: { 'content-security-policy': "default-src 'none'" } }) },
  });
  const start = waitingPage({ current: () => 'building' }, { publicOrigin, host: '127.0.0.1' });
  const paths = ['/', '/home', '/nowhere', '/config.json', '/logos/eth.svg', '/x.js', '/%zz', '/_ipx/w_1/x'];
  const calls = ['/data/collections', '/data/nothing', '/marketplace/v1/auth-check', '/rpc/1', '/demo/x'];
  const all: [string, Response][] = [];
  for (const path of [...paths, ...calls]) all.push([path, await whole.request(path)]);
  all.push(['POST /', await whole.request('/', { method: 'POST' })]);
  all.push(['other host', await whole.request('/', { headers: { host: 'evil.example' } }, from('192.0.2.1'))]);
  all.push(['start /', await start(new Request('http://localhost/'))]);
  all.push(['start /data/x', await start(new Request('http://localhost/data/x'))]);
  return all;
}

describe('every answer', () => {
  test('is framed by nobody, sniffed by nobody, and read by no other site unless it is for all, at the start as well', async () => {
    const isForAll = (path: string) => path.startsWith('/logos') || path === '/data/collections';
    const answers = await everySort();
    expect(answers.map(([, answer]) => answer.status)).toContain(503);
    for (const [path, { headers }] of answers) {
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options'), path).toBe('DENY');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy'), path).toBe(isForAll(path) ? 'cross-origin' : 'same-origin');
      expect(headers.get('strict-transport-security'), path).toBeNull();
    }
  });

  test('asks for no TLS because a caller, or a trusted proxy, says that there was some', async () => {
    for (const trustProxy of [null, { hops: 1 }]) {
      const { app: plain } = await testApp(database, { edge: { ...edge, trustProxy } });
      const headers = { host: 'localhost', 'x-forwarded-proto': 'https', forwarded: 'proto=https' };
      const answer = await plain.request('/data/collections', { headers }, from('192.0.2.1'));
      expect([answer.status, answer.headers.get('strict-transport-security')]).toEqual([200, null]);
    }
  });

  test('asks for TLS from then on where the public origin has it', async () => {
    for (const [path, { headers }] of await everySort('https://market.example')) {
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000');
    }
  });
});

describe('a report of the page’s policy', () => {
  const report = (body: unknown, type = 'application/csp-report') => ({
    method: 'POST',
    headers: { 'content-type': type, host: 'localhost' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const old = {
    'csp-report': {
      'document-uri': 'http://localhost/collections/glass?q=secret#x',
      'blocked-uri': 'https://evil.example/x.js?y',
      'effective-directive': 'script-src-elem',
      'violated-directive': 'script-src',
    },
  };

  test('is a line of the log, in either form, without what the person asked for', async () => {
    const { app: own, securityEvents } = await testApp(database);
    const send = (body: unknown, type?: string) => own.request('/reports/csp', report(body, type), from('192.0.2.1'));
    expect((await send(old)).status).toBe(204);
    const details = {
      page: 'http://localhost/collections/glass',
      blocked: 'https://evil.example/x.js',
      directive: 'script-src-elem',
      source: null,
    };
    expect(securityEvents).toEqual([{ event: 'csp.violation', client: '192.0.2.1', details }]);
    const body = {
      documentURL: old['csp-report']['document-uri'],
      blockedURL: old['csp-report']['blocked-uri'],
      effectiveDirective: 'script-src-elem',
    };
    const several = [
      { type: 'deprecation', body: {} },
      ...Array.from({ length: 20 }, () => ({ type: 'csp-violation', body })),
    ];
    expect((await send(several, 'application/reports+json')).status).toBe(204);
    expect(securityEvents).toHaveLength(11);
    expect(securityEvents[1]).toEqual({ event: 'csp.violation', client: '192.0.2.1', details });
  });

  test('is refused when it is none, too large, or one too many', async () => {
    const { app: own, securityEvents } = await testApp(database, {
      edge: { ...edge, scale: 4 / LIMITS.reports.client },
    });
    const send = async (body: unknown) => (await own.request('/reports/csp', report(body), from('192.0.2.1'))).status;
    expect([await send('{'), await send({ other: 1 }), await send({ 'csp-report': 'x'.repeat(20_000) })]).toEqual([
      400, 400, 413,
    ]);
    expect(securityEvents).toEqual([]);
    expect([await send(old), await send(old)]).toEqual([204, 429]);
    expect(securityEvents.map(({ event }) => event)).toEqual(['csp.violation', 'limit.hit']);
  });
});

test('security.txt names whom the operator named, for less than a year; without one there is none', async () => {
  const path = '/.well-known/security.txt';
  expect((await app.request(path)).status).toBe(404);
  const securityContacts = ['mailto:security@market.example', 'https://market.example/report'];
  const publicOrigin = 'https://market.example';
  const { app: named } = await testApp(database, { securityContacts, edge: { ...edge, publicOrigin } });
  const answer = await named.request(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await answer.text()).trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('Expires: '))).toEqual([
    ...securityContacts.map((contact) => `Contact: ${contact}`),
    `Canonical: ${publicOrigin}${path}`,
  ]);
  const [expires] = lines.flatMap((line) => (line.startsWith('Expires: ') ? [Date.parse(line.slice(9))] : []));
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
