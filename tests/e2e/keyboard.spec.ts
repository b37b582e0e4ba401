import { getAddress } from 'viem';
import { Cart } from '../support/browser/cart.ts';
import { chain } from '../support/browser/chain.ts';
import { countPointers, pressAt, tabTo } from '../support/browser/keyboard.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { OrderSheet } from '../support/browser/order-sheet.ts';
import { richStranger } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';

test('without a pointer: an item is searched for, filtered, opened, put in the cart, bought, seen, listed and sent; each stop is in sight and marked', async ({
  app,
  wallet,
  page,
}) => {
  test.slow();
  const order = await pick({ suits: (one) => one.nft.collectionSlug === 'isohypse' });
  const { name, collectionName, collectionAddress, identifier } = order.nft;
  const friend = await richStranger(order.chainId);
  const pointers = await countPointers(page);
  const type = (text: string) => page.keyboard.type(text);
  const main = page.getByRole('main');
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });

  await app.open('/');
  await pressAt(page, app.button('Connect'));
  await pressAt(page, app.modal('Connect a wallet').getByRole('button', { name: 'Test wallet' }));
  await expect(app.account()).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);

  // Searched for.
  await page.keyboard.press('/');
  await type(collectionName);
  await expect(page.getByRole('option', { name: collectionName }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(collectionName)).toBeVisible();

  // Filtered: by words, and to what is for sale.
  await tabTo(page, page.getByRole('searchbox', { name: `Search in ${collectionName}` }).first());
  await type(`#${identifier}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await tabTo(page, filters.getByRole('radio', { name: 'All items' }));
  await page.keyboard.press('ArrowDown');
  await expect(filters.getByRole('radio', { name: 'Buy now' })).toBeFocused();
  await expect(page).toHaveURL(/status=buy-now/);
  const found = main.getByRole('article').getByRole('link', { name, exact: true });
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);

  // Opened.
  await pressAt(page, found);
  await expect(page).toHaveURL(itemUrl(order));
  await expect(heading(name)).toBeVisible();

  // In the cart, and bought.
  const cart = new Cart(app);
  await pressAt(page, cart.control(order));
  await pressAt(page, cart.bag(1), 'Shift+Tab');
  await expect(cart.buy).toBeEnabled();
  await pressAt(page, cart.buy);
  const bought = app.modal('Your purchase is complete');
  await pressAt(page, bought.getByRole('button', { name: 'View purchase' }));

  // Seen.
  await expect(page).toHaveURL(`/profile/${wallet.address}?tab=Collected`);
  await pressAt(page, main.getByRole('link', { name, exact: true }));
  await expect(page).toHaveURL(itemUrl(order));

  // Listed.
  await pressAt(page, app.button('List for sale'));
  const listing = new OrderSheet(app, 'List for sale');
  await expect(listing.root.getByRole('textbox', { name: 'Price' })).toBeFocused();
  await type('1.5');
  await pressAt(page, listing.button(/list for 1\.5 ETH$/i));
  await expect(listing.root.getByRole('heading', { name: 'Your item is listed' })).toBeVisible();
  // Its page is behind it.
  await expect(listing.root.getByRole('link', { name: 'View item' })).toHaveCount(0);
  await pressAt(page, listing.button('Done'));
  await expect(listing.root).toHaveCount(0);
  await expect(app.button('Cancel listing')).toBeVisible();

  // Sent.
  await pressAt(page, app.button('Send'));
  const sending = new OrderSheet(app, 'Send');
  await expect(sending.root.getByRole('textbox', { name: 'Recipient’s address' })).toBeFocused();
  await type(getAddress(friend.address));
  await expect(sending.button('Send')).toBeEnabled();
  await pressAt(page, sending.button('Send'));
  await expect(app.modal('Sent')).toBeVisible();
  expect(await chain(order.chainId).ownerOf(collectionAddress, identifier ?? '')).toBe(friend.address.toLowerCase());
  await page.keyboard.press('Escape');
  await expect(app.anyModal).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await pointers()).toBe(0);
});
