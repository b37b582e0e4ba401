import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { nftCardSchema } from '../../src/contract/nft.ts';
import type { App } from '../support/browser/app.ts';
import { Cart } from '../support/browser/cart.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { liveDrop } from '../support/browser/drops.ts';
import { pick } from '../support/browser/market.ts';
import { watchOwners } from '../support/browser/owners-shown.ts';
import { expect, test } from '../support/browser/test.ts';

/** "View purchase" leads to the buyer's items, and these are among them. */
async function expectViewed(app: App, items: () => Promise<string[]>): Promise<void> {
  const done = app.modal('Your purchase is complete');
  await done.getByRole('button', { name: 'View purchase', exact: true }).click();
  await expect(app.page).toHaveURL(new RegExp(`/profile/${app.wallet.address}\\?tab=Collected$`));
  await expect(app.anyModal).toHaveCount(0);
  await expect(app.page.getByRole('tab', { name: /^Collected/ })).toHaveAttribute('aria-selected', 'true');
  // What was minted has a name of its number until its metadata have come.
  await expect(async () => {
    for (const name of await items()) {
      await expect(app.page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible({ timeout: 2000 });
    }
  }).toPass();
}

/** The names of what an address holds of a collection, as the server tells them. */
async function held(page: Page, address: string, slug: string): Promise<string[]> {
  const answer: unknown = await (await page.request.get(`/data/nfts/${address}`)).json();
  const { data } = v.parse(v.object({ data: v.array(nftCardSchema) }), answer);
  return data.filter((nft) => nft.collection.slug === slug).map((nft) => nft.name);
}

test('"View purchase" after a purchase, a cart and a mint leads to the buyer’s items, what came among them [A27] [A28] [A29] [A30]', async ({
  app,
  wallet,
  page,
}) => {
  const order = await pick();
  await app.signInAt(order);
  await app.buyNow.click();
  await expectViewed(app, () => Promise.resolve([order.nft.name]));

  const cart = new Cart(app);
  const two = [await pick(), await pick()];
  for (const one of two) await cart.add(one);
  await cart.open();
  await cart.buy.click();
  await expectViewed(app, () => Promise.resolve(two.map(({ nft }) => nft.name)));

  const drop = await liveDrop();
  const before = await held(page, wallet.address, drop.collectionSlug);
  await app.open(`/drops/${drop.slug}`);
  await page
    .getByRole('region', { name: 'Mint', exact: true })
    .getByRole('button', { name: /^Mint 1 for/ })
    .click();
  await expectViewed(app, async () => {
    const minted = async () =>
      (await held(page, wallet.address, drop.collectionSlug)).filter((name) => !before.includes(name));
    await expect.poll(minted).toHaveLength(1);
    return minted();
  });
});

test('a page loaded right after a purchase never shows the owner of before @long', async ({ app, wallet, page }) => {
  const order = await pick();
  await app.signInAt(order);
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  const ownersShown = await watchOwners(page);
  await page.reload();
  await expect(app.button('List for sale')).toBeVisible();
  expect(await ownersShown()).toEqual([`/profile/${wallet.address.toLowerCase()}`]);
});

test('the modal of a cart shows the picture of each of its items [B23]', async ({ app, wallet }) => {
  const cart = new Cart(app);
  const two = [await pick(), await pick()];
  await app.signIn();
  for (const one of two) await cart.add(one);
  await cart.open();
  const asked = wallet.next('eth_sendTransaction');
  await cart.buy.click();
  const held = await asked;
  const pictures = app.modal('Approve purchase').locator('img');
  await expect(pictures).toHaveCount(2);
  const record = await app.record();
  const stored = v.parse(v.array(v.object({ displayImageURL: v.string() })), record['tokenList']);
  const sources = await pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  expect(sources.map((source) => decodeURIComponent(source.split('/').at(-1) ?? ''))).toEqual(
    stored.map((token) => token.displayImageURL),
  );
  expect(stored.map((token) => token.displayImageURL).toSorted()).toEqual(two.map(({ nft }) => nft.image).toSorted());
  held.reject();
});

test('the modal of a purchase goes along to other pages and tells there how it ends [B5]', async ({ app, page }) => {
  const on = chain(MERIDIAN);
  const order = await pick();
  await app.signInAt(order);
  await on.stopMining();
  await app.buyNow.click();
  const pending = app.modal('Transaction pending');
  await expect(pending).toBeVisible();
  // The page under the modal is inert for a pointer: a link there is followed by script.
  await page
    .getByRole('contentinfo')
    .locator('a[href="/docs"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/docs$/);
  await expect(page.locator('h1')).toHaveText('Documents');
  await expect(pending).toBeVisible();
  // A page that is loaded opens nothing by itself while it is pending; how it ends is told.
  await app.open('/drops');
  await expect(app.button('1 pending')).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);
  await on.mine();
  await expect(app.modal('Your purchase is complete')).toContainText(order.nft.name);
  await expect(page).toHaveURL(/\/drops$/);
  await expect(app.button('View purchase')).toBeVisible();
});

test('the focus is on the page, not lost, when the modal of a purchase is closed @long', async ({ app, page }) => {
  const order = await pick();
  await app.signInAt(order);
  await app.buyNow.focus();
  await page.keyboard.press('Enter');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await expect(app.button('List for sale')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(app.anyModal).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
