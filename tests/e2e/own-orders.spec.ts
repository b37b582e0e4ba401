import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { collectionSchema } from '../../src/contract/collection.ts';
import { listedOrderSchema } from '../../src/contract/listed-order.ts';
import type { Order } from '../../src/contract/order.ts';
import { pagedSchema, singleSchema } from '../../src/contract/paging.ts';
import { againstFloor } from '../../src/domain/against-floor.ts';
import { showAmount } from '../../src/domain/decimals.ts';
import { formatUnits } from '../../src/domain/money.ts';
import { MERIDIAN } from '../support/browser/chain.ts';
import { itemUrl } from '../support/browser/market.ts';
import { approveItems, bidOn, giveWeth, giveItem, ordersBy, publish } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

/* What makers see of their own listings and offers. */

const ETH = 10n ** 18n;

/** An item of the wallet's, and its own listing of it. */
async function listed(wallet: TestWallet, unitValue: bigint): Promise<{ item: Order; listing: Order }> {
  const item = await giveItem(wallet);
  await approveItems(wallet.account, item);
  return { item, listing: await publish('listing', wallet.account, item, { unitValue }) };
}

test.describe('one’s own listing on its item’s page', () => {
  test('says what it brings, and nothing of buying; everybody else can buy it', async ({ app, wallet, page }) => {
    const { item, listing } = await listed(wallet, 3n * ETH);
    await app.open(itemUrl(item));
    await expect(app.buyNow).toBeVisible();

    await app.connect();
    const mine = page.getByRole('region', { name: 'Your price' });
    await expect(mine).toContainText('3 ETH');
    const [net] = listing.parameters.consideration.filter((item) => item.recipient === wallet.address);
    const received = showAmount(formatUnits(BigInt(net?.startAmount ?? '0'), 18));
    await expect(mine.locator('dl > div').filter({ hasText: 'You receive' }).locator('dd')).toHaveText(
      `${received} ETH`,
    );
    await expect(page.getByRole('button', { name: 'Buy now' })).toHaveCount(0);
    await expect(page.getByText('You pay')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancel listing' })).toBeVisible();
  });

  test('with a mocked clock: a second, cheaper one comes to the top by itself, and its price is the one that stands @long', async ({
    app,
    wallet,
    page,
  }) => {
    const { item } = await listed(wallet, 3n * ETH);
    await page.clock.install();
    await app.signIn(itemUrl(item));
    const mine = page.getByRole('region', { name: 'Your price' });
    await expect(mine).toContainText('3 ETH');
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Cancel listing' }) });
    await expect(rows).toHaveCount(1);
    await publish('listing', wallet.account, item, { unitValue: 2n * ETH });
    // Asked again every 20 s.
    await page.clock.fastForward(20_000);
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Your listings' })).toBeVisible();
    await expect(rows.first()).toContainText('2 ETH');
    await expect(rows.last()).toContainText('3 ETH');
    await expect(mine).toContainText('2 ETH');
  });
});

test('an own offer on an item that is one’s own by now says so, cannot be accepted by oneself, and is cancelled as ever', async ({
  app,
  wallet,
  page,
}) => {
  const item = await giveItem(wallet);
  await giveWeth(wallet, MERIDIAN, ETH);
  await publish('offer', wallet.account, item, { unitValue: ETH });
  await app.open(itemUrl(item));
  // The dearest comes first; somebody of the world may have made one as well.
  const offer = page.getByRole('listitem').filter({ hasText: 'Item offer' }).first();
  await expect(offer).toContainText('Item offer, by its owner, ends');
  await app.connect();
  await expect(offer).toContainText('Item offer, you own this item now, ends');
  await expect(offer.getByRole('button', { name: 'Cancel offer' })).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);

  await app.open(`/profile/${wallet.address}?tab=OffersMade`);
  const row = page.getByRole('listitem').filter({ hasText: item.nft.name });
  await expect(row).toContainText('You own this item now, so nobody else can accept this offer.');
  await row.getByRole('button', { name: 'Cancel' }).click();
  await app.modal('Cancel this offer?').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => ordersBy(wallet.address, 'offer')).toEqual([]);
});

test('an own listing of an item that was sold by an offer stays counted, and says what would bring it back', async ({
  app,
  wallet,
  page,
}) => {
  const item = await giveItem(wallet);
  await approveItems(wallet.account, item);
  await publish('listing', wallet.account, item, { unitValue: 4n * ETH });
  await bidOn(item, ETH);
  await app.signIn(itemUrl(item));
  const bid = page.getByRole('listitem').filter({ hasText: 'Item offer' }).first();
  await bid.getByRole('button', { name: 'Accept offer' }).click();
  await expect(app.modal('Offer successfully accepted')).toBeVisible();
  await app.open(`/profile/${wallet.address}?tab=Listings`);
  await expect(page.getByRole('tabpanel')).toContainText('1 listing, none live');
  await expect(page.getByRole('tab', { name: /^Listings/ })).toContainText('1');
  const row = page.getByRole('listitem').filter({ hasText: item.nft.name });
  await expect(row).toContainText('It becomes live again if the item comes back to you.');
  await expect(row.getByRole('button', { name: 'Cancel listing' })).toBeVisible();
});

/** The floor of its collection is in ETH, and another item's. */
async function isOverEtherFloor(page: Page, { nft, price }: Order): Promise<boolean> {
  const answer = await page.request.get(`/data/collection/${nft.collectionSlug}`);
  const { floor } = v.parse(singleSchema(collectionSchema), await answer.json()).data ?? {};
  return floor?.token.symbol === 'ETH' && floor.value !== price.value;
}

test('a profile’s listings stand against the floor: a column on a desktop, a line under the name on a phone @long', async ({
  app,
  wallet,
  page,
}) => {
  const item = await giveItem(wallet, { suits: (order) => isOverEtherFloor(page, order) });
  await approveItems(wallet.account, item);
  const listing = await publish('listing', wallet.account, item, { unitValue: 80n * ETH });
  const answered = page.waitForResponse((response) => response.url().includes(`/orders/list?maker=${wallet.address}`));
  await app.open(`/profile/${wallet.address}?tab=Listings`);
  const rows = v.parse(pagedSchema(listedOrderSchema), await (await answered).json()).data;
  const told = rows.find(({ hash }) => hash === listing.hash);
  const against = againstFloor(listing.price, told?.floor ?? null);
  expect(against).not.toBeNull();
  const row = page.getByRole('listitem').filter({ hasText: '80 ETH' });
  await expect(page.getByText('Against floor', { exact: true })).toBeVisible();
  await expect(row.getByText(against?.short ?? '', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Against floor', { exact: true })).toBeHidden();
  await expect(row.getByText(against?.short ?? '', { exact: true })).toBeHidden();
  await expect(row.getByText(`${against?.long ?? ''}, ends in`)).toBeVisible();
});

test.describe('a profile without an address', () => {
  test('asks a visitor to log in, and then is their own', async ({ app, page, wallet }) => {
    const answer = await page.goto('/profile');
    expect(answer?.status()).toBe(200);
    await app.ready();
    await expect(page.getByRole('heading', { name: 'Log in to see your profile' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Connect a wallet' }).click();
    await app.modal('Connect a wallet').getByRole('button', { name: TestWallet.label }).click();
    await expect(page).toHaveURL(new RegExp(`/profile/${wallet.address}$`));
    await expect(page.getByRole('tab', { name: /^Collected/ })).toBeVisible();
  });

  test('goes to the own one of who is signed in, at the same tab, and Back does not lead into a circle @long', async ({
    app,
    page,
    wallet,
  }) => {
    await app.signIn('/drops');
    await app.open('/profile?tab=OffersMade');
    await expect(page).toHaveURL(new RegExp(`/profile/${wallet.address}\\?tab=OffersMade$`));
    await expect(page.getByRole('tab', { name: /^Offers made/ })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).toHaveURL(/\/drops$/);
  });
});
