import type { Order } from '../../src/contract/order.ts';
import type { App } from '../support/browser/app.ts';
import { Cart } from '../support/browser/cart.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { pick, wrappedToken } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';

/* A cart in two currencies is two transactions: each end is told, and told truly. */

async function filled(app: App): Promise<{ native: Order; wrapped: Order; cart: Cart }> {
  const cart = new Cart(app);
  const [native, wrapped] = [await pick(), await pick({ symbol: 'WETH' })];
  await chain(MERIDIAN).wrap(app.wallet.account, await wrappedToken(MERIDIAN), BigInt(wrapped.price.value));
  await app.signIn();
  await cart.add(native);
  await cart.add(wrapped);
  await cart.open();
  return { native, wrapped, cart };
}

test('a no to the second tells first what was bought, then that nothing was spent on the second alone', async ({
  app,
  wallet,
  page,
}) => {
  const { native, wrapped, cart } = await filled(app);
  await expect(cart.drawer).toContainText('use your WETH without a limit, once for each currency');
  const first = wallet.next('eth_sendTransaction');
  await cart.buy.click();
  const one = await first;
  await expect(app.modal('Approve purchase')).toContainText('Transaction 1 of 2');
  const second = wallet.next('eth_sendTransaction');
  await one.approve();
  const two = await second;
  await expect(app.modal('Approve purchase')).toContainText('Transaction 2 of 2');
  // The first has surely ended before the second does.
  await expect
    .poll(async () => (await app.records()).map((record) => record.status).toSorted())
    .toEqual(['approve', 'success']);
  two.reject();

  const bought = app.modal('Your purchase is complete');
  await expect(bought).toContainText('Transaction 1 of 2');
  await expect(bought).toContainText(`${native.nft.name} is now in your collection.`);
  await expect(bought).toContainText(`Transaction 2 was cancelled in your wallet. Not bought: ${wrapped.nft.name}.`);
  await page.keyboard.press('Escape');
  const failed = app.modal('Cancelled in your wallet');
  await expect(failed).toContainText('Transaction 2 of 2');
  await expect(failed).toContainText('Nothing was spent on this one.');
  await expect(failed).toContainText(`Transaction 1 bought ${native.nft.name} for ${native.price.amount} ETH.`);
  await expect(failed).not.toContainText('Nothing was spent.');
  await app.closePane();
  await expect.poll(async () => (await cart.entries()).map((item) => item.uuid)).toEqual([wrapped.uuid]);
});

test('both that succeed are told, and closed, as one', async ({ app, page }) => {
  const { native, wrapped, cart } = await filled(app);
  await cart.buy.click();
  // Two transactions and an approval.
  await expect
    .poll(async () => (await app.records()).map((record) => record.status), { timeout: 30_000 })
    .toEqual(['success', 'success']);
  const bought = app.modal('Your purchase is complete');
  await expect(bought).toContainText(`${native.nft.name} is now in your collection.`);
  await expect(bought).toContainText(`${wrapped.nft.name} is now in your collection.`);
  await expect(bought).toContainText(`${native.price.amount} ETH`);
  await expect(bought).toContainText(`${wrapped.price.amount} WETH`);
  await expect(bought).not.toContainText('of 2');
  await expect(bought.getByRole('img')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(bought).toBeHidden();
  await expect.poll(async () => (await app.records()).every((record) => record.shouldBeDeleted)).toBe(true);
  await app.reload();
  await expect(bought).toBeHidden();
});

test('after a reload between the two, what was bought says that the other one was not begun @long', async ({
  app,
  wallet,
}) => {
  const { native, wrapped, cart } = await filled(app);
  const first = wallet.next('eth_sendTransaction');
  await cart.buy.click();
  await (await first).approveUnheard();
  await app.reload();
  const bought = app.modal('Your purchase is complete');
  await expect(bought).toContainText('Transaction 1 of 2');
  await expect(bought).toContainText(`${native.nft.name} is now in your collection.`);
  await expect(bought).toContainText('Transaction 2 was not started: nothing in it was bought.');
  expect(await app.records()).toHaveLength(1);
  await expect.poll(async () => (await cart.entries()).map((item) => item.uuid)).toEqual([wrapped.uuid]);
});
