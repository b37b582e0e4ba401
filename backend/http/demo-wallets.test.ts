import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { json, post, testApp } from '../../tests/support/server/app.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';

/* What the embedded default serves for the demo smart wallet: its page, and what became of its batches. */

let dist: string;
let database: Database;
let parts: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'vitrine-dist-'));
  for (const folder of ['client', 'demo-wallets/assets']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'demo-wallets/smart-wallet.html'), '<p>keys</p>');
  writeFileSync(join(dist, 'demo-wallets/assets/keys-1.js'), 'export {}');
  writeFileSync(join(dist, 'secret.txt'), 'secret');
  database = await openTestDatabase();
  parts = await testApp(database, { dist, fund: async () => {} });
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(dist, { recursive: true, force: true });
});

describe('the page', () => {
  test('can answer who opened it, is framed by nobody and loads from this server alone', async () => {
    const page = await parts.app.request('/demo/wallets/smart-wallet.html');
    expect([page.status, await page.text()]).toEqual([200, '<p>keys</p>']);
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
  });

  test('has its files, which open no window, and nothing else is there', async () => {
    const file = await parts.app.request('/demo/wallets/assets/keys-1.js');
    expect([file.status, file.headers.get('cross-origin-opener-policy')]).toEqual([200, 'same-origin-allow-popups']);
    for (const path of ['nothing.html', '../secret.txt', '%2e%2e/secret.txt', 'assets/%2e%2e/%2e%2e/secret.txt'])
      expect((await parts.app.request(`/demo/wallets/${path}`)).status, path).toBe(404);
  });
});

const HASH = `0x${'ab'.repeat(32)}`;
const chainId = 31_337;
const note = (body: unknown) => json(parts.app.request('/demo/calls', post(body)));
const ask = (id: string, on = chainId, method = 'wallet_getCallsStatus') =>
  json(parts.app.request(`/demo/calls/${on}`, post({ jsonrpc: '2.0', id: 1, method, params: [id] })));

describe('a batch', () => {
  test('is noted once, under an id that nobody else can take', async () => {
    expect(await note({ id: 'one', chainId, hash: HASH })).toMatchObject({ status: 200 });
    expect(await note({ id: 'one', chainId, hash: HASH })).toMatchObject({ status: 200 });
    expect(await note({ id: 'one', chainId, hash: `0x${'cd'.repeat(32)}` })).toMatchObject({ status: 409 });
    expect(await note({ id: 'two', chainId: 5, hash: HASH })).toMatchObject({ status: 400 });
    expect(await note({ id: '', chainId, hash: HASH })).toMatchObject({ status: 400 });
  });

  test('that nobody noted is unknown, on another network too; no other method is there', async () => {
    expect((await ask('nobody’s')).body).toMatchObject({ error: { code: 5730 } });
    expect((await ask('one', 5)).body).toMatchObject({ error: { code: 5730 } });
    expect((await ask('one', chainId, 'eth_call')).body).toMatchObject({ error: { code: -32_601 } });
    expect((await json(parts.app.request(`/demo/calls/${chainId}`, post('no json')))).body).toMatchObject({
      error: { code: -32_600 },
    });
  });
});
