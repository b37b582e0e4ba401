import type { Order } from '../../src/contract/order.ts';
import type { App } from '../support/browser/app.ts';
import { openListing, type OrderSheet } from '../support/browser/order-sheet.ts';
import { clearPersonStore } from '../support/browser/person-store.ts';
import { giveItem, ordersBy } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';

/* What is signed while the network is gone. */

/** Signed while the device is offline: the sheet waits with it. */
async function signOffline(app: App, item: Order): Promise<OrderSheet> {
  const sheet = await openListing(app, item);
  await sheet.price('Price', '1');
  const asked = app.wallet.next('eth_signTypedData_v4');
  await sheet.button(/list for 1 ETH$/).click();
  const held = await asked;
  await app.page.context().setOffline(true);
  await held.approve();
  await expect(sheet.root.getByRole('alert')).toHaveText(
    'You are offline. Connect to publish. It is signed and stored on this device, but not published: nobody can use it yet. Leave this open, and it is published when you are back online; or publish it later from your profile.',
  );
  return sheet;
}

test('signed offline: published by itself when the network is back, once, with the one signature', async ({
  app,
  wallet,
  page,
}) => {
  const item = await giveItem(wallet);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/order?')) sent.push(request.url());
  });
  const sheet = await signOffline(app, item);
  expect(sent).toEqual([]);
  expect(await ordersBy(wallet.address, 'listing')).toEqual([]);
  await page.context().setOffline(false);
  await sheet.done('Your item is listed');
  expect(sent).toHaveLength(1);
  expect(wallet.count('eth_signTypedData_v4')).toBe(1);
  expect((await ordersBy(wallet.address, 'listing')).map(({ price }) => price.value)).toEqual([String(10n ** 18n)]);
});

test('signed offline and put aside: it stays unpublished until its maker says so, who is told of it @long', async ({
  app,
  wallet,
  page,
}) => {
  const item = await giveItem(wallet);
  const sheet = await signOffline(app, item);
  await sheet.root.getByRole('button').filter({ hasText: 'Close' }).click();
  const asksAgain = page.waitForResponse(/\/nfts\/info\//);
  await page.context().setOffline(false);
  await asksAgain;
  await expect(app.toast('An order you signed is not published')).toBeVisible();
  await app.open('/');
  await expect(app.toast('An order you signed is not published')).toBeVisible();
  await app.open(`/profile/${wallet.address}?tab=Listings`);
  await expect(page.getByRole('heading', { name: 'Signed, not published 1' })).toBeVisible();
  expect(await ordersBy(wallet.address, 'listing')).toEqual([]);
});

test('signed offline and discarded elsewhere, with the other tab mocked: never published', async ({
  app,
  wallet,
  page,
}) => {
  const item = await giveItem(wallet);
  const sheet = await signOffline(app, item);
  await clearPersonStore(page, 'orders');
  await page.context().setOffline(false);
  await expect(sheet.root.getByRole('alert')).toHaveText(
    'This device no longer stores it: it was discarded or has ended, so it is not published.',
  );
  expect(await ordersBy(wallet.address, 'listing')).toEqual([]);
});
