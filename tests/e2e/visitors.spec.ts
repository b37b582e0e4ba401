import type { Locator, Request } from 'playwright/test';
import { filesOf, readBudgets } from '../gates/budgets.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/** Texts that only the wallet, signing and order-filling code contains. */
const WALLET_CODE = [
  /eip6963:announceProvider/,
  /eth_requestAccounts/,
  /fulfillAdvancedOrder/,
  /personal_sign/,
  /secp256k1/,
];

/** What the page itself asked for; the worker's precache is another matter and comes later. */
function pageRequests(page: { on(event: 'request', listener: (request: Request) => void): unknown }): Request[] {
  const all: Request[] = [];
  page.on('request', (request) => {
    if (request.serviceWorker() === null) all.push(request);
  });
  return all;
}

test('a visitor reaches a collection, an item and its owner by clicks, without any wallet code [A1] [A12] [A13] [A14] [A15] [A33] [A34] [B1] [G17] [G18]', async ({
  app,
  page,
  request: api,
}) => {
  const asked = pageRequests(page);
  await app.open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Collections' }).click();
  await expect(page).toHaveURL(/\/collections$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Isohypse/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/collections\/isohypse$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Isohypse' })).toBeVisible();
  const item = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = (await item.textContent()) ?? '';
  await item.click();
  await expect(page).toHaveURL(/\/collections\/isohypse\/[0-9]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('main').locator('a[href^="/profile/0x"]:not([href*="?"])').first().click();
  await expect(page).toHaveURL(/\/profile\/0x[0-9a-f]{40}$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  expect(asked.filter((one) => new URL(one.url()).pathname.startsWith('/rpc/'))).toEqual([]);
  const scripts = [...new Set(asked.filter((one) => one.resourceType() === 'script').map((one) => one.url()))];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    const text = await (await api.get(script)).text();
    for (const mark of WALLET_CODE) expect(mark.test(text), `${mark} in ${script}`).toBe(false);
  }
  const hosts = new Set(
    asked
      .map((one) => new URL(one.url()))
      .filter((url) => url.protocol !== 'data:')
      .map((url) => url.host),
  );
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('the same marks are found once somebody connects: the check above looks at something', async ({
  app,
  page,
  request: api,
}) => {
  const asked = pageRequests(page);
  await app.signIn();
  const scripts = [...new Set(asked.filter((one) => one.resourceType() === 'script').map((one) => one.url()))];
  const texts = await Promise.all(scripts.map(async (script) => (await api.get(script)).text()));
  expect(texts.some((text) => WALLET_CODE.some((mark) => mark.test(text)))).toBe(true);
});

test('the budget of the first page counts the scripts that an anonymous visit loads; what renews its lists comes from the worker', async ({
  app,
  page,
}) => {
  const asked = pageRequests(page);
  const scripts = () => asked.filter((one) => one.resourceType() === 'script');
  await page.clock.install();
  await app.open('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // What waits for idle time or for a timer comes now.
  await page.clock.runFor('00:15');
  await page.waitForLoadState('networkidle');
  const first = scripts();
  const budget = readBudgets().find(({ name }) => name.startsWith('anonymous home'));
  if (budget === undefined) throw new Error('No budget of the first page');
  expect([...new Set(first.map((one) => `dist/client${new URL(one.url()).pathname}`))].toSorted()).toEqual(
    filesOf(budget).toSorted(),
  );

  // Half a minute after it was drawn the page asks again, with code that the worker has brought by then.
  const renewed = page.waitForResponse((response) => new URL(response.url()).pathname === '/data/collections');
  await page.clock.runFor('00:20');
  await renewed;
  const added = scripts().slice(first.length);
  expect(added).not.toHaveLength(0);
  for (const one of added) expect((await one.response())?.fromServiceWorker(), one.url()).toBe(true);
});

test('letters typed before the app took the page over are searched for @long', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/docs', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search' }).pressSequentially('isohypse');
  letGo();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toHaveValue('isohypse');
});

test('what cannot exist and what does not exist is "Error 404", "Page Not Found", with a way home [A21] [A24] [A25] [A26] [K59]', async ({
  app,
  page,
  request: api,
}) => {
  for (const path of [
    '/profile/not-an-address',
    '/collections/no-such-collection',
    '/collections/isohypse/99999999',
    '/nowhere',
  ]) {
    expect((await api.get(path)).status(), path).toBe(404);
    await page.goto(path);
    await app.ready();
    await expect(page.getByRole('heading', { level: 1, name: 'Error 404' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Page Not Found');
    const shown: unknown = JSON.parse((await page.locator('pre').textContent()) ?? '');
    expect(shown).toMatchObject({ statusCode: 404, message: 'Page Not Found', url: path });
  }
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Error 404' })).toHaveCount(0);
});

test('colour mode: dark is chosen under a light system, kept, and there before anything is painted; system follows live [B15] [B16] [B17] [B18]', async ({
  app,
  page,
}) => {
  // As painted: whatever way the stylesheet names its colours.
  const luminance = () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 1;
      const pen = canvas.getContext('2d');
      if (pen === null) return -1;
      for (const element of [document.documentElement, document.body]) {
        pen.fillStyle = getComputedStyle(element).backgroundColor;
        pen.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      sessionStorage.setItem('theme-at-body', document.documentElement.dataset['theme'] ?? '');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await app.open('/docs');
  expect(await luminance()).toBeGreaterThan(0.8);
  const choose = (name: string) =>
    page.getByRole('group', { name: 'Color mode' }).getByRole('button', { name }).click();
  await choose('Dark');
  await expect.poll(luminance).toBeLessThan(0.2);
  expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark');
  await app.reload();
  expect(await page.evaluate(() => sessionStorage.getItem('theme-at-body'))).toBe('dark');
  expect(await luminance()).toBeLessThan(0.2);

  await page.emulateMedia({ colorScheme: 'dark' });
  await choose('Light');
  await expect.poll(luminance).toBeGreaterThan(0.8);
  await choose('System');
  await expect.poll(luminance).toBeLessThan(0.2);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(luminance).toBeGreaterThan(0.8);
});

test('with scripts that come late, mocked: "/" leads to the search, and no letter after it is lost @long', async ({
  page,
}) => {
  let come = () => {};
  const late = new Promise<void>((resolve) => (come = resolve));
  await page.context().route('**/assets/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('iso');
  come();
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.type('hypse');
  await expect(field).toHaveValue('isohypse');
});

test('in forced colours a button and a field have an edge, and only what is chosen has a tick @long', async ({
  app,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await app.open('/collections/isohypse');
  const main = page.getByRole('main');
  const edgeOf = (one: Locator) => one.first().evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await edgeOf(main.getByRole('button'))).toBe('solid');
  // Around the whole field, its icon too.
  expect(await edgeOf(main.getByRole('searchbox').locator('..'))).toBe('solid');
  const ticks = page.getByRole('main').locator('label:has(input[type="radio"]) svg:visible');
  await expect(page.getByRole('radio', { name: 'All items' })).toBeChecked();
  await expect(ticks).toHaveCount(await page.getByRole('main').locator('input[type="radio"]:checked').count());
});
