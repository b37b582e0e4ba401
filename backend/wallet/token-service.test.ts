import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeFor,
  createBrowser,
  createStockClient,
  logIn,
  somebody,
  startWallet,
  type Wallet,
} from '../../tests/support/server/wallet.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { createAdapter } from './adapter.ts';
import { phoneLinkRequestedSchema, validTokenSchema, walletUserSchema } from '../../src/contract/token-service.ts';
import { pruneOauthRecords } from '../stores/oauth-records.ts';
import { wallSeconds } from '../stores/context.ts';

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

/** A whole login by a stock client. */
async function login(email = somebody(), browser = createBrowser(wallet.origin)) {
  const { state, verifier, path } = await stock.begin();
  const callback = await logIn(wallet, browser, path, email);
  return { browser, email, callback, state, verifier, tokens: await stock.redeem(callback, state, verifier) };
}

const call = (path: string, o: { token?: string | undefined; body?: object } = {}) =>
  fetch(wallet.origin + path, {
    method: o.body ? 'POST' : 'GET',
    headers: {
      ...(o.token === undefined ? {} : { authorization: `Bearer ${o.token}` }),
      ...(o.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(o.body ? { body: JSON.stringify(o.body) } : {}),
  });
const me = (token?: string) => call('/users/me', { token });

/** The form that the token service gets, as the spec has it. */
const tokenForm = (fields: Record<string, string>) =>
  fetch(`${wallet.origin}/oauth2/token`, { method: 'POST', body: new URLSearchParams(fields) });

describe('a stock OAuth client', () => {
  test('logs in by the hosted pages and a mailed code, and gets tokens that tell who it is [J41] [J47] [J53] [H26]', async () => {
    const { email, callback, tokens } = await login();
    expect([...callback.searchParams.keys()].toSorted()).toEqual(['code', 'iss', 'state']);
    expect(tokens).toMatchObject({ token_type: 'bearer', scope: 'offline email', expires_in: 600 });
    const answer = await me(tokens.access_token);
    expect(v.parse(walletUserSchema, await answer.json())).toMatchObject({ email, phone: null });
    expect([(await me()).status, (await me('x'.repeat(43))).status]).toEqual([401, 401]);
  });

  test('gets new tokens for a refresh token; one that comes back ends all that followed [J42]', async () => {
    const { tokens, email } = await login();
    const second = await stock.refresh(tokens.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(tokens.refresh_token);
    expect(await (await me(second.access_token)).json()).toMatchObject({ email });
    await expect(stock.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(stock.refresh(second.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await me(second.access_token)).status).toBe(401);
    expect(wallet.securityEvents.map(({ event }) => event)).toContain('refresh.reused');
  });

  test('is refused a code that was used, and its tokens end; of two at the same moment one wins at most', async () => {
    const { callback, state, verifier, tokens } = await login();
    await expect(stock.redeem(callback, state, verifier)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await me(tokens.access_token)).status).toBe(401);
    const next = await stock.begin();
    const both = await logIn(wallet, createBrowser(wallet.origin), next.path, somebody());
    const results = await Promise.allSettled([1, 2, 3].map(() => stock.redeem(both, next.state, next.verifier)));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
  });

  test('is refused a wrong verifier, a wrong state and a login without PKCE', async () => {
    const browser = createBrowser(wallet.origin);
    const { state, path } = await stock.begin();
    const callback = await logIn(wallet, browser, path, somebody());
    await expect(stock.redeem(callback, 'another-state', 'x'.repeat(43))).rejects.toThrow(/state/);
    await expect(stock.redeem(callback, state, 'x'.repeat(43))).rejects.toMatchObject({ error: 'invalid_grant' });
    for (const changes of [{ code_challenge: '', code_challenge_method: '' }, { code_challenge_method: 'plain' }]) {
      const end = await createBrowser(wallet.origin).follow(
        (await stock.begin(changes)).path,
        `${wallet.origin}/callback`,
      );
      expect(end.url.searchParams.get('error')).toBe('invalid_request');
    }
  });

  test.each([
    ['of another site', 'https://evil.test/callback'],
    ['with a query', '{origin}/callback?next=1'],
    ['with another path', '{origin}/callback/'],
    ['of another port', 'http://localhost:1/callback'],
  ])('is never redirected to an address %s [J53]', async (_, uri) => {
    const { path } = await stock.begin({ redirect_uri: uri.replace('{origin}', wallet.origin) });
    const answer = await createBrowser(wallet.origin).visit(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('This did not work');
  });

  test.each([
    { scope: 'openid offline email' },
    { locale: 'de_CH' },
    { project_id: 'another' },
    { response_type: 'token' },
  ])('is refused what is not on offer: %o', async (changes) => {
    const end = await createBrowser(wallet.origin).follow(
      (await stock.begin(changes)).path,
      `${wallet.origin}/callback`,
    );
    expect(end.url.search + end.url.hash).toMatch(/[?#]error=(invalid_|unsupported_|unauthorized_)/);
    expect(end.url.href).not.toContain('code=');
  });

  test('gets no scope beyond `offline email`, whatever it asks [H27]', async () => {
    const { state, verifier, path } = await stock.begin({ scope: 'offline email admin' });
    const callback = await logIn(wallet, createBrowser(wallet.origin), path, somebody());
    expect(await stock.redeem(callback, state, verifier)).toMatchObject({ scope: 'offline email' });
  });

  test('needs the client’s secret', async () => {
    const { tokens } = await login();
    const form = {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token ?? '',
      client_id: 'vitrine-wallet',
    };
    expect((await tokenForm(form)).status).toBe(401);
    expect((await tokenForm({ ...form, client_secret: 'a guess' })).status).toBe(401);
    await expect(stock.refresh(tokens.refresh_token ?? '')).resolves.toMatchObject({ token_type: 'bearer' });
  });
});

test('a token is validated: one that counts, none that is garbage, refreshed as another or signed out [J44]', async () => {
  const { browser, tokens } = await login();
  const validate = (token: string) => call('/token/validate', { body: { token } });
  expect(v.parse(validTokenSchema, await (await validate(tokens.access_token)).json())).toMatchObject({
    client_id: 'vitrine-wallet',
    scope: 'offline email',
  });
  for (const garbage of ['garbage', '', tokens.refresh_token ?? '']) expect((await validate(garbage)).status).toBe(401);
  const asked = await browser.visit('/oauth2/logout?client_id=vitrine-wallet');
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(await asked.text())?.[1] ?? '';
  expect((await browser.send('/oauth2/logout/confirm', { xsrf: 'guessed', logout: 'yes' })).status).toBe(400);
  expect((await validate(tokens.access_token)).status).toBe(200);
  expect((await browser.send('/oauth2/logout/confirm', { xsrf, logout: 'yes' })).status).toBe(303);
  expect((await validate(tokens.access_token)).status).toBe(401);
  await expect(stock.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a login that asks for it starts afresh, and after a sign-out every login does [H29]', async () => {
  const { browser } = await login();
  const silent = await browser.follow((await stock.begin()).path, `${wallet.origin}/callback`);
  expect(silent.url.searchParams.has('code')).toBe(true);
  const fresh = await browser.follow((await stock.begin({ with_logout: '1' })).path, `${wallet.origin}/callback`);
  expect(fresh.url.pathname).toMatch(/^\/login\//);
  const asked = await browser.visit('/oauth2/logout?client_id=vitrine-wallet');
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(await asked.text())?.[1] ?? '';
  await browser.send('/oauth2/logout/confirm', { xsrf, logout: 'yes' });
  const after = await browser.follow((await stock.begin()).path, `${wallet.origin}/callback`);
  expect(after.url.pathname).toMatch(/^\/login\//);
});

describe('a phone number', () => {
  test('is linked by the code it gets, once, for its own person [J45] [J46]', async () => {
    const { tokens } = await login();
    const token = tokens.access_token;
    const phone = `+4179${String(Date.now()).slice(-7)}`;
    const path = '/users/me/phone_link';
    expect((await call(`${path}/request`, { body: { phone_number: phone } })).status).toBe(401);
    expect((await call(`${path}/request`, { token, body: { phone_number: '079 123' } })).status).toBe(400);
    const asked = await call(`${path}/request`, { token, body: { phone_number: phone } });
    const { operation_id } = v.parse(phoneLinkRequestedSchema, await asked.json());
    const code = codeFor(wallet, phone);
    const confirm = (given: string, by = token) =>
      call(`${path}/confirm`, { token: by, body: { operation_id, code: given } }).then(({ status }) => status);
    expect(code).toMatch(/^\d{6}$/);
    expect(await confirm(code, (await login()).tokens.access_token)).toBe(422);
    expect(await confirm(code === '000000' ? '000001' : '000000')).toBe(422);
    expect(await (await me(token)).json()).toMatchObject({ phone: null });
    expect(await confirm(code)).toBe(204);
    expect(await (await me(token)).json()).toMatchObject({ phone });
    expect(await confirm(code)).toBe(422);
  });
});

test('of two uses at the same moment the second is refused by the store, and ends what followed from the first', async () => {
  const [codes, tokens, grants] = ['AuthorizationCode', 'RefreshToken', 'Grant'].map(createAdapter(database));
  if (!codes || !tokens || !grants) throw new Error('There is no adapter.');
  await codes.upsert('a code', { grantId: 'a grant', kind: 'AuthorizationCode' }, 60);
  await tokens.upsert('its token', { grantId: 'a grant', kind: 'RefreshToken' }, 60);
  await grants.upsert('a grant', { kind: 'Grant' }, 60);
  const uses = await Promise.allSettled([codes.consume('a code'), codes.consume('a code')]);
  expect(uses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(uses.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { error: 'invalid_grant' } });
  const left = [await codes.find('a code'), await tokens.find('its token'), await grants.find('a grant')];
  expect(left).toEqual([undefined, undefined, undefined]);
});

test('what the service keeps are no tokens: none of them stands in the store, and what is over is forgotten', async () => {
  const { tokens } = await login();
  const rows = await database.query<{ all: string }>(
    'select model || id || payload::text as all from oauth_records union all select id || code_hash from one_time_codes',
  );
  const stored = rows.map((row) => row.all).join('\n');
  expect(stored).toContain('RefreshToken');
  for (const token of [tokens.access_token, tokens.refresh_token ?? 'none']) expect(stored).not.toContain(token);
  const later = wallSeconds() + 15 * 86_400;
  expect(await pruneOauthRecords(database, later)).toBeGreaterThan(5);
  expect(await pruneOauthRecords(database, later)).toBe(0);
});
