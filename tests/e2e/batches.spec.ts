import { maxUint256 } from 'viem';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { signInWithDemoWallet } from '../support/browser/demo-wallet.ts';
import { itemUrl, pick, wrappedToken } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

/* Wallets that take atomic batches (EIP-5792): approving and buying are one confirmation. */

const on = () => chain(MERIDIAN);
const forWeth = () => pick({ symbol: 'WETH', network: 'meridian' });

test.describe('a wallet that takes batches', () => {
  test.beforeEach(({ wallet }) => {
    wallet.takesBatches = true;
  });

  test('is asked once for the approval and the purchase; both happen in one transaction', async ({ app, wallet }) => {
    const weth = await wrappedToken(MERIDIAN);
    const order = await forWeth();
    await on().wrap(wallet.account, weth, BigInt(order.price.value));
    await app.signInAt(order);
    const before = wallet.opened().length;

    const held = wallet.next('wallet_sendCalls');
    await app.buyNow.click();
    const asked = await held;
    await expect(app.modal('Approve purchase')).toContainText('Your wallet shows both in one confirmation');
    expect(TestWallet.callsOf(asked.request).calls.map((call) => call.to)).toEqual([weth, SEAPORT_ADDRESS]);
    await asked.approve();
    await expect(app.modal('Your purchase is complete')).toBeVisible();

    expect(wallet.opened().slice(before)).toEqual(['wallet_sendCalls']);
    expect(await on().ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(wallet.address);
    expect(await on().tokenBalance(weth, wallet.address)).toBe(0n);
    expect(await on().allowance(weth, wallet.address)).toBe(maxUint256);
    expect(await app.record()).toMatchObject({ status: 'success', hash: [...wallet.batches.values()][0] });
  });

  test('approved after its page was gone: found, and never asked for again', async ({ app, wallet }) => {
    const weth = await wrappedToken(MERIDIAN);
    const order = await forWeth();
    await on().wrap(wallet.account, weth, BigInt(order.price.value) * 2n);
    await app.signInAt(order);
    const held = wallet.next('wallet_sendCalls');
    await app.buyNow.click();
    const asked = await held;
    await app.page.goto('about:blank');
    await asked.approveUnheard();
    await app.open('/');
    await expect(app.modal('Your purchase is complete')).toBeVisible();
    expect(wallet.count('wallet_sendCalls')).toBe(1);
    expect(await on().ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(wallet.address);
    expect(await on().tokenBalance(weth, wallet.address)).toBe(BigInt(order.price.value));
  });

  test('one that declines the batch is asked for one after the other @long', async ({ app, wallet }) => {
    const weth = await wrappedToken(MERIDIAN);
    const order = await forWeth();
    await on().wrap(wallet.account, weth, BigInt(order.price.value));
    await app.signInAt(order);
    wallet.refuse('wallet_sendCalls', { code: 5750, message: 'The person rejected the upgrade.' });
    await app.buyNow.click();
    await expect(app.modal('Your purchase is complete')).toBeVisible();
    expect(wallet.count('eth_sendTransaction')).toBe(2);
    expect(await on().ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(wallet.address);
  });

  test('a no to the batch is a no: nothing was sent, and Retry asks again @long', async ({ app, wallet }) => {
    const weth = await wrappedToken(MERIDIAN);
    const order = await forWeth();
    await on().wrap(wallet.account, weth, BigInt(order.price.value));
    await app.signInAt(order);
    wallet.refuse('wallet_sendCalls');
    await app.buyNow.click();
    const failed = app.modal('Cancelled in your wallet');
    await expect(failed).toContainText('User rejected the request.');
    expect(await on().allowance(weth, wallet.address)).toBe(0n);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(app.modal('Your purchase is complete')).toBeVisible();
    expect(wallet.count('wallet_sendCalls')).toBe(2);
    expect(wallet.count('eth_sendTransaction')).toBe(0);
  });
});

test('the demo wallet takes them: one window names the token, the spender and the item, as the app’s modal does @long', async ({
  app,
  page,
}) => {
  const weth = await wrappedToken(MERIDIAN);
  const order = await forWeth();
  await signInWithDemoWallet(app, itemUrl(order));
  await app.buyNow.click();
  const ask = app.modal('Demo wallet: Buy on the marketplace (Seaport)');
  for (const text of [
    '1 of 2',
    'Seaport, the marketplace’s contract',
    'Unlimited WETH',
    `${order.price.amount} WETH`,
  ]) {
    await expect(ask).toContainText(text);
  }
  await expect(ask).toContainText(`#${order.nft.identifier ?? ''}`);
  const modal = page.locator('section[aria-label="Your wallet asks"] dl');
  await expect(modal).toHaveCount(2);
  const inWindow = await ask.locator('dl > div').allTextContents();
  const inModal = await modal.locator('> div').allTextContents();
  expect(inModal.length).toBeGreaterThan(8);
  expect(inWindow.filter((text) => !/^(Network|\d of \d)/.test(text))).toEqual(inModal);
  await ask.getByRole('button', { name: 'Approve' }).click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  const { userKey } = await app.record();
  expect(await on().ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(userKey);
  expect(await on().allowance(weth, userKey)).toBe(maxUint256);
});
