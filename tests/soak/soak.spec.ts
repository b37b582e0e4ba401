import type { Page } from 'playwright/test';
import type { App } from '../support/browser/app.ts';
import { controlled } from '../support/browser/kept-files.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { becomes, releases, type Releases } from '../support/browser/releases.ts';
import { expect, test } from '../support/browser/test.ts';
import { weigh, type Weight } from '../support/browser/weight.ts';

/*
 * One page in use, with trades, networks that fail and new builds; what it holds must level off. How long:
 * `SOAK_MINUTES`; without it, so few rounds that only what grows by the round is seen.
 */

const MINUTES = process.env['SOAK_MINUTES'];
const SHORT_ROUNDS = 4;
/** New builds come in the first half: what a page holds is compared within one life of it. */
const DEPLOYS = MINUTES === undefined ? 1 : 3;
/** Of a whole run, in equal parts of it: two in three minutes. */
const PURCHASES = MINUTES === undefined ? 1 : Math.ceil((Number(MINUTES) * 2) / 3);
/** How much more the last rounds may hold than those before them. */
const MAY_GROW = MINUTES === undefined ? 1.5 : 1.15;

test.use({ intercepts: true });

let server: Releases;
test.beforeEach(async ({ baseURL }) => {
  server = await releases(baseURL ?? '');
});
test.afterEach(() => server.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const PLACES = ['/', '/collections', '/collections/isohypse', '/drops', '/collections/kiln', '/watch-list', '/docs'];

/** By the app's own navigation, so that the page lives on. */
async function walk(app: App): Promise<void> {
  for (const place of PLACES) {
    await app.follow(place);
    await expect(app.page).toHaveURL((url) => url.pathname === place);
    await expect(heading(app.page)).toBeVisible();
  }
  await app.page.goBack();
  await expect(heading(app.page)).toBeVisible();
}

async function buy(app: App): Promise<void> {
  await app.follow(itemUrl(await pick()));
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await app.closePane();
}

async function loseNetwork(app: App): Promise<void> {
  const { page } = app;
  await page.context().setOffline(true);
  await app.follow('/collections/isohypse');
  await expect(page.getByText('You’re offline. Browse what’s saved; buying resumes when you’re back.')).toBeVisible();
  await page.context().setOffline(false);
  await page.route('**/marketplace/v1/**', (route) => route.fulfill({ status: 503, json: {} }));
  await app.follow('/collections/kiln');
  await expect(heading(page)).toBeVisible();
  await page.unroute('**/marketplace/v1/**');
}

/** What sets the pace: a round is over once the page has nothing left to do, as while somebody reads. */
const rests = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));

async function update(app: App): Promise<void> {
  const build = server.deploy();
  await app.page.evaluate(() => dispatchEvent(new Event('focus')));
  await app.page.getByRole('button', { name: 'Reload', exact: true }).click();
  await becomes(app.page, build);
  await app.ready();
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test('a page in use for long, with trades, new builds and networks that fail, holds no more in the end than before', async ({
  app,
}) => {
  test.slow();
  await app.signIn(new URL('/', server.address).href);
  await controlled(app.page);
  const begun = Date.now();
  const length = MINUTES === undefined ? null : Number(MINUTES) * 60_000;
  /** From 0 to 1. */
  const gone = () => (length === null ? samples.length / SHORT_ROUNDS : (Date.now() - begun) / length);
  const samples: Weight[] = [];
  let builds = 0;
  let bought = 0;
  let firstOfLast = 0;
  while (gone() < 1) {
    if (builds < DEPLOYS && gone() >= ((builds + 1) * 0.5) / DEPLOYS - 0.01) {
      await update(app);
      builds += 1;
      firstOfLast = samples.length;
    }
    await walk(app);
    if (bought <= gone() * PURCHASES) {
      await buy(app);
      bought += 1;
    }
    await loseNetwork(app);
    await rests(app.page);
    const weight = await weigh(app.page);
    samples.push(weight);
    const { heapBytes, storedBytes, cacheBytes, ...counts } = weight;
    console.log(
      `${Math.round((Date.now() - begun) / 1000)} s, build ${builds}: heap ${(heapBytes / 1e6).toFixed(1)} MB, ` +
        `${counts.listeners} listeners, ${counts.nodes} nodes, ${counts.rows} rows, ` +
        `${counts.cacheEntries} entries of ${(cacheBytes / 1e6).toFixed(1)} MB in caches, ${(storedBytes / 1e6).toFixed(1)} MB stored`,
    );
  }
  expect((await app.records()).filter(({ status }) => status !== 'success')).toEqual([]);
  expect(builds).toBeGreaterThan(0);
  const last = samples.slice(firstOfLast);
  const middle = Math.floor(last.length / 2);
  expect(middle).toBeGreaterThan(0);
  // Of rows each purchase leaves some.
  for (const what of ['heapBytes', 'listeners', 'nodes', 'cacheEntries', 'cacheBytes'] as const) {
    const [before, after] = [last.slice(0, middle), last.slice(middle)].map((some) =>
      mean(some.map((one) => one[what])),
    );
    console.log(`${what}: ${(after! / before!).toFixed(2)} × in the second half of the last build's life`);
    expect.soft(after, what).toBeLessThan(before! * MAY_GROW);
  }
});
