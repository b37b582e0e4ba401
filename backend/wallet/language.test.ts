import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  codeFor,
  createBrowser,
  openLogin,
  somebody,
  startWallet,
  type Wallet,
} from '../../tests/support/server/wallet.ts';
import { forgetCounts, openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { languageBy } from '../http/language.ts';
import { createLimitState } from '../http/limit-state.ts';

let database: Database;
let wallet: Wallet;
beforeAll(async () => {
  database = await openTestDatabase();
  wallet = await startWallet(database);
});
beforeEach(() => forgetCounts(database));
afterAll(async () => {
  await wallet.close();
  await database.close();
});

const opening = (text: string) => /<html[^>]*>/.exec(text)?.[0];

test.each([
  ['as the address says', { parameter: 'ar', cookie: 'es', accepted: 'en' }, 'ar'],
  ['as was said before', { cookie: 'es', accepted: 'ar' }, 'es'],
  ['as the browser asks, by its order', { accepted: 'fr, en;q=0.2, ar-EG;q=0.7' }, 'ar'],
  ['as the browser asks, where nothing else is known', { parameter: 'xx', cookie: '"><b>', accepted: 'es-MX' }, 'es'],
  ['not in what it refuses', { accepted: 'es;q=0, fr' }, 'en'],
  ['in English', {}, 'en'],
])('a person reads %s', (_, said, language) => {
  expect(languageBy(said)).toBe(language);
});

test('the login, the mail with the code and the way out are in the language that the app said; the authorization asks for en_US', async () => {
  const browser = createBrowser(wallet.origin);
  const first = await browser.visit('/?language=ar');
  expect(opening(await first.text())).toBe('<html lang="ar" dir="rtl">');
  expect(first.headers.getSetCookie().find((line) => line.startsWith('wallet-language='))).toMatch(
    /^wallet-language=ar; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const begun = await browser.visit('/start');
  expect(new URL(begun.headers.get('location') ?? '', wallet.origin).searchParams.get('locale')).toBe('en_US');
  const { page, ask, guess } = await openLogin(wallet, browser);
  expect(await page.text()).toContain('عنوان البريد الإلكتروني');
  expect(await (await ask('nobody')).text()).toContain('هذا ليس عنوان بريد إلكتروني.');
  const email = somebody();
  const asked = await (await ask(email)).text();
  expect(opening(asked)).toBe('<html lang="ar" dir="rtl">');
  expect(asked).toContain(`<strong>${email}</strong>`);
  expect(wallet.outbox.list()[0]).toMatchObject({
    subject: `رمزك: ${codeFor(wallet, email)}`,
    text: expect.stringContaining('لا تشاركه مع أحد') as string,
  });
  const wrong = codeFor(wallet, email) === '000000' ? '111111' : '000000';
  expect(await (await guess(email, wrong)).text()).toContain('عدد المحاولات الباقية: 4');
  const done = await guess(email, codeFor(wallet, email));
  const { response } = await browser.follow(done.headers.get('location') ?? '');
  expect(await response.text()).toContain('تسجيل الخروج');
  const logins = await (await browser.visit('/logins')).text();
  expect(logins).toContain('أين سجّلت الدخول');
  expect(logins).toContain('>الآن</time>');
  const out = await browser.follow('/oauth2/logout');
  expect(await out.response.text()).toContain('هل تريد تسجيل الخروج من المحفظة؟');
  // What is for engineers is told in English alone.
  const failed = await (await browser.visit('/oauth2/auth')).text();
  expect(failed).toContain('لا يمكن الرد على ما طُلب هنا.');
  expect(failed).not.toContain('client_id');
  expect(await (await browser.visit('/callback')).text()).toContain('تسجيل الدخول هذا لم يبدأ هنا، أو انتهى.');
});

test('a browser that nobody told anything is answered as it asks, and unknown languages are kept by nobody', async () => {
  const browser = createBrowser(wallet.origin);
  const spanish = await browser.visit('/?language=xx', { headers: { 'accept-language': 'es-MX,es;q=0.9' } });
  expect(await spanish.text()).toContain('Aquí nadie tiene la sesión iniciada.');
  expect(spanish.headers.getSetCookie()).toEqual([]);
  expect(opening(await (await browser.visit('/')).text())).toBe('<html lang="en" dir="ltr">');
});

test('what is missing, and who asks too often, is told in the language that was kept', async () => {
  const scaled = await startWallet(database, { limitState: createLimitState(database, 1) });
  onTestFinished(() => scaled.close());
  const browser = createBrowser(scaled.origin);
  await browser.visit('/?language=es');
  expect(await (await browser.visit('/nowhere')).text()).toBe('No se encontró\n');
  const { ask } = await openLogin(scaled, browser);
  for (let time = 0; time < 12; time += 1) expect((await ask(somebody())).status).toBe(200);
  expect(await (await ask(somebody())).text()).toContain('Demasiadas solicitudes desde tu red.');
});

test('a window has one address in all languages, with files of its own; where a language is not built it is in English', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'own-wallet-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  for (const [language, text] of [
    ['en', 'window'],
    ['es', 'ventana'],
  ] as const) {
    mkdirSync(join(dist, language, 'own-wallet/assets'), { recursive: true });
    writeFileSync(join(dist, language, 'own-wallet/own-wallet.html'), `<p>${text}</p>`);
    writeFileSync(join(dist, language, `own-wallet/assets/page-${language}.js`), text);
  }
  const served = await startWallet(database, {
    market: {
      origins: ['http://localhost:8080'],
      name: () => 'Vitrine',
      configured: { networks: [] } as never,
      config: () => ({ networks: [] }) as never,
      fetch: () => new Response(),
      folderOf: (language) => (language === 'ar' ? null : join(dist, language)),
    },
  });
  onTestFinished(() => served.close());
  const browser = createBrowser(served.origin);
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await browser.visit(path, { headers })).text();
  expect(await read('/wallet/own-wallet.html')).toBe('<p>window</p>');
  expect(await read('/wallet/own-wallet.html', { 'accept-language': 'es' })).toBe('<p>ventana</p>');
  const asked = await browser.visit('/wallet/own-wallet.html?origin=x&language=es');
  expect([await asked.text(), asked.headers.get('vary')]).toEqual(['<p>ventana</p>', 'Accept-Language, Cookie']);
  expect(asked.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  // It comes back from a login.
  expect(await read('/wallet/own-wallet.html?cancelled')).toBe('<p>ventana</p>');
  expect(await read('/wallet/own-wallet.html?language=ar')).toBe('<p>window</p>');
  expect([await read('/wallet/assets/page-en.js'), await read('/wallet/es/assets/page-es.js')]).toEqual([
    'window',
    'ventana',
  ]);
  for (const path of ['/wallet/ar/assets/page-es.js', '/wallet/es/../../package.json', '/wallet/es/own-phone.html'])
    expect((await browser.visit(path)).status, path).toBe(404);
});
