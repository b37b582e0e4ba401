import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askAs,
  codeFor,
  CLIENT_SECRET,
  createBrowser,
  createStockClient,
  logIn,
  openLogin,
  somebody,
  startWallet,
  type Wallet,
} from '../../tests/support/server/wallet.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
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

describe('the hosted pages', () => {
  test('begin with what the spec asks: project, client, locale, type, scope, a random state and the logout option [H23] [H24] [H25] [H28]', async () => {
    const asked = async () => {
      const answer = await createBrowser(wallet.origin).visit('/start');
      return new URL(answer.headers.get('location') ?? '', wallet.origin).searchParams;
    };
    const [one, two] = [await asked(), await asked()];
    expect(Object.fromEntries(one)).toMatchObject({
      project_id: 'vitrine',
      client_id: 'vitrine-wallet',
      locale: 'en_US',
      response_type: 'code',
      scope: 'offline email',
      with_logout: '1',
      code_challenge_method: 'S256',
    });
    expect(one.get('state')).toMatch(/^[\w-]{43}$/);
    expect(one.get('state')).not.toBe(two.get('state'));
    expect(one.get('code_challenge')).not.toBe(two.get('code_challenge'));
  });

  test('take back only the login that this browser began: another state, none, or the same twice is refused [H28]', async () => {
    const [victim, attacker] = [createBrowser(wallet.origin), createBrowser(wallet.origin)];
    const callback = await logIn(wallet, attacker, '/start', somebody());
    expect((await victim.visit(callback.pathname + callback.search)).status).toBe(400);
    await victim.visit('/start');
    const refused = await victim.visit(callback.pathname + callback.search);
    // By the state, before anybody asks the token service.
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('was not begun here')]);
    expect((await attacker.visit(callback.pathname + callback.search)).status).toBe(303);
    expect((await attacker.visit(callback.pathname + callback.search)).status).toBe(400);
    expect(victim.cookies.has('wallet-refresh')).toBe(false);
  });

  test('take the forms of their own pages alone', async () => {
    const { url, browser } = await openLogin(wallet);
    for (const headers of [{ origin: 'http://evil.example' }, { origin: 'null' }, {}]) {
      const body = new URLSearchParams({ email: somebody() });
      const { status } = await browser.visit(`${url.pathname}/email`, { method: 'POST', body, headers });
      expect(status).toBe(403);
    }
    expect((await browser.send(`${url.pathname}/email`, { email: somebody() })).status).toBe(303);
  });

  test('answer each form with the way to a page: Back and a reload send none again, and each page stands by itself', async () => {
    const { url, browser } = await openLogin(wallet);
    const login = url.pathname;
    const send = async (form: string, fields: Record<string, string>) => {
      const { status, headers } = await browser.send(`${login}/${form}`, fields);
      return [status, headers.get('location')];
    };
    const read = async (path: string) => {
      const answer = await browser.visit(path);
      return [answer.status, await answer.text()];
    };
    const email = somebody();
    // Nothing was asked for yet.
    expect((await browser.visit(`${login}/code`)).headers.get('location')).toBe(login);
    expect(await send('email', { email: 'nobody' })).toEqual([303, login]);
    expect(await read(login)).toEqual([400, expect.stringContaining('That is no e-mail address.')]);
    expect(await send('email', { email })).toEqual([303, `${login}/code`]);
    expect(await read(`${login}/code`)).toEqual([200, expect.stringContaining(email)]);
    expect(await send('code', { email, code: 'x' })).toEqual([303, `${login}/code`]);
    const wrong = [400, expect.stringContaining('4 tries are left')];
    // A reload is no guess.
    expect([await read(`${login}/code`), await read(`${login}/code`)]).toEqual([wrong, wrong]);
    // Back at the first page, and with another browser, there is nothing of it.
    expect(await read(login)).toEqual([200, expect.not.stringMatching(new RegExp(`${email}|no e-mail address`))]);
    const other = await createBrowser(wallet.origin).visit(`${login}/code`);
    expect([other.status, await other.text()]).toEqual([400, expect.not.stringContaining(email)]);
    const done = await browser.send(`${login}/code`, { email, code: codeFor(wallet, email) });
    await browser.follow(done.headers.get('location') ?? '');
    expect(await read(`${login}/code`)).toEqual([400, expect.stringContaining('This sign-in is over')]);
    expect(await send('code', { email, code: 'x' })).toEqual([303, login]);
  });

  test('run no script, are framed by nobody, and say so in each answer', async () => {
    const { page, url, browser, ask } = await openLogin(wallet);
    const answers = [
      page,
      await ask(somebody()),
      await ask('nobody'),
      await browser.visit('/'),
      await browser.visit('/outbox'),
    ];
    answers.push(
      await browser.visit(`${url.pathname}x`),
      await browser.visit('/oauth2/auth'),
      await browser.visit('/nowhere'),
    );
    for (const answer of answers) {
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`frame-ancestors 'none'`);
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).not.toMatch(/unsafe|script-src (?!'none')/);
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
      expect(answer.headers.get('cache-control')).toMatch(/no-store|no-cache/);
      const text = await answer.text();
      expect(text).not.toMatch(/<script|\son\w+=|style=/i);
    }
  });

  test('show what people type as text', async () => {
    const { ask } = await openLogin(wallet);
    const answer = await ask('"><script>alert(1)</script>@x.test');
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('<script>');
  });

  test('are cancelled back to the wallet, which signs nobody in', async () => {
    const { browser, url } = await openLogin(wallet);
    const done = await browser.send(`${url.pathname}/cancel`, {});
    const { response } = await browser.follow(done.headers.get('location') ?? '');
    expect(await response.text()).toContain('Nobody is signed in');
  });
});

describe('the wallet’s own page', () => {
  test('gets access tokens, never the refresh token or the secret; another origin’s page gets none [J43]', async () => {
    const browser = createBrowser(wallet.origin);
    const callback = await logIn(wallet, browser, '/start', somebody());
    const done = await browser.visit(callback.pathname + callback.search);
    expect(done.headers.getSetCookie().find((line) => line.startsWith('wallet-refresh='))).toMatch(
      /HttpOnly.*SameSite=Lax/,
    );
    const ask = (origin: string) => browser.visit('/session', { method: 'POST', headers: { origin } });
    expect((await ask('http://localhost:1')).status).toBe(403);
    const first = await ask(wallet.origin);
    const text = await first.text();
    expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual(['access_token', 'expires_in']);
    expect(text).not.toContain(browser.cookies.get('wallet-refresh')?.value);
    expect(text).not.toContain(CLIENT_SECRET);
    expect((await ask(wallet.origin)).status).toBe(200);
  });

  test('is signed out when a refresh token of its cookie comes back', async () => {
    const browser = createBrowser(wallet.origin);
    const callback = await logIn(wallet, browser, '/start', somebody());
    await browser.visit(callback.pathname + callback.search);
    const stolen = { ...browser.cookies.get('wallet-refresh') } as { value: string; path: string };
    const ask = () => browser.visit('/session', { method: 'POST', headers: { origin: wallet.origin } });
    expect((await ask()).status).toBe(200);
    browser.cookies.set('wallet-refresh', stolen);
    expect(await (await ask()).json()).toEqual({ access_token: null });
    expect(browser.cookies.has('wallet-refresh')).toBe(false);
  });
});

test('the outbox answers this machine only, and only where nothing sends', async () => {
  expect((await fetch(`${wallet.origin}/outbox`)).status).toBe(200);
  const sent: string[] = [];
  const sending = await startWallet(database, {
    outbox: null,
    mail: async (_, { recipient }) => void sent.push(recipient),
  });
  expect((await fetch(`${sending.origin}/outbox`)).status).toBe(404);
  const { page, ask } = await openLogin(sending);
  expect(await page.text()).not.toContain('outbox');
  const email = somebody();
  await ask(email);
  expect(sent).toEqual([email]);
  expect((await fetch(`${sending.origin}/users/me/phone_link/request`, { method: 'POST' })).status).toBe(404);
  await sending.close();
});

test('a name that leads here, but is not the wallet’s, is refused', async () => {
  const { port } = new URL(wallet.origin);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(421);
});

test('a stock client that is told another issuer stops [H28]', async () => {
  const stock = await createStockClient(wallet.origin);
  const { state, verifier, path } = await stock.begin();
  const callback = await logIn(wallet, createBrowser(wallet.origin), path, somebody());
  callback.searchParams.set('iss', 'https://evil.test');
  await expect(stock.redeem(callback, state, verifier)).rejects.toThrow(/iss/);
});

test('with https, behind a proxy: every cookie is this host’s alone, and who guesses is who the proxy says', async () => {
  const origin = 'https://wallet.test';
  const proxied = await startWallet(database, { origin, trustProxy: { hops: 1 }, outbox: null, mail: async () => {} });
  const cookies = new Map<string, string>();
  const visit = async (path: string, form?: Record<string, string>) => {
    const answer = await askAs(proxied.port, 'wallet.test', path, {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      form,
    });
    for (const line of answer.cookies) {
      expect(line).toMatch(/; secure/i);
      expect(line).toMatch(/; httponly/i);
      expect(line).toMatch(/; samesite=lax/i);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const start = await visit('/start');
  expect(start.cookies[0]).toMatch(/^__Host-wallet-state=[^;]+;.* Path=\/;/);
  const login = (await visit(start.location)).location;
  expect(login).toMatch(/^\/login\//);
  expect((await visit(`${login}/code`, { email: somebody(), code: '123456' })).status).toBe(303);
  const refused = proxied.securityEvents.filter(({ event }) => event === 'sign-in.refused');
  expect(refused.map(({ client }) => client)).toEqual(['203.0.113.7']);
  await proxied.close();
});
