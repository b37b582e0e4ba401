import { parseEther } from 'viem';
import { transactionStatuses } from '../../src/domain/transaction/record.ts';
import { PANE, violations } from '../support/browser/axe.ts';
import { Cart } from '../support/browser/cart.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { itemUrl, pick } from '../support/browser/market.ts';
import { leftover, legsOf, writeBeside } from '../support/browser/records.ts';
import { bidOn, giveItem } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ colorScheme: 'light' });

for (const half of [0, 1])
  test(`axe finds nothing on any page, half ${half + 1}`, async ({ app, page }) => {
    // Beside the first pictures of a fresh world, which are made meanwhile.
    test.slow();
    const order = await pick();
    const pages = [
      '/',
      '/collections',
      `/collections/${order.nft.collectionSlug}`,
      ...['offers', 'activity', 'holders', 'about'].map((tab) => `/collections/${order.nft.collectionSlug}?tab=${tab}`),
      itemUrl(order),
      '/drops',
      `/profile/${order.maker}`,
      `/profile/${order.maker}?tab=Activity`,
      '/docs',
      '/subscribe',
      '/nowhere',
    ];
    for (const path of pages.filter((_, index) => index % 2 === half)) {
      await app.open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect.soft(await violations(page), path).toEqual([]);
    }
  });

test('axe finds nothing in the search, on the server’s own page, nor in the windows that connect', async ({
  app,
  page,
}) => {
  await app.open('/docs');
  await page.keyboard.press('/');
  await page.keyboard.type('iso');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect.soft(await violations(page), 'search').toEqual([]);
  // The server's own, without the app.
  await page.goto('/api');
  expect.soft(await violations(page), '/api').toEqual([]);
  await app.open('/docs');
  await app.button('Connect').click();
  await expect(app.modal('Connect a wallet').getByRole('button', { name: 'Test wallet' })).toBeVisible();
  expect.soft(await violations(page, PANE), 'connect modal').toEqual([]);
  await app.modal('Connect a wallet').getByRole('button', { name: 'WalletConnect' }).click();
  await expect(app.modal('Scan to connect').getByRole('img')).toBeVisible();
  expect.soft(await violations(page, PANE), 'code to scan').toEqual([]);
});

test('axe finds nothing in the event modal in any status, nor in the wallet’s modals', async ({
  app,
  page,
  wallet,
}) => {
  test.slow();
  const order = await pick();
  await app.signInAt(order);
  await chain(MERIDIAN).stopMining();
  const held = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  const window = await held;
  await expect(app.modal('Approve purchase')).toBeVisible();
  expect.soft(await violations(page), 'approve').toEqual([]);
  await window.approve();
  await expect(app.modal('Transaction pending')).toBeVisible();
  expect.soft(await violations(page, PANE), 'pending').toEqual([]);
  await chain(MERIDIAN).mine();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect.soft(await violations(page, PANE), 'success').toEqual([]);
  await app.closePane();

  // What lies beneath is looked at elsewhere: a short page costs less each time.
  await app.open('/docs');
  for (const status of transactionStatuses) {
    const record = leftover(app, { status, ...legsOf(app, status) });
    await writeBeside(app, [record]);
    await expect(app.anyModal.locator(`[data-status="${status}"]`)).toBeVisible();
    expect.soft(await violations(page, PANE), status).toEqual([]);
    await app.closePane();
  }
  await app.account().click();
  await expect(app.modal('Your account')).toBeVisible();
  expect.soft(await violations(page, PANE), 'account').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Meridian' }).click();
  await expect(app.modal('Choose a network')).toBeVisible();
  expect.soft(await violations(page, PANE), 'network list').toEqual([]);
  await page.keyboard.press('Escape');
  await wallet.moveTo(0x539999);
  await expect(app.modal('Your wallet is not on Meridian or Tessera')).toBeVisible();
  expect.soft(await violations(page, PANE), 'wrong network').toEqual([]);
});

test('axe finds nothing in the cart, nor in the sheets for orders and for sending', async ({ app, page, wallet }) => {
  test.slow();
  const own = await giveItem(wallet);
  const other = await pick();
  const look = async (what: string) => {
    expect.soft(await violations(page, PANE), what).toEqual([]);
  };

  await app.signIn(itemUrl(other));
  const cart = new Cart(app);
  await cart.add(other);
  await cart.open();
  await expect(cart.row(other)).toBeVisible();
  await look('cart');
  await page.keyboard.press('Escape');
  await app.button('Make an offer').click();
  await expect(app.modal('Make an offer').getByRole('textbox', { name: 'Your offer' })).toBeVisible();
  await look('offer');
  await app.closePane();

  await app.open(itemUrl(own));
  await app.button('List for sale').click();
  await app.modal('List for sale').getByRole('textbox', { name: 'Price' }).fill('0.001');
  await look('listing');
  await app.closePane();
  await app.button('Send').click();
  await app
    .modal('Send')
    .getByRole('textbox', { name: 'Recipient’s address' })
    .fill(`0x${'f1'.repeat(20)}`);
  await expect(app.modal('Send')).toContainText('never been used');
  await look('sending');
});

test('axe finds nothing on a person’s own profile, watch list and notifications, nor on a drop', async ({
  app,
  page,
  wallet,
}) => {
  test.slow();
  const own = await giveItem(wallet);
  await bidOn(own, parseEther('1'));
  const other = await pick();
  const look = async (what: string, within?: string) => {
    expect.soft(await violations(page, within), what).toEqual([]);
  };

  await app.signIn(itemUrl(other));
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await app.button('Add to watch list').click();
  await saved;
  await expect(app.button('Remove from watch list')).toBeVisible();

  for (const tab of ['Collected', 'Listings', 'OffersMade', 'WatchList', 'OffersReceived']) {
    await app.open(`/profile/${wallet.address}?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await look(`own profile, ${tab}`);
  }
  await page.getByRole('button', { name: 'Accept offer' }).first().click();
  await expect(app.modal('Accept offer')).toBeVisible();
  await look('accept', PANE);
  await app.closePane();

  await app.open('/watch-list');
  await expect(page.getByRole('main').getByRole('link', { name: other.nft.name })).toBeVisible();
  await look('watch list');

  await app.open('/notifications');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await look('notifications');

  await app.open('/drops');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Mint' }).or(page.getByText('Sale ended')).first()).toBeVisible();
  await look('drop');
});

test('axe finds nothing in the panes that anybody opens, nor in what a phone has in their place @long', async ({
  app,
  page,
}) => {
  test.slow();
  const order = await pick({ looksOnly: true });
  const inPane = async (what: string, opener: string | RegExp) => {
    await app.button(opener).filter({ visible: true }).first().click();
    await expect(app.anyModal).toBeVisible();
    expect.soft(await violations(page, PANE), what).toEqual([]);
    await app.closePane();
  };
  await app.open(itemUrl(order));
  await inPane('full screen', 'Full screen');
  await inPane('report', 'Report this item');
  await app.open(`/collections/${order.nft.collectionSlug}?status=buy-now`);
  await inPane('sweep', 'Sweep the floor');
  await inPane('name of a saved search', 'Save search');
  await page.setViewportSize({ width: 390, height: 844 });
  await inPane('filters', /^Filters/);
  await inPane('search', 'Search');

  await page.setViewportSize({ width: 1280, height: 900 });
  await app.open('/docs/terms-of-use');
  expect.soft(await violations(page), 'a document').toEqual([]);
});

test('axe finds nothing in the panes of each wallet option @long', async ({ app, page }) => {
  for (const option of ['Smart wallet', 'Vitrine wallet', 'Single sign-on']) {
    await app.open('/docs');
    await app.button('Connect').click();
    await app
      .modal('Connect a wallet')
      .getByRole('button', { name: new RegExp(`^${option}`) })
      .click();
    await expect(app.anyModal.getByRole('status').first()).toBeVisible();
    expect.soft(await violations(page, PANE), option).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(app.anyModal).toHaveCount(0);
  }
});
