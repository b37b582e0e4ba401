import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';

/*
 * `npm run screenshots`: every screen, phone and desktop, light and dark, of the product that
 * runs at BASE_URL (http://localhost:8080). Pictures go to test-results/screenshots.
 */

const base = process.env['BASE_URL'] ?? 'http://localhost:8080';
const folder = 'test-results/screenshots';

const devices = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // Tabs and sheets follow the agent, not the width.
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const;

type Shot = { name: string; path: string; full?: boolean; prepare?: (page: Page) => Promise<void> };

type Listed = { data: { identifier: string; listing: { price: { token: { symbol: string } } } | null }[] };

async function firstListed(collection: string, place = 1): Promise<string> {
  const url = `${base}/marketplace/v1/collections/nfts/list/${collection}?status=buy-now&currency=ETH&size=${place}`;
  const { data } = (await (await fetch(url)).json()) as Listed;
  return data[place - 1]?.identifier ?? '1';
}

const approveInDemoWallet = (page: Page) =>
  page
    .getByRole('dialog', { name: /^Demo wallet/ })
    .getByRole('button')
    .last()
    .click();

async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect' }).first().click();
  await page.getByRole('button', { name: /Demo wallet/ }).click();
  await approveInDemoWallet(page);
  await page.getByRole('dialog', { name: 'Demo wallet: Sign a message' }).waitFor();
  await approveInDemoWallet(page);
  await page.getByRole('button', { name: /^Account/ }).waitFor();
}

async function startBuying(page: Page): Promise<void> {
  await signIn(page);
  await page
    .getByRole('button', { name: /Buy now/ })
    .last()
    .click();
  await page.getByRole('dialog', { name: /^Demo wallet/ }).waitFor();
  await page.locator('dialog[open]').nth(1).waitFor();
}

/** Puts items in the cart from their pages. */
async function fillCart(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await page
      .getByRole('region', { name: 'Buy', exact: true })
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .last()
      .click();
    await page
      .getByRole('button', { name: /^Remove .+ from cart$/ })
      .last()
      .waitFor();
  }
}

const openCart = async (page: Page) => {
  await page.getByRole('button', { name: /^Cart, / }).click();
  await page.getByRole('dialog', { name: 'Cart' }).getByText('You pay').waitFor();
};

async function shots(): Promise<Shot[]> {
  const item = `/collections/isohypse/${await firstListed('isohypse')}`;
  const owner = '/profile/0x0000000000000000000000000000000000000001';
  return [
    { name: 'home', path: '/' },
    { name: 'home-full', path: '/', full: true },
    { name: 'collections', path: '/collections' },
    { name: 'collection', path: '/collections/isohypse' },
    { name: 'collection-empty', path: '/collections/isohypse?q=nothing-like-this' },
    ...['offers', 'activity', 'holders', 'about'].map((tab) => ({
      name: `collection-${tab}`,
      path: `/collections/isohypse?tab=${tab}`,
      full: true,
    })),
    { name: 'item', path: item },
    { name: 'item-full', path: item, full: true },
    { name: 'item-editions', path: `/collections/selvedge/${await firstListed('selvedge')}` },
    { name: 'profile-empty', path: owner },
    { name: 'drops', path: '/drops' },
    { name: 'docs', path: '/docs' },
    { name: 'subscribe', path: '/subscribe' },
    { name: 'error', path: '/profile/not-an-address' },
    { name: 'test', path: '/test', full: true },
    {
      name: 'connect',
      path: item,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Connect' }).first().click();
        await page.getByRole('button', { name: /Demo wallet/ }).waitFor();
      },
    },
    {
      name: 'cart',
      path: '/',
      prepare: async (page) => {
        await fillCart(page, [item, `/collections/isohypse/${await firstListed('isohypse', 3)}`]);
        await page.goto(`${base}/collections/isohypse`, { waitUntil: 'networkidle' });
        await openCart(page);
      },
    },
    {
      name: 'cart-editions',
      path: '/',
      prepare: async (page) => {
        await fillCart(page, [`/collections/selvedge/${await firstListed('selvedge')}`]);
        await openCart(page);
        await page.getByRole('button', { name: 'More' }).last().click();
        await page.getByText('1 item, 2 copies').waitFor();
      },
    },
    {
      name: 'cart-empty',
      path: '/',
      prepare: async (page) => {
        await page.getByRole('button', { name: /^Cart, / }).click();
        await page.getByText('Your cart is empty').waitFor();
      },
    },
    {
      name: 'cart-network',
      path: '/',
      prepare: async (page) => {
        await fillCart(page, [item]);
        await page.goto(`${base}/collections/selvedge/${await firstListed('selvedge')}`, { waitUntil: 'networkidle' });
        await page
          .getByRole('button', { name: /^Add .+ to cart$/ })
          .filter({ visible: true })
          .first()
          .click();
        await page.getByRole('dialog', { name: 'Different network' }).waitFor();
      },
    },
    { name: 'tx-approve', path: item, prepare: startBuying },
    {
      name: 'tx-error',
      path: item,
      prepare: async (page) => {
        await startBuying(page);
        await page.getByRole('button', { name: 'Reject' }).click();
        await page.getByRole('button', { name: 'Retry' }).waitFor();
      },
    },
  ];
}

async function take(browser: Browser, shot: Shot, device: keyof typeof devices, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({ ...devices[device], colorScheme, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(base + shot.path, { waitUntil: 'networkidle' });
  await shot.prepare?.(page);
  await page.waitForLoadState('networkidle');
  // Panes rise and fade in: the picture is of where they end.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  await page.screenshot({ path: `${folder}/${shot.name}.${device}.${colorScheme}.png`, fullPage: shot.full ?? false });
  await context.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const only = process.argv.slice(2);
for (const shot of await shots()) {
  if (only.length > 0 && !only.includes(shot.name)) continue;
  for (const device of ['phone', 'desktop'] as const) {
    for (const scheme of ['light', 'dark'] as const) await take(browser, shot, device, scheme);
  }
  process.stdout.write(`${shot.name}\n`);
}
await browser.close();
