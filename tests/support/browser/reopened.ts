import type { Order } from '../../../src/contract/order.ts';
import type { App } from './app.ts';
import { chain, MERIDIAN } from './chain.ts';
import { itemUrl } from './market.ts';
import { expect, type Phone } from './test.ts';
import type { TestWallet } from './test-wallet.ts';

/* For tests of purchases that outlive their page. */

export const on = () => chain(MERIDIAN);
export const ownerOf = (order: Order) => on().ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '');

/** A person who signed in some time ago: the browser was closed properly since. */
export async function openSignedIn(phone: Phone, order: Order): Promise<App> {
  const first = await phone.launch('/');
  await first.connect();
  await expect(first.account()).toBeVisible();
  await phone.close();
  const app = await phone.launch(itemUrl(order));
  await expect(app.account()).toBeVisible();
  await expect(app.buyNow).toBeEnabled();
  await app.sessionRenewed();
  return app;
}

/** Opening again asks a wallet for nothing. */
export async function reopen(phone: Phone, wallet: TestWallet): Promise<App> {
  const before = wallet.opened().length;
  const app = await phone.launch('/');
  await expect(app.account()).toBeVisible();
  expect(wallet.opened()).toHaveLength(before);
  return app;
}

/** A page is a visitor's until its session is known: a press before that asks to connect. */
export async function openItem(app: App, order: Order): Promise<void> {
  const known = app.page.waitForResponse((response) => response.url().endsWith('/v1/auth-check'));
  await app.open(itemUrl(order));
  await known;
  await expect(app.account()).toBeVisible();
}

/** One and no more: whatever this wallet ever signed, one purchase is on the chain. */
export async function expectBoughtOnce(order: Order, wallet: TestWallet, spent: { before: bigint }): Promise<void> {
  expect(await ownerOf(order)).toBe(wallet.address);
  const paid = spent.before - (await on().balance(wallet.address));
  const price = BigInt(order.price.value);
  expect(paid >= price && paid < price + 10n ** 16n, `paid ${paid} for ${price}`).toBe(true);
}
