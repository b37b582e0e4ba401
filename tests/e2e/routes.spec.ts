import { devices } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Drop } from '../../src/contract/drop.ts';
import { showUsd } from '../../src/domain/decimals.ts';
import type { App } from '../support/browser/app.ts';
import { allDrops } from '../support/browser/drops.ts';
import { asCame } from '../support/browser/json.ts';
import { pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

test('the test page opens directly for anybody, with a heading of its own [A2]', async ({ app, page }) => {
  const answer = await page.goto('/test');
  expect(answer?.status()).toBe(200);
  expect(answer?.request().redirectedFrom()).toBeNull();
  await app.ready();
  await expect(page).toHaveURL(/\/test$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Test page' })).toBeVisible();
  await expect(page.getByText(/Error \d/)).toHaveCount(0);
});

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

/** A drop's own numbers, wherever it is shown. */
async function expectDrop(drop: Drop, where: ReturnType<typeof cardsOf>): Promise<void> {
  await expect(where).toContainText(drop.name);
  await expect(where).toContainText(drop.creator.name);
  await expect(where).toContainText(`${drop.minted} of ${drop.maxSupply} minted`);
  await expect(where).toContainText(drop.price.amount);
}

test('the list of drops shows what the server tells, and the next page when there is one [A10]', async ({
  app,
  page,
}) => {
  // The server's own pages, of two drops each: the world has too few for a second one.
  await page
    .context()
    .route('**/v1/drops/list?*', (route) => route.continue({ url: `${route.request().url()}&size=2` }));
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/marketplace/v1/drops/list') asked.push(url.searchParams.get('page'));
  });
  const drops = await allDrops();
  expect(drops.length).toBeGreaterThan(2);
  // Home has the first page with it already.
  await app.open('/docs');
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Drops' }).click();
  await expect(cardsOf(page)).toHaveCount(drops.length);
  for (const [index, drop] of drops.entries()) {
    await expectDrop(drop, cardsOf(page).nth(index));
    await expect(cardsOf(page).nth(index).getByRole('link', { name: drop.name })).toHaveAttribute(
      'href',
      `/drops/${drop.slug}`,
    );
  }
  expect(asked).toEqual(Array.from({ length: Math.ceil(drops.length / 2) }, (_, index) => String(index + 1)));
});

test('a click on a drop asks for it and shows it; a reload shows the same [A11] [J17]', async ({ app, page }) => {
  await app.open('/drops');
  const answered = page.waitForResponse((response) => response.url().includes('/v1/drop/info/'));
  const card = cardsOf(page).first();
  const slug = (await card.getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? '';
  await card.getByRole('link').click();
  const response = await answered;
  const request = response.request();
  expect([
    request.method(),
    new URL(request.url()).pathname,
    new URL(request.url()).search,
    request.postData(),
  ]).toEqual(['GET', `/marketplace/v1/drop/info/${slug}`, '', null]);
  const drop = asCame(await response.json()).data as Drop;
  const expectShown = async () => {
    const main = page.getByRole('main');
    await expect(page).toHaveURL(new RegExp(`/drops/${slug}$`));
    await expect(page.getByRole('heading', { level: 1, name: drop.name })).toBeVisible();
    await expectDrop(drop, main);
    await expect(main).toContainText(drop.description);
    await expect(main).toContainText(showUsd(drop.price.amountUsd) ?? '');
  };
  await expectShown();
  await app.reload();
  await expectShown();
});

test('the address of a profile says which of its tabs is open [A17]', async ({ app, page }) => {
  const { maker } = await pick({ looksOnly: true });
  const tabs = {
    Collected: 'Collected',
    Listings: 'Listings',
    OffersMade: 'Offers made',
    OffersReceived: 'Offers received',
    // Links of earlier builds.
    Offers: 'Offers made',
    'Offers&side=received': 'Offers received',
    // A stranger has no watch list here.
    WatchList: 'Collected',
  };
  for (const [tab, name] of Object.entries(tabs)) {
    await app.open(`/profile/${maker}?tab=${tab}`);
    const selected = page.getByRole('tab', { selected: true });
    await expect(selected).toHaveCount(1);
    await expect(selected).toHaveText(new RegExp(`^${name}`));
  }
});

/** The spec's route table, but for `/test`. */
const ROUTES: Record<string, RegExp> = {
  home: /^\/$/,
  documents: /^\/docs$/,
  ...Object.fromEntries(
    ['eula', 'terms-of-use', 'cookie-policy', 'privacy-policy', 'disclaimer-nfts', 'service-provider'].map((slug) => [
      slug,
      new RegExp(`^/docs/${slug}$`),
    ]),
  ),
  drops: /^\/drops$/,
  drop: /^\/drops\/[^/]+$/,
  collections: /^\/collections$/,
  collection: /^\/collections\/[^/]+$/,
  item: /^\/collections\/[^/]+\/[0-9]+$/,
  profile: /^\/profile\/0x[0-9a-f]{40}$/,
};

const linksOf = (app: App) =>
  app.page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map((link) => new URL(link.href))
      .filter((url) => url.origin === location.origin)
      .map((url) => url.pathname),
  );

test('every screen of the route table but the test page is reached by links from home, and each of them opens [A38]', async ({
  app,
  page,
}) => {
  const found = new Map<string, string>([['home', '/']]);
  for (const [, path] of found) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await app.ready();
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    for (const link of await linksOf(app)) {
      expect(link).not.toBe('/test');
      const [name] = Object.entries(ROUTES).find(([, pattern]) => pattern.test(link)) ?? [];
      if (name !== undefined && !found.has(name)) found.set(name, link);
    }
  }
  expect([...found.keys()].toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

test('the device type follows the user agent, whatever the width of the window [B19] [B20] [B21]', async ({
  browser,
  baseURL,
}) => {
  const android =
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
  for (const [userAgent, width, type] of [
    [devices['iPhone 13'].userAgent, 1400, 'mobile'],
    [devices['iPad Mini'].userAgent, 1400, 'tablet'],
    [android, 1400, 'tablet'],
    [devices['Desktop Chrome'].userAgent, 400, 'desktop'],
  ] as const) {
    const context = await browser.newContext({ userAgent, viewport: { width, height: 900 }, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/docs');
    await expect(page.locator('html'), userAgent).toHaveAttribute('data-device', type);
    await context.close();
  }
});

test('the test page says what the device and both services are at', async ({ app, page }) => {
  await app.open('/test');
  const main = page.getByRole('main');
  await expect(main.getByText('takes writes')).toHaveCount(2);
  await expect(main.getByText(/^following, block \d+ of \d+$/).first()).toBeVisible();
  await expect(main.getByText('none on this device')).toBeVisible();
  const { id } = (await (await page.request.get('/builds/latest.json')).json()) as { id: string };
  await expect(main.getByText(id, { exact: true })).toBeVisible();
});

test('pages, files and pictures say how long they stay true: health alone is never stored', async ({ page }) => {
  const kept = async (path: string) => (await page.request.get(path)).headers()['cache-control'];
  const html = (await (await page.request.get('/')).text()).replaceAll('&amp;', '&');
  const path = (start: string) => new RegExp(`"(${start}[^"]+)"`).exec(html)?.[1] ?? '';
  expect(await kept('/')).toBe('no-cache');
  for (const start of ['/assets/', '/_ipx/'])
    expect(await kept(path(start).split(' ')[0] ?? '')).toBe('public, max-age=31536000, immutable');
  for (const checked of ['/health', '/ready']) expect(await kept(checked)).toBe('no-store');
});
