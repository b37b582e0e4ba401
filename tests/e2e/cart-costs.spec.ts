import { formatEther, parseEther, type Hex } from 'viem';
import type { Page } from 'playwright/test';
import { chain, MERIDIAN, TESSERA } from '../support/browser/chain.ts';
import { Cart } from '../support/browser/cart.ts';
import { itemUrl, pick, wrappedToken } from '../support/browser/market.ts';
import { origin } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

async function ask<T>(chainId: number, method: string, params: readonly unknown[] = []): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin()}/rpc/${chainId}`, { method: 'POST', headers, body });
  return ((await answer.json()) as { result: T }).result;
}

const fee = (cart: Cart) => cart.drawer.locator('dl > div').filter({ hasText: 'Network fee, estimated' }).locator('dd');

test('the network’s fee is told to a visitor, near what the purchase then costs, and the sum stays what the call pays; a look asks for no permission', async ({
  app,
  wallet,
  page,
}) => {
  const cart = new Cart(app);
  const orders = [await pick({ network: 'tessera' }), await pick({ network: 'tessera' })];
  for (const order of orders) await cart.add(order);
  const looks: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/orders/best')) looks.push(request.postDataJSON());
  });
  await cart.open();
  await expect(fee(cart)).toHaveText(/^≈ 0\.\d+ ETH$/);
  const asVisitor = (await fee(cart).textContent()) ?? '';
  await expect(cart.drawer).not.toContainText('Balance');
  expect(looks).toEqual([{ uuids: orders.map(({ uuid }) => uuid) }]);
  await page.keyboard.press('Escape');

  wallet.chainId = TESSERA;
  await app.connect();
  await expect(app.account()).toBeVisible();
  await cart.open();
  await expect(fee(cart)).toHaveText(/^≈ 0\.\d+ ETH$/);
  const told = (await fee(cart).textContent()) ?? '';
  expect(looks.every((one) => !Object.hasOwn(one as object, 'fulfill'))).toBe(true);
  const sum = orders.reduce((all, order) => all + BigInt(order.price.value), 0n);
  const [block, tip] = [
    await ask<{ baseFeePerGas: Hex }>(TESSERA, 'eth_getBlockByNumber', ['latest', false]),
    await ask<Hex>(TESSERA, 'eth_maxPriorityFeePerGas'),
  ];
  await cart.buy.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  const hash = (await app.record()).legs.at(-1)?.receipt?.hash;
  const [{ gasUsed }, { value }] = [
    await ask<{ gasUsed: Hex }>(TESSERA, 'eth_getTransactionReceipt', [hash]),
    await ask<{ value: Hex }>(TESSERA, 'eth_getTransactionByHash', [hash]),
  ];
  expect(BigInt(value)).toBe(sum);
  const real = BigInt(gasUsed) * (BigInt(block.baseFeePerGas) + BigInt(tip));
  for (const shown of [asVisitor, told]) {
    const share = Number(parseEther(/[\d.]+/.exec(shown)?.[0] ?? '0')) / Number(real);
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1.25);
  }
});

test('a network that does not answer, mocked, is told as such and stops nobody from buying @long', async ({
  app,
  page,
}) => {
  const cart = new Cart(app);
  await cart.add(await pick());
  await page.route('**/rpc/*', (route) => route.abort());
  await cart.open();
  await expect(fee(cart)).toHaveText('Not known right now');
  await expect(cart.buy).toBeEnabled();
  await page.unroute('**/rpc/*');
  await page.keyboard.press('Escape');
  await cart.open();
  await expect(fee(cart)).toHaveText(/^≈ 0\.\d+ ETH$/);
});

test('what there is to pay with is told, and what is missing of each currency before Buy is pressed; the press says it to the digit [D12] [D13]', async ({
  app,
  wallet,
}) => {
  const cart = new Cart(app);
  const on = chain(MERIDIAN);
  const [native, wrapped] = [await pick(), await pick({ symbol: 'WETH' })];
  const price = BigInt(wrapped.price.value);
  const weth = await wrappedToken(MERIDIAN);
  await on.wrap(wallet.account, weth, price / 2n);
  await app.signIn();
  await cart.add(wrapped);
  await cart.open();
  const missing = Number(formatEther(price - price / 2n));
  const told = cart.drawer.locator('strong');
  await expect(told).toHaveText(/^ ?You need [\d.]+ WETH more\.$/);
  const shown = Number(/[\d.]+/.exec((await told.textContent()) ?? '')?.[0]);
  expect(shown).toBeGreaterThanOrEqual(missing);
  expect(shown - missing).toBeLessThan(0.00001);
  await cart.buy.click();
  const sentence = `Your balance: ${formatEther(price / 2n)} WETH, you need ${formatEther(price)} WETH to purchase`;
  await expect(app.modal('Something went wrong').getByText(sentence, { exact: true })).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(0);
  await app.closePane();

  await on.wrap(wallet.account, weth, price);
  await app.open(itemUrl(native));
  await cart.control(native).click();
  await cart.open();
  await expect(cart.drawer).toContainText(/Balance: [\d.,]+ (W?ETH), [\d.,]+ (W?ETH)/);
  await expect(told).toHaveCount(0);

  // Enough for the price to the last unit, and nothing for the network.
  await cart
    .row(wrapped)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await on.give(wallet.address, BigInt(native.price.value));
  await app.reload();
  await cart.open();
  await expect(told).toHaveText('Not enough ETH for the network fee.');
  await expect(cart.buy).toBeEnabled();
  await on.give(wallet.address, 0n);
  await app.reload();
  await cart.open();
  await expect(cart.drawer).toContainText(`Balance: 0 ETH`);
  await expect(told).toContainText(/You need [\d.]+ ETH more\./);
});

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main, short' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar below has five places; the cart’s tells how many are in it, opens it by keyboard and gets the focus back', async ({
    app,
    page,
  }) => {
    const cart = new Cart(app);
    const order = await pick();
    await app.open('/');
    await expect(tabs(page).locator('> *')).toHaveText(['Home', 'Drops', 'Collections', 'Cart', 'You']);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toHaveCount(0);
    await cart.add(order);
    // The buy bar stands where the tabs are: here the bag is in the header.
    await expect(tabs(page)).toHaveCount(0);
    await expect(cart.bag(1)).toBeVisible();

    await app.open(`/collections/${order.nft.collectionSlug}`);
    const tab = tabs(page).getByRole('button', { name: 'Cart, 1 item', exact: true });
    await expect(tab).toHaveText('Cart1');
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(cart.row(order)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart.drawer).toHaveCount(0);
    await expect(tab).toBeFocused();
    for (const place of await tabs(page).locator('> *').all()) {
      const box = await place.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test('Buy stays in view however many items there are: they and their fees, each on one line, scroll under it', async ({
    app,
    page,
  }) => {
    const cart = new Cart(app);
    const orders = [await pick(), await pick(), await pick()];
    for (const order of orders) await cart.add(order);
    await page.setViewportSize({ width: 390, height: 600 });
    await cart.open();
    await expect(cart.buy).toHaveText('Buy 3 items');
    await expect(fee(cart)).toContainText('≈');
    const sum = cart.drawer.getByText('You pay', { exact: true });
    const isThere = async () => {
      for (const one of [cart.buy, sum]) await expect(one).toBeInViewport({ ratio: 1 });
    };
    await isThere();
    const fees = cart.drawer.getByText(/, in the price$/);
    expect(await fees.count()).toBeGreaterThan(1);
    for (const one of await fees.all()) expect((await one.boundingBox())?.height).toBeLessThan(30);
    await cart.drawer.evaluate((drawer) => drawer.scrollTo(0, drawer.scrollHeight));
    await isThere();
    await expect(fees.last()).toBeInViewport({ ratio: 1 });
    // Nothing that has the focus is left under it.
    await cart.drawer.evaluate((drawer) => drawer.scrollTo(0, 0));
    for (const remove of await cart.drawer.getByRole('button', { name: /^Remove / }).all()) {
      await remove.focus();
      const [box, foot] = [await remove.boundingBox(), await sum.boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    }
  });

  test('You asks a visitor to connect, and is one’s own page afterwards @long', async ({ app, page, wallet }) => {
    await app.open('/');
    await tabs(page).getByRole('button', { name: 'You', exact: true }).click();
    await expect(app.modal('Connect a wallet')).toBeVisible();
    await page.keyboard.press('Escape');
    await app.connect();
    await expect(app.account()).toBeVisible();
    const own = tabs(page).getByRole('link', { name: 'You', exact: true });
    await own.click();
    await expect(page).toHaveURL(new RegExp(`/profile/${wallet.address}$`));
    await expect(own).toHaveAttribute('aria-current', 'page');
  });
});
