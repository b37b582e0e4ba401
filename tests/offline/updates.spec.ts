import type { Page } from 'playwright/test';
import { pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

/* A new build on the server while somebody uses the old one. No worker stands between the page and the server here. */

test.use({ intercepts: true });

test.use({ intercepts: true, serviceWorkers: 'block' });

/** Documents that came after the one that is open: each is a reload. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(new URL(page.url()).pathname));
  return documents;
}

/** What was not loaded yet is gone from the server, until told otherwise. */
async function loseChunks(page: Page): Promise<{ redeployed: () => void }> {
  // What a page loads late by itself is there.
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  let isGone = true;
  await page.route('**/assets/*.js', (route) =>
    isGone && !loaded.includes(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  return { redeployed: () => (isGone = false) };
}

/** Without the pointer, which would load the page's part before the click. */
const toDocs = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Docs', exact: true })
    .evaluate((link: HTMLElement) => link.click());

test('a part of the app that a new build replaced, mocked, reloads the page once, and the new part is shown [M10]', async ({
  app,
  page,
}) => {
  await app.open('/');
  const documents = documentsOf(page);
  const { redeployed } = await loseChunks(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) redeployed();
  });
  await toDocs(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await app.ready();
  await expect(page).toHaveURL(/\/docs$/);
  expect(documents).toEqual(['/docs']);
});

test('a part of the app that stays away, mocked, reloads the page once and then says so: no loop [M11]', async ({
  app,
  page,
}) => {
  await app.open('/');
  const documents = documentsOf(page);
  await loseChunks(page);
  const told = page.getByRole('paragraph').filter({ hasText: 'A part of the app could not be loaded' });
  await toDocs(page);
  await expect(told).toBeVisible();
  // Nor does another try by hand begin one.
  await app.open('/');
  await toDocs(page);
  await expect(told).toBeVisible();
  expect(documents).toEqual(['/docs', '/']);
});

test('a new build that arrives while the wallet is open, mocked, waits for its answer and for the person [M13]', async ({
  app,
  page,
  wallet,
}) => {
  const order = await pick();
  await app.signInAt(order);
  const documents = documentsOf(page);
  const asked = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  const window = await asked;
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'a-newer-build', timestamp: 1 } }));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const note = page.getByText('A new version is ready.');
  await expect(note).toHaveText('A new version is ready. It waits until your wallet has answered.');
  const reload = page.locator('button', { hasText: /^Reload$/ });
  await expect(reload).toBeDisabled();
  await reload.evaluate((button: HTMLElement) => button.click());
  await expect(app.modal('Approve purchase')).toBeVisible();
  await window.approve();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await expect(note).toHaveText('A new version is ready.');
  expect(documents).toEqual([]);

  await app.closePane();
  await reload.click();
  await expect.poll(() => documents).toHaveLength(1);
});
