import type { Page } from 'playwright/test';
import type { Order } from '../../src/contract/order.ts';
import type { App } from '../support/browser/app.ts';
import { keptWhole } from '../support/browser/kept-files.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { giveItem } from '../support/browser/seller.ts';
import { startProduct, type Product } from '../support/browser/product.ts';
import { expect, test } from '../support/browser/test.ts';
import { copyWorld, type World } from '../support/browser/world.ts';

const COLLECTION = '/collections/meander';

/** Every picture in sight is drawn: from the worker's cache, whatever the network does. */
async function expectPictures(app: App): Promise<void> {
  const pictures = app.page.getByRole('main').locator('img[src*="/_ipx/"]');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => {
        const inSight = all.filter((one) => {
          const box = one.getBoundingClientRect();
          return box.width > 0 && box.top < innerHeight && box.bottom > 0;
        }) as HTMLImageElement[];
        return inSight.length > 0 && inSight.every((one) => one.complete && one.naturalWidth > 0);
      }),
    )
    .toBe(true);
}

const storedPictures = (app: App) =>
  app.page.evaluate(async () => (await (await caches.open('vitrine-images')).keys()).length);

/** Visits a collection and an item of it, as a person does who will lose the network soon. */
async function visit(app: App, order: Order): Promise<{ items: string[] }> {
  await app.open('/');
  await keptWhole(app.page);
  await app.open(COLLECTION);
  await expectPictures(app);
  const items = await app.page.getByRole('main').getByRole('article').allInnerTexts();
  expect(items.length).toBeGreaterThan(10);
  await app.open(itemUrl(order));
  await expect(app.buyNow).toBeVisible();
  await expectPictures(app);
  await expect.poll(() => storedPictures(app)).toBeGreaterThan(3);
  return { items };
}

const nameOf = (text: string) => text.split('\n')[0] ?? '';

async function expectCollection(app: App, items: readonly string[]): Promise<void> {
  const cards = app.page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  expect((await cards.allInnerTexts()).map(nameOf)).toEqual(items.map(nameOf));
  await expectPictures(app);
}

const AGE_OFFLINE = /^as of (just now|.+ ago) · offline$/;
const OFFLINE_BANNER = 'You’re offline. Browse what’s saved; buying resumes when you’re back.';

test('offline, what was seen before is there after a reload, pictures and all, with its age; back online it is live again [M1] [M2] [M3] [M4] [M5] [M17] [M20]', async ({
  app,
  wallet,
  context,
  page,
}) => {
  const order = await pick({ suits: (one) => one.nft.collectionSlug === 'meander' });
  await app.signIn();
  const { items } = await visit(app, order);
  await context.setOffline(true);

  await app.reload();
  await expect(page.getByRole('heading', { level: 1, name: order.nft.name })).toBeVisible();
  await expect(app.buyBox).toContainText(order.price.amount);
  await expect(app.buyBox.getByText(AGE_OFFLINE)).toBeVisible();
  await expectPictures(app);
  await expect(page.getByText(OFFLINE_BANNER)).toBeVisible();
  // Still signed in, and buying is refused in so many words.
  await expect(app.account()).toBeVisible();
  await expect(app.buyNow).toBeDisabled();
  await expect(app.buyBox).toContainText('Buying resumes when you’re back online.');

  await page.goto(COLLECTION);
  await app.ready();
  await expectCollection(app, items);
  await expect(page.getByText(AGE_OFFLINE).first()).toBeVisible();

  // Never seen: the shell, and the truth.
  await page.goto('/drops');
  await app.ready();
  await expect(page.getByText(OFFLINE_BANNER)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  await expect(page.getByText(/Error \d/)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/offline|saved|could not/i);
  expect(await page.evaluate(async () => (await fetch('/builds/latest.json')).ok)).toBe(true);

  await context.setOffline(false);
  await expect(page.getByText(OFFLINE_BANNER)).toHaveCount(0);
  await app.open(COLLECTION);
  await expect(page.getByText('Up to date', { exact: true }).first()).toBeVisible();
  await expect(app.account()).toBeVisible();
  expect(wallet.opened()).toEqual(['eth_requestAccounts', 'personal_sign']);
  expect(await app.records()).toEqual([]);
});

/** From the next press to the moment a text stands in the page, in ms, by the page's own clock: no time of the test's. */
async function timeToText(page: Page, text: string): Promise<() => Promise<number>> {
  const times = await page.evaluateHandle((wanted) => {
    const seen = { pressed: Number.NaN, said: Number.NaN };
    addEventListener('click', () => (seen.pressed = performance.now()), { capture: true, once: true });
    const main = document.querySelector('main');
    const observer = new MutationObserver(() => {
      if (Number.isNaN(seen.pressed) || main?.textContent.includes(wanted) !== true) return;
      seen.said = performance.now();
      observer.disconnect();
    });
    if (main !== null) observer.observe(main, { subtree: true, childList: true, characterData: true });
    return seen;
  }, text);
  return () => times.evaluate(({ pressed, said }) => said - pressed);
}

test('offline, the own profile fits a phone, the search opened from it as well', async ({
  app,
  page,
  context,
  wallet,
}) => {
  await giveItem(wallet);
  await app.signIn(`/profile/${wallet.address}`);
  await expect(app.button('List for sale')).toBeEnabled();
  await keptWhole(page);
  await context.setOffline(true);
  await expect(page.getByRole('tabpanel').getByText(/ · offline$/)).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(app.button('List for sale')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])).toEqual([width, width]);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const dialog = app.modal('Search');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    const beyond = await dialog.evaluate((one) => [
      one.scrollWidth - one.clientWidth,
      Math.max(0, one.getBoundingClientRect().right - innerWidth),
    ]);
    expect(beyond).toEqual([0, 0]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(app.anyModal).toHaveCount(0);
  }
});

test.describe('with the server gone', () => {
  // A product of its own is started, and a browser twice.
  test.describe.configure({ timeout: 120_000 });
  let product: Product;
  let world: World;
  test.beforeEach(async () => {
    world = copyWorld('outage');
    product = await startProduct({ state: world.state });
  });
  test.afterEach(async () => {
    await product.kill();
    world.remove();
  });

  test('killed, and the browser started anew: seen pages are there, buying is refused within a second and leaves nothing [M1] [M2] [M4] [M5] [M17] [M20]', async ({
    phoneAt,
    wallet,
  }) => {
    const order = await pick({ suits: (one) => one.nft.collectionSlug === 'meander' });
    const phone = await phoneAt(product.origin);
    const first = await phone.launch('/');
    await first.connect();
    await expect(first.account()).toBeVisible();
    const { items } = await visit(first, order);
    await phone.close();
    await product.kill();

    const app = await phone.launch(itemUrl(order));
    await expect(app.page.getByRole('heading', { level: 1, name: order.nft.name })).toBeVisible();
    await expect(app.buyBox).toContainText(order.price.amount);
    await expectPictures(app);
    await expect(app.account()).toBeVisible();
    await expect(app.buyNow).toBeEnabled();
    const refusal = 'The server cannot be reached';
    const took = await timeToText(app.page, refusal);
    await app.buyNow.click();
    await expect(app.buyBox.getByText(refusal)).toBeVisible();
    expect(await took()).toBeLessThan(1000);
    expect(await app.records()).toEqual([]);
    expect(wallet.count('eth_sendTransaction')).toBe(0);

    await app.open(COLLECTION);
    await expectCollection(app, items);
    await app.page.goto('/drops');
    await app.ready();
    await expect(app.page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
    await expect(app.page.getByText(/Error \d/)).toHaveCount(0);
    expect(wallet.opened()).toEqual(['eth_requestAccounts', 'personal_sign']);
  });
});
