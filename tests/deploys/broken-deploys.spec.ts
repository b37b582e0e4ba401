import type { Page } from 'playwright/test';
import { releases, type Releases } from '../support/browser/releases.ts';
import { expect, test } from '../support/browser/test.ts';

/* Pages of a build whose files are gone: with a network, without one, and where nothing can be stored. How many: `BROKEN_DEPLOYS`. */

test.use({ serviceWorkers: 'block' });

const DEPLOYS = Number(process.env['BROKEN_DEPLOYS'] ?? 3);

let server: Releases;
test.beforeEach(async ({ baseURL }) => {
  server = await releases(baseURL ?? '');
});
test.afterEach(() => server.close());

/** Without the pointer, which would load the page's part before the click. */
const toDocs = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Docs', exact: true })
    .evaluate((link: HTMLElement) => link.click());

const isThere = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();

test(`${DEPLOYS} builds whose files are gone reload a page once at most: never without a network, never where nothing can be stored`, async ({
  app,
  page,
}) => {
  test.slow();
  // Or files of a build that is gone are still in the browser's own cache, and nothing breaks.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  for (let round = 0; round < DEPLOYS; round += 1) {
    const kind = (['online', 'offline', 'no storage'] as const)[round % 3] ?? 'online';
    await app.open(server.address);
    await page.waitForLoadState('networkidle');
    documents = 0;
    server.deploy();
    if (kind === 'no storage')
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Refused', 'SecurityError');
        };
      });
    if (kind === 'offline') await page.context().setOffline(true);
    await toDocs(page);
    if (kind === 'offline') {
      await expect(page.getByRole('heading', { name: 'Not saved on this device' })).toBeVisible();
      expect(documents, kind).toBe(0);
      await page.context().setOffline(false);
    }
    if (kind === 'no storage') {
      const again = page.getByRole('main').getByRole('button', { name: 'Reload' });
      await expect(again).toBeVisible();
      expect(documents, kind).toBe(0);
      await again.click();
    }
    await isThere(page);
    // A rendered page is seen before it is whole.
    await expect.poll(() => documents, { message: kind }).toBe(1);
    await app.ready();
    expect(documents, kind).toBe(1);
  }
});
