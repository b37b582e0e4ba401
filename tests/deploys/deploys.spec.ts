import type { Page } from 'playwright/test';
import type { App } from '../support/browser/app.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { controlled } from '../support/browser/kept-files.ts';
import { becomes, releases, type Releases } from '../support/browser/releases.ts';
import { expect, test } from '../support/browser/test.ts';

/* Three tabs, and one build after the other. How many: `DEPLOYS`. */

const DEPLOYS = Number(process.env['DEPLOYS'] ?? 2);
/** Every so many builds one of them comes while the wallet is open, and one while somebody types. */
const EVERY = 4;

let server: Releases;
test.beforeEach(async ({ baseURL }) => {
  server = await releases(baseURL ?? '');
});
test.afterEach(() => server.close());

const note = (page: Page) => page.getByText(/^A new version is ready\./);
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });
const search = (page: Page) => page.getByRole('banner').getByRole('search').getByLabel('Search');

/** How many documents a tab has begun. */
function documentsOf(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => (count += 1));
  return () => count;
}

/** Whole, and of this build alone. */
async function isOf(app: App, build: number): Promise<void> {
  await becomes(app.page, build);
  await app.ready();
  await expect(app.page.getByRole('heading', { level: 1 })).toBeVisible();
}

test(`${DEPLOYS} builds come while three tabs are open: no page mixes two of them, none stays white, nothing typed is lost, no trade is harmed`, async ({
  app,
  secondApp,
  wallet,
}) => {
  test.slow();
  const trader = await secondApp();
  const typist = await secondApp();
  const at = (path: string) => new URL(path, server.address).href;
  await app.open(at('/'));
  await controlled(app.page);
  await typist.open(at('/collections/isohypse'));
  await trader.signIn(at('/docs'));
  const tabs = [app, trader, typist];
  const counts = tabs.map(({ page }) => documentsOf(page));
  let bought = 0;

  for (let round = 1; round <= DEPLOYS; round += 1) {
    const isTrading = round % EVERY === 1;
    const isTyping = round % EVERY === 2;
    const before = counts.map((count) => count());
    if (isTrading) {
      await trader.open(at(itemUrl(await pick())));
      before[1] = counts[1]?.() ?? 0;
    }
    const asked = isTrading ? wallet.next('eth_sendTransaction') : null;
    if (asked) await trader.buyNow.click();
    const window = await asked;
    if (isTyping) await search(typist.page).fill(`round ${round}`);

    const build = server.deploy();
    await app.page.bringToFront();
    await app.page.evaluate(() => dispatchEvent(new Event('focus')));
    for (const { page } of tabs) await expect(note(page)).toBeVisible();
    await reload(app.page).click();
    if (window) {
      await expect(note(app.page)).toHaveText('A new version is ready. It waits until your wallet has answered.');
      await window.approve();
      await expect(trader.modal('Your purchase is complete')).toBeVisible();
      bought += 1;
      // Every tab tells it, until it is closed in one of them.
      await expect(app.modal('Your purchase is complete')).toBeVisible();
      await trader.closePane();
      await expect(app.anyModal).toHaveCount(0);
      await expect(note(app.page)).toHaveText('A new version is ready.');
      await reload(app.page).click();
    }
    await isOf(app, build);
    await isOf(trader, build);
    if (isTyping) {
      await expect(search(typist.page)).toHaveValue(`round ${round}`);
      await search(typist.page).fill('');
    }
    await isOf(typist, build);
    await expect(trader.account()).toBeVisible();
    // Nobody is reloaded more often than a person has pressed.
    for (const [tab, count] of counts.entries()) expect([1, 2]).toContain(count() - (before[tab] ?? 0));
  }
  expect((await trader.records()).filter(({ status }) => status !== 'success')).toEqual([]);
  expect(wallet.count('eth_sendTransaction')).toBe(bought);
});
