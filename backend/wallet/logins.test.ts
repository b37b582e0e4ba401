import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import {
  createBrowser,
  createStockClient,
  logIn,
  somebody,
  startWallet,
  type Browser,
  type Wallet,
} from '../../tests/support/server/wallet.ts';
import type { Database } from '../db/database.ts';
import { pruneWalletLogins } from '../stores/wallet-logins.ts';
import { wallSeconds } from '../stores/context.ts';
import { createAdapter } from './adapter.ts';
import { MOST_LOGINS } from './logins.ts';

let database: Database;
let wallet: Wallet;
let stock: Awaited<ReturnType<typeof createStockClient>>;
beforeAll(async () => {
  database = await openTestDatabase();
  wallet = await startWallet(database);
  stock = await createStockClient(wallet.origin);
});
afterAll(async () => {
  await wallet.close();
  await database.close();
});

const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

/** Signed in at this browser, with the tokens of a stock client. */
async function login(email: string, userAgent = LAPTOP) {
  const browser = createBrowser(wallet.origin, userAgent);
  const { state, verifier, path } = await stock.begin();
  const callback = await logIn(wallet, browser, path, email);
  const tokens = await stock.redeem(callback, state, verifier);
  return { browser, refresh: tokens.refresh_token ?? '', access: tokens.access_token };
}

const list = async (browser: Browser) => (await browser.visit('/logins')).text();
const idsIn = (page: string) => [...page.matchAll(/name="login" value="([^"]+)"/g)].map(([, id = '']) => id);
const me = async (token: string) =>
  (await fetch(`${wallet.origin}/users/me`, { headers: { authorization: `Bearer ${token}` } })).status;
const refused = { error: 'invalid_grant' };

test('a person sees where they are signed in, by browser and time, and which one is here; nobody sees another’s', async () => {
  const email = somebody();
  const [laptop, phone] = [await login(email), await login(email, PHONE)];
  const stranger = await login(
    somebody(),
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  );
  expect(await (await laptop.browser.visit('/')).text()).toContain('href="/logins"');
  const page = await list(laptop.browser);
  expect(page).toMatch(/Firefox on Linux<\/strong>\s*<span class="tag">This browser<\/span>/);
  expect(page).toContain('aria-label="Sign out Safari on iPhone"');
  expect(page).toMatch(/Last used <time datetime="[^"]+">just now<\/time>, signed in <time/);
  expect(page).not.toContain('Windows');
  expect(await list(phone.browser)).toContain('aria-label="Sign out Firefox on Linux"');
  expect(await list(stranger.browser)).toContain('You are signed in nowhere else.');
  const nobody = await createBrowser(wallet.origin).visit('/logins');
  expect([nobody.status, nobody.headers.get('location')]).toEqual([303, '/']);
});

test('a login that is ended elsewhere is over at once, with its tokens; the others stay', async () => {
  const email = somebody();
  const [laptop, phone, third] = [await login(email), await login(email, PHONE), await login(email, 'x'.repeat(9_000))];
  const phoneId = /value="([^"]+)"[^>]*>\s*<button class="small" aria-label="Sign out Safari/.exec(
    await list(laptop.browser),
  )?.[1];
  expect(idsIn(await list(laptop.browser))).toHaveLength(2);
  expect(await me(phone.access)).toBe(200);
  const done = await laptop.browser.send('/logins/end', { login: phoneId ?? '' });
  expect(done.headers.get('location')).toBe('/logins?ended');
  await expect(stock.refresh(phone.refresh)).rejects.toMatchObject(refused);
  expect([await me(phone.access), await me(laptop.access), await me(third.access)]).toEqual([401, 200, 200]);
  expect(await (await phone.browser.visit('/')).text()).toContain('Nobody is signed in here.');
  expect(wallet.securityEvents.at(-1)).toMatchObject({ event: 'sign-out', details: { by: 'list', ended: 1 } });

  const next = await stock.refresh(third.refresh);
  await laptop.browser.send('/logins/end', {});
  await expect(stock.refresh(next.refresh_token ?? '')).rejects.toMatchObject(refused);
  expect(await list(laptop.browser)).toContain('You are signed in nowhere else.');
  await expect(stock.refresh(laptop.refresh)).resolves.toMatchObject({ token_type: 'bearer' });
});

test('who leaves is signed out at this browser with all tokens, and nowhere else; no other site makes them leave', async () => {
  const email = somebody();
  const [laptop, phone] = [await login(email), await login(email, PHONE)];
  const leave = (headers: Record<string, string>, { browser } = laptop) =>
    browser.visit('/logins/leave', { method: 'POST', headers });
  for (const headers of [{ origin: 'http://evil.example' }, { origin: 'null' }, {}])
    expect((await leave(headers)).status).toBe(403);
  expect(await me(laptop.access)).toBe(200);
  const own = { origin: wallet.origin };
  expect((await leave(own)).status).toBe(204);
  expect([await me(laptop.access), await me(phone.access)]).toEqual([401, 200]);
  await expect(stock.refresh(laptop.refresh)).rejects.toMatchObject(refused);
  expect(await (await laptop.browser.visit('/')).text()).toContain('Nobody is signed in here.');
  expect(wallet.securityEvents.at(-1)).toMatchObject({ event: 'sign-out', details: { by: 'window', ended: 1 } });
  // Nobody is signed in there any more.
  const told = wallet.securityEvents.length;
  expect((await leave(own)).status).toBe(204);
  expect(wallet.securityEvents).toHaveLength(told);
});

test('another person’s login is ended by nobody else, nor by another site’s form', async () => {
  const email = somebody();
  const [mine, elsewhere, thief] = [await login(email), await login(email, PHONE), await login(somebody())];
  const [id = ''] = idsIn(await list(mine.browser));
  const tried = await thief.browser.send('/logins/end', { login: id });
  expect(tried.headers.get('location')).toBe('/logins');
  await thief.browser.send('/logins/end', {});
  await createBrowser(wallet.origin).send('/logins/end', { login: id });
  for (const headers of [{ origin: 'http://evil.example' }, { origin: 'null' }, {}]) {
    const body = new URLSearchParams({ login: id });
    expect((await mine.browser.visit('/logins/end', { method: 'POST', body, headers })).status).toBe(403);
  }
  expect(idsIn(await list(mine.browser))).toEqual([id]);
  await expect(stock.refresh(elsewhere.refresh)).resolves.toMatchObject({ token_type: 'bearer' });
});

test(`the list is bounded: one login more than ${MOST_LOGINS} ends the one that was not used for longest`, async () => {
  const email = somebody();
  const age = (seconds: number) => database.query('update wallet_logins set used_at = used_at - $1', [seconds]);
  const first = await login(email);
  await age(100);
  const second = await login(email);
  await age(100);
  const next = await stock.refresh(first.refresh);
  for (let count = 2; count < MOST_LOGINS; count += 1) await login(email);
  expect(idsIn(await list(first.browser))).toHaveLength(MOST_LOGINS - 1);
  expect(await me(second.access)).toBe(200);
  await login(email);
  expect(idsIn(await list(first.browser))).toHaveLength(MOST_LOGINS - 1);
  await expect(stock.refresh(second.refresh)).rejects.toMatchObject(refused);
  await expect(stock.refresh(next.refresh_token ?? '')).resolves.toMatchObject({ token_type: 'bearer' });
});

test('a request that was under way brings back no login that was ended', async () => {
  const email = somebody();
  const [laptop, phone] = [await login(email), await login(email, PHONE)];
  const [id = ''] = idsIn(await list(laptop.browser));
  const sessions = createAdapter(database)('Session');
  const read = await sessions.findByUid(id);
  if (!read?.jti) throw new Error('There is no session.');
  await laptop.browser.send('/logins/end', { login: id });
  await sessions.upsert(read.jti, read, 1_000);
  expect(await (await phone.browser.visit('/')).text()).toContain('Nobody is signed in here.');
  await expect(stock.refresh(phone.refresh)).rejects.toMatchObject(refused);
  expect(await list(laptop.browser)).toContain('You are signed in nowhere else.');
});

test('what is left of no login is forgotten', async () => {
  await login(somebody());
  expect(await pruneWalletLogins(database, wallSeconds() + 29 * 86_400)).toBe(0);
  expect(await pruneWalletLogins(database, wallSeconds() + 31 * 86_400)).toBeGreaterThan(0);
});
