import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser/test.ts';

/* The parts of a collection's page, each at its own address. */

test.use({ viewport: { width: 1280, height: 900 } });

const SLUG = 'isohypse';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const ask = <T>(page: Page, path: string) =>
  page.evaluate(async (url) => ((await (await fetch(url)).json()) as { data: unknown }).data, path) as Promise<T>;

test('each part has an address that a reload and the server’s own page keep; filters survive the way there and back', async ({
  app,
  page,
  request,
}) => {
  await app.open(`/collections/${SLUG}?status=buy-now`);
  await tab(page, 'Holders').click();
  await expect(page).toHaveURL(/tab=holders/);
  await expect(page.getByRole('heading', { name: 'Most items' })).toBeVisible();
  await app.reload();
  await expect(tab(page, 'Holders')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Items').click();
  await expect(page).toHaveURL(`/collections/${SLUG}?status=buy-now`);
  const served = await (await request.get(`/collections/${SLUG}?tab=activity`)).text();
  expect(served).toContain('Floor and volume');
  expect(served).toContain('Show as a table');
});

test('the plot tells in a table what the server counted, and its drawing comes', async ({ app, page }) => {
  await app.open(`/collections/${SLUG}?tab=activity`);
  await expect(page.getByRole('img', { name: /^Floor, volume and sales/ }).locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: '7 d' }).click();
  type Series = { points: { sales: number; floor: number | null }[] };
  const series = await ask<Series>(page, `/data/collection/${SLUG}/series?range=7d`);
  expect(series.points.some(({ sales }) => sales > 0)).toBe(true);
  expect(series.points.at(-1)?.floor).toBeGreaterThan(0);
  await page.getByText('Show as a table').click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(series.points.length + 1);
  await expect(rows.last().getByRole('cell').last()).toHaveText(String(series.points.at(-1)?.sales));
});

test('a plot that was drawn by day looks at night as one that was drawn at night', async ({ app, page }) => {
  const drawn = () =>
    page
      .getByRole('img', { name: /^Floor, volume and sales/ })
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const path = `/collections/${SLUG}?tab=activity`;
  await page.emulateMedia({ colorScheme: 'light' });
  await app.open(path);
  const byDay = await drawn();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(drawn).not.toBe(byDay);
  const atNight = await drawn();
  await app.reload();
  await expect.poll(drawn).toBe(atNight);
});

test('activity goes on page by page, and shows sales alone on demand @long', async ({ app, page }) => {
  await app.open(`/collections/${SLUG}?tab=activity`);
  const events = page.getByRole('tabpanel').getByRole('listitem');
  await expect(events).toHaveCount(20);
  await events.last().scrollIntoViewIfNeeded();
  await expect.poll(() => events.count()).toBeGreaterThan(20);
  await page.getByRole('group', { name: 'Activity' }).getByRole('button', { name: 'Sales' }).click();
  await expect(events.filter({ hasText: 'Minted' })).toHaveCount(0);
  await expect(events.first()).toContainText('Sale');
});

test('offers and listings stand by price, the best first', async ({ app, page }) => {
  await app.open(`/collections/${SLUG}?tab=offers`);
  type Order = { price: { amount: string; token: { symbol: string } } };
  const [cheapest] = await ask<Order[]>(page, `/marketplace/v1/orders/list?collection=${SLUG}&size=1`);
  const listings = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Listings by price' }) });
  await expect(listings.getByRole('listitem').first()).toContainText(
    `${cheapest?.price.amount} ${cheapest?.price.token.symbol}`,
  );
  const offers = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Offers by price' }) });
  await expect(offers.getByRole('listitem').first()).toContainText('WETH');
});
