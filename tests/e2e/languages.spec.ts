import type { Locator } from 'playwright/test';
import { liveDrop } from '../support/browser/drops.ts';
import { controlled, keptWhole } from '../support/browser/kept-files.ts';
import { pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test.describe('a browser that reads Spanish', () => {
  test.use({ locale: 'es-AR' });

  test('gets a Spanish page from the server, which the browser takes over as it is', async ({ app, page, request }) => {
    const served = await request.get('/', { headers: { 'Accept-Language': 'es-AR,es;q=0.9,en;q=0.8' } });
    const html = await served.text();
    expect(html).toMatch(/<html[^>]* lang="es" dir="ltr"/);
    expect(html).toContain('Colecciones en tendencia');
    expect(served.headers()['vary']).toContain('Accept-Language');
    const words: string[] = [];
    page.on('console', (message) => void words.push(message.text()));
    await app.open('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { name: 'Colecciones en tendencia' })).toBeVisible();
    // It is alive, and drawn anew nowhere.
    await page.getByRole('banner').getByRole('link', { name: 'Lanzamientos', exact: true }).click();
    await expect(page).toHaveTitle('Lanzamientos · Vitrine');
    expect(words.filter((text) => /hydrat|did not match|#4(18|2[0-9])/i.test(text))).toEqual([]);
  });
});

test('an address that names a language opens in it, also where the worker has another', async ({ app, page }) => {
  await app.open('/');
  await controlled(page);
  await page.goto('/collections?language=es');
  await app.ready();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1, name: 'Colecciones' })).toBeVisible();
  await page.goto('/collections');
  await app.ready();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a document is there in each language, under the same addresses, and leads to the English text, which binds', async ({
  app,
  page,
  request,
}) => {
  const words: string[] = [];
  page.on('console', (message) => void words.push(message.text()));
  for (const [language, first, second] of [
    ['es', 'Qué es un token', 'Inicio de sesión'],
    ['ar', 'ما هو الرمز', 'تسجيل الدخول'],
  ] as const) {
    const served = await (await request.get(`/docs/disclaimer-nfts?language=${language}`)).text();
    expect(served).toContain(`<h2 id="what-a-token-is">`);
    expect(served).toContain(first);
    expect(served).not.toContain('What a token is');
    await app.open(`/docs/disclaimer-nfts?language=${language}#value`);
    await expect(page.getByRole('heading', { name: first })).toBeVisible();
    await expect(page.locator('#value')).toBeInViewport();
    // The next one is loaded by the page itself.
    await page.getByRole('main').locator('a[href="/docs/terms-of-use"]').click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toContainText(second);
  }
  await page.getByRole('main').locator('a[hreflang="en"]').click();
  await app.ready();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/docs/terms-of-use?language=en');
  await expect(page.getByRole('heading', { name: 'Signing in' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[hreflang="en"]')).toHaveCount(0);
  expect(words.filter((text) => /hydrat|did not match|#4(18|2[0-9])/i.test(text))).toEqual([]);
});

test('what leads out of a page speaks as it does: a collection’s feed, a drop’s calendar, the mail with news', async ({
  app,
  page,
  request,
  context,
}) => {
  const follow = async (link: Locator) => (await request.get((await link.getAttribute('href')) ?? '')).text();
  const [order, drop] = [await pick({ network: 'meridian' }), await liveDrop()];
  await app.open(`/collections/${order.nft.collectionSlug}?tab=about&language=es`);
  expect(await follow(page.getByRole('main').getByRole('link', { name: 'Atom' }))).toContain('en Vitrine</title>');
  await app.open(`/drops/${drop.slug}?language=ar`);
  expect(await follow(page.getByRole('link', { name: 'إضافة إلى التقويم' }))).toContain('DESCRIPTION:ينتهي');

  await app.open('/subscribe?language=ar');
  await page.getByLabel('الاسم').fill('Ada');
  await page.getByLabel('البريد الإلكتروني').fill('reader-of-news@people.test');
  await page.getByRole('button', { name: 'اشتراك', exact: true }).click();
  const [outbox] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'فتح صندوق الصادر' }).click(),
  ]);
  const mail = outbox.getByRole('listitem').filter({ hasText: 'reader-of-news@people.test' }).first();
  await expect(mail).toContainText('أكّد أخبار Vitrine');
  const link = /\S+\/subscribe\?confirm=\S+/.exec(await mail.innerText())?.[0] ?? '';
  await page.goto(link);
  await app.ready();
  await page.getByRole('button', { name: 'تأكيد', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'ستصلك الأخبار' })).toBeVisible();
});

test('a language chosen by hand stays, with its worker: after a reload, offline, and while something is bought', async ({
  app,
  page,
  wallet,
  context,
}) => {
  const order = await pick({ network: 'meridian' });
  await app.signInAt(order);
  await controlled(page);
  const arabic = page.getByRole('contentinfo').getByRole('link', { name: 'العربية' });
  await Promise.all([page.waitForEvent('load'), arabic.press('Enter')]);
  await app.ready();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.ar\.js$/);

  const asked = wallet.next('eth_sendTransaction');
  await page.getByRole('main').getByRole('button', { name: 'شراء الآن' }).first().click();
  const window = await asked;
  await expect(page.getByRole('dialog', { name: 'الموافقة على الشراء' })).toBeVisible();
  await window.approve();
  await expect(page.getByRole('dialog', { name: 'اكتمل شراؤك' })).toBeVisible();

  // Nothing of the language before is kept.
  const shells = await page.evaluate(async () => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(open.map((cache) => cache.keys()))).flat();
    return kept.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/index.'));
  });
  expect(shells).toEqual(['/index.ar.html']);
  await keptWhole(page);
  await context.setOffline(true);
  await page.goto('/');
  await app.ready();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('status').getByText('أنت غير متصل')).toBeVisible();
});
