import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { Cart } from '../support/browser/cart.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { bestListing, itemUrl, listingsOf, pick } from '../support/browser/market.ts';
import { watchOwners } from '../support/browser/owners-shown.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true, told: false });

const alone = { suits: async (one: Parameters<typeof listingsOf>[0]) => (await listingsOf(one)).length === 1 };

/** A moment later, without waiting for it. */
const LATER_MS = 21_000;
const MUCH_LATER_MS = 31_000;

test('an item page that somebody looks at asks again by itself, and shows what became of the listing and who owns it now', async ({
  app,
  page,
}) => {
  const order = await pick(alone);
  const buyer = privateKeyToAccount(generatePrivateKey());
  const owner = page.locator('h1 ~ div a[href^="/profile/"]');
  const profileOf = (address: string) => new RegExp(`^/profile/${address}`, 'i');
  await page.clock.install();
  await app.open(itemUrl(order));
  await expect(app.buyBox).toContainText(order.price.amount);
  await expect(owner).toHaveAttribute('href', profileOf(order.maker));
  await chain(MERIDIAN).buyElsewhere(order, 1n, buyer);
  await expect.poll(() => bestListing(order)).toBeNull();
  await expect(app.buyNow).toBeEnabled();
  let asked = 0;
  page.on('request', (request) => (asked += /\/nft\/[^/]+\/\d+$/.test(new URL(request.url()).pathname) ? 1 : 0));
  await page.clock.fastForward(LATER_MS);
  await expect(app.buyBox).toContainText('Not listed');
  await expect(owner).toHaveAttribute('href', profileOf(buyer.address));
  // Nothing has moved since: the price alone is asked for.
  const market = page.waitForResponse('**/nfts/info/**');
  await page.clock.fastForward(LATER_MS);
  await market;
  expect(asked).toBe(1);
});

test('an item page whose server, mocked, does not answer is not called live, and no toast covers it', async ({
  app,
  page,
}) => {
  const order = await pick({ looksOnly: true });
  await page.clock.install();
  await app.open(itemUrl(order));
  await expect(app.buyBox).toContainText('Up to date');
  await page.route('**/nfts/info/**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.clock.fastForward(LATER_MS);
  await expect(app.buyBox).toContainText('can’t refresh');
  await expect(app.toast('Loading Nft details')).toHaveCount(0);
  await expect(app.buyBox).toContainText(order.price.amount);
});

test('a start page that somebody looks at asks again by itself, and shows what others have bought', async ({
  app,
  page,
}) => {
  const order = await pick(alone);
  await page.clock.install();
  await app.open('/');
  const sold = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Just sold' }) });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(sold.getByRole('link').first()).toBeVisible();
  await expect(sold.locator(`a[href="${itemUrl(order)}"]`)).toHaveCount(0);
  await chain(MERIDIAN).buyElsewhere(order, 1n, privateKeyToAccount(generatePrivateKey()));
  await expect.poll(() => bestListing(order)).toBeNull();
  await page.clock.fastForward(MUCH_LATER_MS);
  await expect(sold.locator(`a[href="${itemUrl(order)}"]`).first()).toBeVisible();
});

test('an open cart asks again by itself, and names what was sold; offline it claims nothing @long', async ({
  app,
  context,
  page,
}) => {
  const cart = new Cart(app);
  const order = await pick(alone);
  await page.clock.install();
  await cart.add(order);
  await cart.open();
  await expect(cart.drawer).toContainText('Up to date');
  await chain(MERIDIAN).buyElsewhere(order, 1n, privateKeyToAccount(generatePrivateKey()));
  await expect.poll(() => bestListing(order)).toBeNull();
  await expect(cart.row(order)).not.toContainText('Expired');
  await page.clock.fastForward(LATER_MS);
  await expect(cart.row(order)).toContainText(`Order for token ${order.nft.name} was expired`);
  expect(await cart.entries()).toMatchObject([{ uuid: order.uuid, status: 'expired' }]);
  await context.setOffline(true);
  await expect(cart.drawer).toContainText('offline');
  await expect(cart.drawer).not.toContainText('Up to date');
});

test('on a phone, what a press on the bar’s Buy came to is in view @long', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const order = await pick(alone);
  await app.signInAt(order);
  await chain(MERIDIAN).buyElsewhere(order, 1n, privateKeyToAccount(generatePrivateKey()));
  await expect.poll(() => bestListing(order)).toBeNull();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('main').getByRole('button', { name: 'Buy now' }).last().click();
  const said = page.getByText(`Order for token ${order.nft.name} was expired`, { exact: true });
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('It was sold or cancelled, or it has ended.')).toBeVisible();
});

test('Tab goes round in an open drawer, both ways, and never leaves it @long', async ({ app, page }) => {
  const cart = new Cart(app);
  const order = await pick({ looksOnly: true });
  await cart.add(order);
  await cart.open();
  await expect(cart.buy).toBeEnabled();
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(key);
      expect(await isInside(), `${key}, ${press + 1} times`).toBe(true);
    }
  }
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page that the server drew before the own purchase, mocked, is not shown after it @long', async ({
    app,
    page,
    wallet,
  }) => {
    const order = await pick();
    await app.signInAt(order);
    const before = await (await page.request.get(itemUrl(order), { headers: { accept: 'text/html' } })).text();
    expect(before.toLowerCase()).toContain(`/profile/${order.maker.toLowerCase()}`);
    await app.buyNow.click();
    await expect(app.modal('Your purchase is complete')).toBeVisible();
    await page.route(`**${itemUrl(order)}`, (route) =>
      route.fulfill({ body: before, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    );
    const ownersShown = await watchOwners(page);
    await page.reload();
    await expect(app.button('List for sale')).toBeVisible();
    expect(await ownersShown()).toEqual([`/profile/${wallet.address.toLowerCase()}`]);
  });
});
