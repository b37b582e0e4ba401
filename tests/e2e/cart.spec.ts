import type { Locator } from 'playwright/test';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Order } from '../../src/contract/order.ts';
import { PANE, violations } from '../support/browser/axe.ts';
import { chain, TESSERA } from '../support/browser/chain.ts';
import { Cart, putInCart, storedCart } from '../support/browser/cart.ts';
import { bestListing, itemUrl, listingsOf, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

const elsewhere = () => privateKeyToAccount(generatePrivateKey());
const names = async (cart: Cart) => (await cart.entries()).map((item) => item.name);
const collectionUrl = (order: Order) =>
  `/collections/${order.nft.collectionSlug}?q=${encodeURIComponent(order.nft.name)}`;

test('one control puts an item in and takes it out; the device stores what the spec lists [C103] [C104] [C105] [C106] [C107] [C108] [F1] [F5] [F7]', async ({
  app,
}) => {
  const cart = new Cart(app);
  const single = await pick({ network: 'tessera' });
  const multi = await pick({ network: 'tessera', itemType: 3, units: 2n, looksOnly: true });
  await app.open(collectionUrl(single));
  await expect(cart.bag(0)).toBeVisible();
  await app.button(`Add ${single.nft.name} to cart`).click();
  await expect(cart.bag(1)).toBeVisible();
  await cart.add(multi);
  await expect(cart.bag(2)).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);

  const [first, second] = await cart.entries();
  expect(first).toMatchObject({ uuid: single.uuid, network: 'tessera', itemType: 2, amount: '1', status: 'active' });
  expect(second).toMatchObject({ uuid: multi.uuid, network: 'tessera', itemType: 3, amount: '1', status: 'active' });
  expect(first?.price).toMatchObject({ amountUsd: expect.any(String), symbol: 'ETH', amount: single.price.amount });

  await cart.open();
  await expect(cart.row(single)).toContainText(single.price.amount);
  await expect(cart.row(multi)).toBeVisible();
  await app.closePane();
  await cart.control(multi).click();
  await expect(cart.bag(1)).toBeVisible();
  await app.open(collectionUrl(single));
  await app.button(`Remove ${single.nft.name} from cart`).click();
  await expect(cart.bag(0)).toBeVisible();
  await expect.poll(() => cart.entries()).toEqual([]);
});

test('an item that is bought on its own page leaves the cart, and the others stay', async ({ app, wallet }) => {
  const cart = new Cart(app);
  const single = await pick();
  const other = await pick({ looksOnly: true });
  await app.signInAt(single);
  await cart.add(single);
  await cart.add(other);
  await app.open(itemUrl(single));
  const asked = wallet.next('eth_sendTransaction');
  await app.buyNow.click();
  await (await asked).approve();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await expect.poll(() => names(cart)).toEqual([other.nft.name]);
});

test('an item of another network is a question: kept as it was, or begun anew with it [F2] [F3] [F4]', async ({
  app,
  page,
}) => {
  const cart = new Cart(app);
  const here = await pick({ network: 'meridian' });
  const there = await pick({ network: 'tessera' });
  await cart.add(here);
  await app.open(itemUrl(there));
  const ask = app.modal('Different network');
  const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const main = await ground(app.buyNow);
  for (const leave of [
    () => ask.getByRole('button', { name: 'Keep cart' }).click(),
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('Escape'),
  ]) {
    await cart.control(there).click();
    await expect(ask).toContainText(
      `Your cart holds 1 item on Meridian. ${there.nft.name} is on Tessera, and one purchase can use only one network.`,
    );
    await expect(ask).toContainText(`Continuing empties the cart and adds ${there.nft.name}.`);
    // What loses nothing is the main answer, and the one that Enter gives.
    const keep = ask.getByRole('button', { name: 'Keep cart' });
    await expect(keep).toBeFocused();
    expect(await ground(keep)).toBe(main);
    expect(await ground(ask.getByRole('button', { name: 'Empty and add' }))).not.toBe(main);
    expect(await names(cart)).toEqual([here.nft.name]);
    await leave();
    await expect(ask).toHaveCount(0);
    expect(await names(cart)).toEqual([here.nft.name]);
  }
  await cart.control(there).click();
  await ask.getByRole('button', { name: 'Empty and add' }).click();
  await expect(ask).toHaveCount(0);
  await expect.poll(() => names(cart)).toEqual([there.nft.name]);
  await expect(cart.bag(1)).toBeVisible();
});

test('copies of a multi-copy item start at one and go as far as there are; what is no number is told and kept as typed [C106] [F6] [F12]', async ({
  app,
}) => {
  const cart = new Cart(app);
  const order = await pick({ network: 'tessera', itemType: 3, units: 3n, looksOnly: true });
  await cart.add(order);
  await cart.open();
  const row = cart.row(order);
  const field = row.getByRole('textbox');
  await expect(field).toHaveValue('1');
  await row.getByRole('button', { name: 'More' }).click();
  await row.getByRole('button', { name: 'More' }).click();
  await expect.poll(async () => (await cart.entries())[0]?.amount).toBe('3');
  await expect(cart.drawer).toContainText('1 item, 3 copies');
  await expect(cart.buy).toBeEnabled();
  for (const typed of ['0', '1.5', '1e3', '', String(BigInt(order.maxAmount) + 1n)]) {
    await field.fill(typed);
    await expect(row.getByRole('alert')).toContainText(/Type a whole number from 1 to|Only \d+ available/);
    await expect(field).toHaveValue(typed);
    await expect(cart.buy).toBeDisabled();
    expect((await cart.entries())[0]?.amount).toBe('3');
  }
  await field.fill('2');
  await expect(row.getByRole('alert')).toHaveCount(0);
  await expect(cart.buy).toBeEnabled();
  await expect.poll(async () => (await cart.entries())[0]?.amount).toBe('2');
});

test('the cart is kept over a reload, a sign-in and a log-out, shown in other tabs, and survives a damaged entry', async ({
  app,
  secondApp,
  page,
}) => {
  const cart = new Cart(app);
  const [one, two] = [await pick(), await pick()];
  await cart.add(one);
  await app.reload();
  await expect(cart.bag(1)).toBeVisible();
  const other = new Cart(await secondApp());
  await other.add(two);
  await expect(cart.bag(2)).toBeVisible();

  await app.connect();
  await expect(app.account()).toBeVisible();
  await app.disconnect();
  await expect(cart.bag(2)).toBeVisible();
  const [first] = await cart.entries();
  await putInCart(page, { ...first, nftUuid: '00000000-0000-4000-8000-000000000001', amount: 'many' });
  await app.reload();
  await expect(cart.bag(2)).toBeVisible();
  await cart.open();
  await expect(cart.drawer.getByRole('listitem')).toHaveCount(2);
  await cart
    .row(one)
    .getByRole('button', { name: `Remove ${one.nft.name}` })
    .click();
  await expect(cart.row(two).getByRole('button', { name: `Remove ${two.nft.name}` })).toBeFocused();
  await expect(other.bag(1)).toBeVisible();
  await cart.drawer.getByRole('button', { name: 'Clear' }).click();
  await expect(cart.drawer.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(other.bag(0)).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
});

/** An item whose next listing costs more: buying the first elsewhere changes its price. */
async function pickWithNext(): Promise<{ cheap: Order; dear: Order }> {
  let dear: Order | undefined;
  const cheap = await pick({
    network: 'tessera',
    itemType: 3,
    suits: async (order) => {
      dear = (await listingsOf(order))[1];
      return (
        dear !== undefined &&
        dear.maker !== order.maker &&
        dear.price.token.address === order.price.token.address &&
        BigInt(dear.price.value) > BigInt(order.price.value)
      );
    },
  });
  if (dear === undefined) throw new Error('No second listing');
  return { cheap, dear };
}

test('each item gets its own verdict: unchanged, gone, repriced; a new price waits for a click, and no wallet opens [C108] [D9] [F8]', async ({
  app,
  wallet,
}) => {
  const cart = new Cart(app);
  const on = chain(TESSERA);
  const same = await pick({ network: 'tessera' });
  const gone = await pick({ network: 'tessera', suits: async (one) => (await listingsOf(one)).length === 1 });
  const { cheap, dear } = await pickWithNext();
  for (const order of [same, gone, cheap]) await cart.add(order);
  await on.settled(await on.cancelAsSeller(gone));
  await on.buyElsewhere(cheap, BigInt(cheap.maxAmount), elsewhere());
  await expect.poll(() => bestListing(gone)).toBeNull();
  await expect.poll(async () => (await bestListing(cheap))?.uuid).toBe(dear.uuid);

  await cart.open();
  await expect(cart.row(gone)).toContainText('Expired');
  await expect(cart.row(gone)).toContainText(`Order for token ${gone.nft.name} was expired`);
  await expect(cart.row(cheap)).toContainText(
    `Token ${cheap.nft.name} now costs ${dear.price.amount} ETH, available: ${dear.maxAmount}`,
  );
  await expect(cart.row(cheap)).toContainText(`Was ${cheap.price.amount} ETH`);
  await expect(cart.row(same)).not.toContainText('now costs');
  await expect(cart.buy).toBeDisabled();
  await expect
    .poll(async () => (await cart.entries()).map((item) => item.status))
    .toEqual(['active', 'expired', 'active']);
  // Nothing was repriced or removed by itself.
  expect((await cart.entries())[2]).toMatchObject({ uuid: cheap.uuid, priceValue: cheap.price.value });

  await cart.row(cheap).getByRole('button', { name: 'Accept new price' }).click();
  await expect(cart.row(cheap)).not.toContainText('now costs');
  await expect
    .poll(async () => (await cart.entries())[2])
    .toMatchObject({ uuid: dear.uuid, priceValue: dear.price.value });
  await expect(cart.buy).toHaveText('Buy 2 items');
  await expect(cart.buy).toBeEnabled();
  expect(wallet.log).toEqual([]);
});

test('offline the cart is there and buying is refused at once with the reason', async ({ app, page, context }) => {
  const cart = new Cart(app);
  const order = await pick();
  await cart.add(order);
  await cart.open();
  await expect(cart.buy).toBeEnabled();
  await context.setOffline(true);
  await expect(cart.buy).toBeDisabled();
  await expect(cart.drawer).toContainText('You’re offline. Buying resumes when you’re back online.');
  await expect(cart.row(order)).toContainText(order.price.amount);
  const asked = page.waitForResponse((response) => response.url().endsWith('/v2/orders/best'));
  await context.setOffline(false);
  await asked;
  await expect(cart.buy).toBeEnabled();
});

test('a market that does not answer, mocked, makes nothing expired, and says so @long', async ({ app, page }) => {
  const cart = new Cart(app);
  const order = await pick();
  await cart.add(order);
  await page.route('**/v2/orders/best', (route) => route.fulfill({ status: 503, json: {} }));
  await cart.open();
  await expect(cart.drawer).toContainText('The prices below may be old.');
  await expect(cart.row(order)).not.toContainText('Expired');
  await page.unroute('**/v2/orders/best');
  await cart.drawer.getByRole('button', { name: 'Check again' }).click();
  await expect(cart.drawer).not.toContainText('The prices below may be old.');
  expect((await cart.entries())[0]?.status).toBe('active');
});

test('an own listing, mocked as that, is not put in; one put in before signing in is left out and told @long', async ({
  app,
  page,
  wallet,
}) => {
  const cart = new Cart(app);
  const [before, after] = [await pick(), await pick()];
  await cart.add(before);
  await app.signIn();
  await page.route('**/v2/orders/best', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { order: Order }[] };
    for (const one of answer.data) one.order.maker = wallet.address;
    await route.fulfill({ json: answer });
  });
  await app.open(collectionUrl(after));
  await expect(app.account()).toBeVisible();
  await app.button(`Add ${after.nft.name} to cart`).click();
  await expect(app.toast('This is your own listing')).toBeVisible();
  expect(await names(cart)).toEqual([before.nft.name]);
  await cart.open();
  await expect(cart.row(before)).toContainText('This is your own listing. It is left out.');
  await expect(cart.buy).toBeDisabled();
});

test('home and the profile of somebody who sells have the control as well @long', async ({ app, page }) => {
  const cart = new Cart(app);
  const order = await pick();
  await app.open('/');
  const floor = page.getByRole('main').getByRole('button', { name: /^Add .+ to cart$/ });
  await expect(floor.first()).toBeVisible();
  await app.open(`/profile/${order.maker}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();
  await expect(cart.bag(1)).toBeVisible();
});

test('the keyboard reaches everything in the drawer, stays in it, and comes back to the bag', async ({ app, page }) => {
  const cart = new Cart(app);
  const order = await pick({ network: 'tessera', itemType: 3, units: 2n, looksOnly: true });
  await cart.add(order);
  await cart.bag(1).focus();
  await page.keyboard.press('Enter');
  await expect(cart.buy).toBeEnabled();
  const reached = new Set<string>();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('dialog') ? (element.getAttribute('aria-label') ?? element.textContent ?? '') : '';
    });
    reached.add(at);
  }
  for (const name of ['Clear', 'Close', order.nft.name, 'More', `Remove ${order.nft.name}`, 'Buy 1 item'])
    expect([...reached], name).toContain(name);
  await page.keyboard.press('Escape');
  await expect(cart.drawer).toHaveCount(0);
  await expect(cart.bag(1)).toBeFocused();
});

test('a visitor who presses Buy is asked to connect, and the cart stays', async ({ app, wallet }) => {
  const cart = new Cart(app);
  await cart.add(await pick());
  await cart.open();
  await cart.buy.click();
  await expect(app.modal('Connect a wallet')).toBeVisible();
  await expect(app.toast('Connect a wallet first')).toContainText('Please log in to your wallet before continuing');
  expect(wallet.log).toEqual([]);
  expect(await cart.entries()).toHaveLength(1);
  expect(await app.records()).toEqual([]);
});

test('the item page tells what is no quantity, keeps it as typed and does not buy meanwhile @long', async ({ app }) => {
  const order = await pick({ network: 'meridian', itemType: 3, units: 2n, looksOnly: true }).catch(() =>
    pick({ network: 'tessera', itemType: 3, units: 2n, looksOnly: true }),
  );
  await app.open(itemUrl(order));
  const field = app.buyBox.getByRole('textbox', { name: 'Quantity' });
  for (const typed of ['0', '1.5', '1e3']) {
    await field.fill(typed);
    await expect(field).toHaveValue(typed);
    await expect(app.buyBox.getByRole('alert')).toContainText('Type a whole number from 1 to');
    await expect(app.buyNow).toBeDisabled();
  }
  await field.fill('2');
  await expect(app.buyBox.getByRole('alert')).toHaveCount(0);
  await expect(app.buyNow).toBeEnabled();
});

test('offers beyond the first five are shown when asked for @long', async ({ app, page, request }) => {
  const { data } = (await (await request.get('/marketplace/v1/offers/list?size=100')).json()) as { data: Order[] };
  let found: { order: Order; total: number } | null = null;
  for (const offer of data.filter((one) => one.nft.uuid !== null)) {
    const answer = (await (
      await request.get(`/marketplace/v1/offers/list?nft=${offer.nft.uuid ?? ''}&size=20`)
    ).json()) as {
      pagination: { total: number };
    };
    if (answer.pagination.total > 5 && answer.pagination.total <= 20) {
      found = { order: offer, total: answer.pagination.total };
      break;
    }
  }
  if (found === null) throw new Error('No item with more than five offers');
  await app.open(itemUrl(found.order));
  const offers = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Offers/ }) });
  await expect(offers.getByRole('listitem')).toHaveCount(5);
  await offers.getByRole('button', { name: 'More offers' }).click();
  await expect(offers.getByRole('listitem')).toHaveCount(found.total);
  await expect(offers.getByRole('button', { name: 'More offers' })).toHaveCount(0);
});

test(`axe finds nothing in the cart, empty, full, with an expired and a repriced item, mocked, nor in the question @long`, async ({
  app,
  page,
}) => {
  const cart = new Cart(app);
  const [first, second, third] = [
    await pick({ network: 'tessera', itemType: 3, units: 2n, looksOnly: true }),
    await pick({ network: 'tessera' }),
    await pick({ network: 'tessera' }),
  ];
  await app.open('/');
  await cart.bag(0).click();
  await expect(cart.drawer).toContainText('Your cart is empty');
  expect.soft(await violations(page, PANE), 'empty').toEqual([]);
  for (const order of [first, second, third]) await cart.add(order);
  await page.route('**/v2/orders/best', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { uuid: string; order: Order }[] };
    for (const one of answer.data.filter(({ uuid }) => uuid === third.uuid)) {
      one.order.price = { ...one.order.price, value: '7', amount: '0.000000000000000007' };
    }
    await route.fulfill({ json: { ...answer, data: answer.data.filter(({ uuid }) => uuid !== second.uuid) } });
  });
  await cart.open();
  await expect(cart.row(third)).toContainText('now costs');
  expect.soft(await violations(page, PANE), 'full').toEqual([]);
  await app.closePane();
  const elsewhereSold = await pick();
  await app.open(itemUrl(elsewhereSold));
  await cart.control(elsewhereSold).click();
  await expect(app.modal('Different network')).toBeVisible();
  expect.soft(await violations(page, PANE), 'question').toEqual([]);
});
