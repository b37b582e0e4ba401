import { parseEther } from 'viem';
import { checkOffer } from '../../src/domain/offer.ts';
import { Cart } from '../support/browser/cart.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { liveDrop } from '../support/browser/drops.ts';
import { itemUrl, pick, wrappedToken } from '../support/browser/market.ts';
import { OrderSheet } from '../support/browser/order-sheet.ts';
import { toFill } from '../support/browser/permission.ts';
import { bidOn, giveItem, ordersBy, richStranger } from '../support/browser/seller.ts';
import { signInWithSmartWallet, SmartWalletWindow } from '../support/browser/smart-wallet.ts';
import { expect, test } from '../support/browser/test.ts';

/* Trades through the smart-wallet app's SDK; the wallet is the embedded default's stand-in, a contract account. */

const on = () => chain(MERIDIAN);

test('with a stand-in for the smart-wallet app: approving WETH and buying are one batch, one transaction', async ({
  app,
  context,
}) => {
  const weth = await wrappedToken(MERIDIAN);
  const order = await pick({ symbol: 'WETH', network: 'meridian' });
  const address = await signInWithSmartWallet(app, itemUrl(order));
  const had = await on().tokenBalance(weth, address);
  const buying = await SmartWalletWindow.after(context, () => app.buyNow.click());
  const question = buying.question('Buy on the marketplace');
  await expect(question).toContainText('1 of 2');
  await expect(question).toContainText('One transaction: all of it happens, or nothing does.');
  await buying.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await on().ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(address);
  expect(had - (await on().tokenBalance(weth, address))).toBe(BigInt(order.price.value));
  expect(context.pages()).toHaveLength(1);
});

test('with a stand-in for the smart-wallet app: a mint, and a cart of two, arrive in the contract account @long', async ({
  app,
  page,
  context,
}) => {
  const drop = await liveDrop();
  const address = await signInWithSmartWallet(app, `/drops/${drop.slug}`);
  const minting = await SmartWalletWindow.after(context, () =>
    page
      .getByRole('region', { name: 'Mint' })
      .getByRole('button', { name: /^Mint 1 for / })
      .click(),
  );
  await minting.answer('Mint', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await app.closePane();

  const orders = [await pick({ network: 'meridian' }), await pick({ network: 'meridian' })];
  const cart = new Cart(app);
  for (const order of orders) await cart.add(order);
  await cart.open();
  const buying = await SmartWalletWindow.after(context, () => cart.buy.click());
  await buying.answer('Buy items on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  for (const { nft } of orders) expect(await on().ownerOf(nft.collectionAddress, nft.identifier ?? '')).toBe(address);
});

test('with a stand-in for the smart-wallet app: what was bought is listed by ERC-1271, and Seaport sells it @long', async ({
  app,
  page,
  context,
}) => {
  const order = await pick({ network: 'meridian' });
  const address = await signInWithSmartWallet(app, itemUrl(order));
  const buying = await SmartWalletWindow.after(context, () => app.buyNow.click());
  await buying.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await page.keyboard.press('Escape');
  await app.button('List for sale').click();
  const sheet = new OrderSheet(app, 'List for sale');
  await sheet.price('Price', '1.5');
  const approving = await SmartWalletWindow.after(context, () => sheet.button(/list for 1\.5 ETH$/i).click());
  const signing = context.waitForEvent('page');
  await approving.answer('Let a contract move your items of a collection', 'Approve');
  await SmartWalletWindow.of(await signing).answer('Sign a listing', 'Sign');
  await sheet.done('Your item is listed');
  const listed = (await toFill((await ordersBy(address, 'listing'))[0]?.uuid ?? ''))!;
  const buyer = await richStranger(MERIDIAN);
  await on().buyElsewhere(listed, 1n, buyer);
  expect(await on().ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(buyer.address.toLowerCase());
});

test('with a stand-in for the smart-wallet app: an offer is accepted, the money is in the contract account @long', async ({
  app,
  page,
  context,
}) => {
  const weth = await wrappedToken(MERIDIAN);
  const address = await signInWithSmartWallet(app, '/docs');
  const order = await giveItem({ address });
  const { bidder, offer } = await bidOn(order, parseEther('4'));
  const { net } = checkOffer(offer, { identifier: order.nft.identifier ?? '', units: 1n });
  const had = await on().tokenBalance(weth, address);
  await app.open(itemUrl(order));
  const accept = page
    .getByRole('listitem')
    .filter({ hasText: 'Item offer' })
    .getByRole('button', { name: 'Accept offer' });
  const accepting = await SmartWalletWindow.after(context, () => accept.click());
  await accepting.answer('Accept an offer on the marketplace', 'Approve');
  await expect(app.modal('Offer successfully accepted')).toBeVisible();
  expect(await on().ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(bidder);
  expect((await on().tokenBalance(weth, address)) - had).toBe(net);
});

test('with a stand-in for the smart-wallet app: a window closed or blocked, mocked, ends in words; a further try waits for mocked late nodes and buys @long [H13]', async ({
  app,
  page,
  context,
}) => {
  const order = await pick({ network: 'meridian' });
  const address = await signInWithSmartWallet(app, itemUrl(order));
  const failed = app.modal('Something went wrong');

  // The browser lets no window open, mocked: nothing was asked.
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await app.buyNow.click();
  await expect(failed).toContainText('Pop up window failed to open');
  await expect(failed).toContainText('Nothing was spent.');

  const closed = await SmartWalletWindow.after(context, () => failed.getByRole('button', { name: 'Retry' }).click());
  await expect(closed.question('Buy on the marketplace')).toBeVisible();
  // Nodes answer late, mocked: the chain is still asked what became of it when the loss is on the screen.
  await page.evaluate(() => {
    const { fetch } = window;
    const answered = new Promise((resolve) => addEventListener('nodes-answer', resolve, { once: true }));
    window.fetch = async (...request) => {
      if (JSON.stringify(request[0]).includes('/rpc/')) await answered;
      return fetch(...request);
    };
  });
  await closed.page.close();
  // It may have been sent, for all this page knows.
  const doubt = app.modal('Check your wallet');
  await expect(doubt).toContainText('The wallet’s window was closed before it answered.');
  await expect(doubt).not.toContainText('Nothing was spent.');
  await doubt.getByRole('button', { name: 'Try again' }).click();
  // A press would be lost until the run that failed has ended.
  await expect(doubt.getByRole('button', { name: 'Nothing there, try again' })).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event('nodes-answer')));
  const again = await SmartWalletWindow.after(context, () =>
    doubt.getByRole('button', { name: 'Nothing there, try again' }).click(),
  );
  await again.answer('Buy on the marketplace', 'Approve');
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await on().ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '')).toBe(address);
});
