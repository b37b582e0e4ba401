import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { walletKeyMessage } from '../../src/contract/wallet-key.ts';
import { testApp } from '../../tests/support/server/app.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { createBrowser, logIn, somebody, startWallet, type Wallet } from '../../tests/support/server/wallet.ts';
import type { Database } from '../db/database.ts';

let database: Database;
let wallet: Wallet;
beforeAll(async () => {
  database = await openTestDatabase();
  wallet = await startWallet(database);
});
afterAll(async () => {
  await wallet.close();
  await database.close();
});

/** Somebody signed in, as the wallet's own window is. */
async function person() {
  const browser = createBrowser(wallet.origin);
  const callback = await logIn(wallet, browser, '/start', somebody());
  await browser.visit(callback.pathname + callback.search);
  const session = await browser.visit('/session', { method: 'POST', headers: { origin: wallet.origin } });
  const { access_token } = (await session.json()) as { access_token: string };
  const call = (init: RequestInit = {}) =>
    fetch(`${wallet.origin}/users/me/key`, {
      ...init,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    });
  return {
    read: async () => ((await (await call()).json()) as { key: unknown }).key,
    put: async (body: object) => (await call({ method: 'PUT', body: JSON.stringify(body) })).status,
  };
}

const account = () => privateKeyToAccount(generatePrivateKey());
type Account = ReturnType<typeof account>;

async function signed(by: Account, version: number, record: string, of: Account = by) {
  const address = of.address.toLowerCase();
  const hash = createHash('sha256').update(record).digest('hex');
  const signature = await by.signMessage({ message: walletKeyMessage({ address, version, hash }) });
  return { address, version, record, signature };
}

test('a key is kept as it came, for its own person, and replaced only by its own account', async () => {
  const [mine, other] = [await person(), await person()];
  const [key, thief] = [account(), account()];
  expect(await mine.read()).toBeNull();
  const { signature, ...first } = await signed(key, 1, '{"sealed":1}');
  expect(await mine.put({ ...first, signature })).toBe(204);
  expect(await mine.read()).toEqual(first);
  expect(await other.read()).toBeNull();
  // Who reads the mail is signed in as the person, and has another key or none.
  expect(await mine.put(await signed(thief, 1, '{}'))).toBe(409);
  expect(await mine.put(await signed(thief, 2, '{}'))).toBe(409);
  expect(await mine.put(await signed(thief, 2, '{}', key))).toBe(403);
  expect(await mine.put({ ...(await signed(key, 2, '{"sealed":2}')), record: '{"sealed":3}' })).toBe(403);
  expect(await mine.put(await signed(key, 3, '{}'))).toBe(409);
  expect(await mine.put(await signed(key, 2, '{"sealed":2}'))).toBe(204);
  // An older version that was signed once comes back in nobody's hands.
  expect(await mine.put({ ...first, signature })).toBe(409);
  expect(await mine.read()).toMatchObject({ version: 2, record: '{"sealed":2}' });
});

test('a key is bounded, and nobody without a token gets or puts one', async () => {
  const mine = await person();
  expect(await mine.put(await signed(account(), 1, 'x'.repeat(8_193)))).toBe(400);
  expect(await mine.put(await signed(account(), 1, 'x'.repeat(20_000)))).toBe(413);
  for (const init of [{}, { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } }])
    expect((await fetch(`${wallet.origin}/users/me/key`, init)).status).toBe(401);
});

test('the window is a page that nothing frames and that runs our scripts alone; it reads the market’s networks', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'own-wallet-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  mkdirSync(join(dist, 'own-wallet'));
  writeFileSync(join(dist, 'own-wallet/own-wallet.html'), '<p>window</p>');
  const market = await testApp(database);
  const appConfig: unknown = await (await market.app.request('/config.json')).json();
  const served = await startWallet(database, {
    market: {
      folderOf: () => dist,
      name: () => 'Vitrine',
      configured: appConfig as never,
      config: () => appConfig as never,
      origins: ['http://localhost:8080'],
      fetch: market.app.fetch,
    },
  });
  onTestFinished(() => served.close());
  const page = await fetch(`${served.origin}/wallet/own-wallet.html`);
  expect(await page.text()).toBe('<p>window</p>');
  const policy = page.headers.get('content-security-policy') ?? '';
  for (const part of [`default-src 'none'`, `script-src 'self'`, `frame-ancestors 'none'`, `base-uri 'none'`])
    expect(policy.split('; ')).toContain(part);
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(await (await fetch(`${served.origin}/wallet/apps.json`)).json()).toEqual({
    origins: ['http://localhost:8080'],
  });
  expect(await (await fetch(`${served.origin}/config.json`)).json()).toEqual(appConfig);
  expect((await fetch(`${served.origin}/wallet/../../package.json`)).status).toBe(404);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sign', params: [] });
  const headers = { 'content-type': 'application/json' };
  const node = await fetch(`${served.origin}/rpc/31337`, { method: 'POST', headers, body });
  // As the market answers for a network it does not have.
  expect(await node.json()).toMatchObject({ status: { msgId: 'unknown-network' } });
  expect((await fetch(`${served.origin}/marketplace/v1/health-check`)).status).toBe(404);
});
