import type { Locator, Page } from 'playwright/test';
import { itemUrl, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

/* One field for collections, items, people and pages. */

const field = (page: Page): Locator => page.getByRole('banner').getByRole('search').getByLabel('Search');
const group = (page: Page, name: string): Locator =>
  page.getByRole('listbox').getByRole('group', { name, exact: true });
const options = (page: Page, name: string): Locator => group(page, name).getByRole('option');

/** Within the app: the page before is gone, and with it its header. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Vitrine' }).click();
  await expect(page.getByRole('heading', { name: 'Trending collections' })).toBeVisible();
}

test.use({ viewport: { width: 1280, height: 900 } });

test('⌘K opens what was viewed last on this device; the arrows and Enter lead there, Tab leaves it', async ({
  app,
  page,
}) => {
  const order = await pick({ looksOnly: true });
  await app.open(itemUrl(order));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('vitrine-viewed')))
    .toContain(order.nft.collectionSlug);
  await app.open('/docs');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(options(page, 'Recently viewed').first()).toContainText(order.nft.name);
  await expect(options(page, 'Pages')).toHaveCount(6);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(itemUrl(order));
});

test('a misspelt collection, its artist and a price are found', async ({ app, page }) => {
  await app.open('/docs');
  await field(page).pressSequentially('isohipse');
  await expect(options(page, 'Collections').first()).toContainText('Isohypse');
  await expect(options(page, 'Collections').first()).toContainText(/from [0-9.]+ ETH/);
  const artist = await page.evaluate(async () => {
    const answer = await fetch('/data/collection/isohypse');
    return ((await answer.json()) as { data: { creator: { name: string; address: string } } }).data.creator;
  });
  await field(page).fill(artist.name);
  await options(page, 'People').filter({ hasText: artist.name }).click();
  await expect(page).toHaveURL(`/profile/${artist.address}?tab=Created`);
});

test('the key of the search begins anew: what is typed takes the place of what was looked for', async ({
  app,
  page,
}) => {
  await app.open('/docs');
  await field(page).pressSequentially('isohypse');
  await expect(options(page, 'Collections').first()).toContainText('Isohypse');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kiln');
  await expect(field(page)).toHaveValue('kiln');
  await field(page).fill('Isohypse #4');
  await expect(page.getByRole('option').first()).toContainText('Isohypse #4');
});

test('where nothing is found, it is said, what was there before comes back, and Enter leads nowhere', async ({
  app,
  page,
}) => {
  await app.open('/docs');
  await field(page).pressSequentially('zzqqxx');
  await expect(page.getByText('Nothing named “zzqqxx”')).toBeVisible();
  await expect(options(page, 'Pages')).toHaveCount(6);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('zzqqxx');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('without a network, what the device has kept is found, and opens', async ({ app, page, context }) => {
  const order = await pick({ looksOnly: true });
  await app.open('/docs');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await goHome(page);
  await field(page).click();
  await field(page).fill(order.nft.collectionName);
  await options(page, 'Collections').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.nft.collectionName);
  await expect(page.getByRole('article').first()).toBeVisible();
  // One of its items is opened: it comes before those that were only seen in the list.
  const opened = page.getByRole('article').last();
  const name = await opened.getByRole('link').first().innerText();
  await opened.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await goHome(page);
  await context.setOffline(true);
  await field(page).click();
  await field(page).fill(order.nft.collectionName);
  await expect(page.getByText('You’re offline. Your device knows of these.')).toBeVisible();
  await expect(options(page, 'Items').first()).toContainText(name);
  await expect(options(page, 'Items').first()).not.toContainText('Not kept on this device');
  await expect(options(page, 'Items').last()).toContainText('Not kept on this device');
  const found = options(page, 'Collections').filter({ hasText: order.nft.collectionName });
  await expect(found).not.toContainText('Not kept on this device');
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.nft.collectionName);
});
