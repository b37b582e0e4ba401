import { parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { App } from '../support/browser/app.ts';
import { Cart } from '../support/browser/cart.ts';
import { chain } from '../support/browser/chain.ts';
import { liveDrop } from '../support/browser/drops.ts';
import { itemUrl, listingsOf, pick } from '../support/browser/market.ts';
import { approveItems, bidOn, giveWeth, giveItem, ordersBy, post, publish } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';

/** What a visitor is told, and who is signed in without a wallet. */
const VISITOR = { toast: 'Connect a wallet first', modal: 'Connect a wallet' };
const NO_WALLET = { toast: 'Your wallet is not connected', modal: 'Your wallet is not connected' };

/** Told in the words of the spec, with the way to connect; both are put away again. */
async function expectTold(app: App, press: () => Promise<void>, { toast: title, modal } = VISITOR): Promise<void> {
  await press();
  const toast = app.toast(title);
  await expect(toast.getByText('Please log in to your wallet before continuing', { exact: true })).toBeVisible();
  await expect(app.modal(modal)).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(app.modal(modal)).toHaveCount(0);
  // The cart, where the press was there, is still open.
  if ((await app.anyModal.count()) > 0) await app.closePane();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
}

const mintButton = (app: App) =>
  app.page.getByRole('region', { name: 'Mint', exact: true }).getByRole('button', { name: /^Mint \d+ for/ });

test('a visitor who buys, checks out or mints is told to log in; no wallet opens and nothing is recorded [G23] [G24]', async ({
  app,
  wallet,
}) => {
  const cart = new Cart(app);
  const order = await pick({ looksOnly: true });
  await app.open(itemUrl(order));
  await expectTold(app, () => app.buyNow.click());
  await cart.add(order);
  await cart.open();
  await expectTold(app, () => cart.buy.click());
  const drop = await liveDrop();
  await app.open(`/drops/${drop.slug}`);
  await expectTold(app, () => mintButton(app).click());
  expect(wallet.opened()).toEqual([]);
  expect(await app.records()).toEqual([]);
});

test('what a visitor pressed goes on once they have signed in; whoever closes the window has pressed nothing @long', async ({
  app,
  page,
}) => {
  const order = await pick();
  await app.open(itemUrl(order));
  await app.button('Make an offer').click();
  await expect(app.modal(VISITOR.modal)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.anyModal).toHaveCount(0);

  await app.buyNow.click();
  await app.modal(VISITOR.modal).getByRole('button', { name: 'Test wallet' }).click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await app.closePane();
  expect((await app.record()).status).toMatch(/success|finalized/);
  await app.disconnect();

  const other = await pick();
  const cart = new Cart(app);
  await app.open(itemUrl(other));
  await cart.add(other);
  await cart.open();
  await cart.buy.click();
  await app.modal(VISITOR.modal).getByRole('button', { name: 'Test wallet' }).click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect((await app.record()).type).toBe('purchase:cart');
});

test('an offer takes somebody who is logged in, and their signature: the server refuses an order without it [G22]', async ({
  app,
  wallet,
  page,
}) => {
  const order = await pick({ looksOnly: true });
  await app.open(itemUrl(order));
  await expectTold(app, () => app.button('Make an offer').click());
  await app.open(`/collections/${order.nft.collectionSlug}`);
  await expectTold(app, () => app.button('Offer on any item').click());
  await app.open(itemUrl(order));
  await expect(page.getByRole('button', { name: 'List for sale' })).toHaveCount(0);
  expect(wallet.opened()).toEqual([]);

  const path = `/v1/order?chain=${order.chainId}&user=${order.maker}`;
  const { parameters, protocolAddress, signature } = order;
  const changed = { ...parameters, salt: String(BigInt(parameters.salt) + 1n) };
  const stranger = privateKeyToAccount(generatePrivateKey());
  const before = await listingsOf(order);
  const refused = [
    { parameters: changed, protocolAddress },
    { parameters: changed, protocolAddress, signature: '0x' },
    { parameters: changed, protocolAddress, signature },
    { parameters: changed, protocolAddress, signature: await stranger.signMessage({ message: 'not an order' }) },
  ];
  for (const [index, body] of refused.entries()) {
    const status = await post(path, body);
    expect(status, `order ${index}`).toBeGreaterThanOrEqual(400);
    expect(status, `order ${index}`).toBeLessThan(500);
  }
  expect((await listingsOf(order)).map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
});

test('six actions of a person whose wallet tells neither account nor chain: each says to log in, none is recorded [E55] [K49]', async ({
  app,
  wallet,
  page,
}) => {
  const cart = new Cart(app);
  const [listed, wanted, order, drop] = [
    await giveItem(wallet),
    await giveItem(wallet),
    await pick(),
    await liveDrop(),
  ];
  await approveItems(wallet.account, listed);
  await publish('listing', wallet.account, listed, { unitValue: parseEther('3') });
  await bidOn(wanted, parseEther('0.5'));
  await giveWeth(wallet, order.chainId, parseEther('1'));
  await publish('offer', wallet.account, order, { unitValue: parseEther('0.1') });
  await app.signIn();
  const opened = wallet.opened().length;
  wallet.lock();

  await app.open(itemUrl(order));
  await expect(app.walletMissing).toBeVisible();
  await expectTold(app, () => app.buyNow.click(), NO_WALLET);
  await cart.add(order);
  await cart.open();
  await expectTold(app, () => cart.buy.click(), NO_WALLET);
  await app.open(`/drops/${drop.slug}`);
  await expectTold(app, () => mintButton(app).click(), NO_WALLET);
  await app.open(itemUrl(listed));
  await expectTold(app, () => app.button('Cancel listing').click(), NO_WALLET);
  await app.open(itemUrl(wanted));
  await expectTold(app, () => page.getByRole('button', { name: 'Accept offer' }).first().click(), NO_WALLET);
  await app.open(`/profile/${wallet.address}?tab=OffersMade`);
  await expectTold(app, () => page.getByRole('button', { name: 'Cancel', exact: true }).click(), NO_WALLET);

  expect(await app.records()).toEqual([]);
  expect(wallet.opened()).toHaveLength(opened);
  expect(await ordersBy(wallet.address, 'listing')).toHaveLength(1);
  expect(await ordersBy(wallet.address, 'offer')).toHaveLength(1);
  expect(await chain(wanted.chainId).ownerOf(wanted.nft.collectionAddress, wanted.nft.identifier ?? '')).toBe(
    wallet.address,
  );

  // Signed out altogether, what is not for visitors is not offered to them.
  await app.walletMissing.click();
  await app.modal('Your wallet is not connected').getByRole('button', { name: 'Sign out' }).click();
  for (const item of [listed, wanted]) {
    await app.open(itemUrl(item));
    await expect(page.getByRole('heading', { level: 1, name: item.nft.name })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Cancel listing|Cancel offer|Accept offer)$/ })).toHaveCount(0);
  }
});
