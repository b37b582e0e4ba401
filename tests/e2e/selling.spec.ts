import { parseEther, parseUnits } from 'viem';
import { commissionSchema, type Order } from '../../src/contract/order.ts';
import * as v from 'valibot';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { Cart } from '../support/browser/cart.ts';
import { liveDrop } from '../support/browser/drops.ts';
import { bestListing, itemUrl, pick } from '../support/browser/market.ts';
import { OrderSheet } from '../support/browser/order-sheet.ts';
import {
  approveItems,
  bidOn,
  giveItem,
  ordersBy,
  publish,
  richStranger,
  simulateFill,
} from '../support/browser/seller.ts';
import { toFill } from '../support/browser/permission.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ intercepts: true });

/* Selling beyond the plain case: other currencies, several collections, open orders, no server. */

const on = () => chain(MERIDIAN);
const owner = (order: Order) => on().ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '');

test('a listing in USDC: six decimals, the buyer pays and the seller receives to the last of them @long [C17] [D29] [J20]', async ({
  app,
  wallet,
  page,
}) => {
  const item = await giveItem(wallet);
  await app.signIn(itemUrl(item));
  await app.button('List for sale').click();
  const sheet = new OrderSheet(app, 'List for sale');
  await sheet.currency('USDC');
  await sheet.price('Price', '1.0000001');
  await page.keyboard.press('Tab');
  await expect(sheet.root).toContainText('6 decimals');
  await sheet.price('Price', '1234.567891');
  await expect(sheet.row('Price')).toHaveText('1,234.567891 USDC');
  await sheet.button(/list for 1,234\.567891 USDC$/).click();
  await sheet.done('Your item is listed');

  const order = (await toFill((await ordersBy(wallet.address, 'listing'))[0]?.uuid ?? ''))!;
  const price = parseUnits('1234.567891', 6);
  expect(order.price).toMatchObject({ value: String(price), token: { symbol: 'USDC', decimals: 6 } });
  const usdc = order.price.token.address;
  const buyer = await richStranger(MERIDIAN);
  await page.request.post('/demo/faucet', { data: { address: buyer.address, chainId: MERIDIAN } });
  await on().approveToken(buyer, usdc);
  const [had, got] = await Promise.all([buyer.address, wallet.address].map((who) => on().tokenBalance(usdc, who)));
  await on().buyElsewhere({ ...order, price: { ...order.price, value: '0' } }, 1n, buyer);
  const path = `/marketplace/v1/collections/commission/${item.nft.collectionSlug}`;
  const { data: fees } = v.parse(v.object({ data: commissionSchema }), await (await page.request.get(path)).json());
  const share = (bps: number) => (price * BigInt(bps)) / 10_000n;
  expect((had ?? 0n) - (await on().tokenBalance(usdc, buyer.address))).toBe(price);
  expect((await on().tokenBalance(usdc, wallet.address)) - (got ?? 0n)).toBe(
    price - share(fees.marketplaceBps) - share(fees.royaltyBps),
  );
  expect(await owner(item)).toBe(buyer.address.toLowerCase());
});

test('items of two collections under one signature: each collection is approved once, each pays its own royalty @long [D29] [J20]', async ({
  app,
  wallet,
}) => {
  const first = await giveItem(wallet);
  const second = await giveItem(wallet, { suits: (order) => order.nft.collectionSlug !== first.nft.collectionSlug });
  await app.signIn(`/profile/${wallet.address}?tab=Collected`);
  await app.button('List for sale').click();
  for (const { nft } of [first, second]) await app.page.getByRole('checkbox', { name: `Choose ${nft.name}` }).check();
  await app.button('List 2 items').click();
  const sheet = new OrderSheet(app, 'List 2 items');
  for (const { nft } of [first, second]) await sheet.price(`Price of ${nft.name}`, '0.25');
  await sheet.button('Sign once, list 2 items').click();
  await sheet.done('2 items are listed');

  expect(wallet.count('eth_signTypedData_v4')).toBe(1);
  const approved = wallet.log.filter(({ method }) => method === 'eth_sendTransaction');
  expect(approved.map(({ params }) => (params[0] as { to: string }).to).toSorted()).toEqual(
    [first, second].map(({ nft }) => nft.collectionAddress).toSorted(),
  );
  const orders = await ordersBy(wallet.address, 'listing');
  expect(orders).toHaveLength(2);
  for (const listed of orders) {
    const order = (await toFill(listed.uuid))!;
    const had = await on().balance(wallet.address);
    const buyer = await richStranger(MERIDIAN);
    await on().buyElsewhere(order, 1n, buyer);
    expect((await on().balance(wallet.address)) - had).toBe(BigInt(order.parameters.consideration[0]!.startAmount));
    expect(await owner(order)).toBe(buyer.address.toLowerCase());
  }
});

test('an open order cannot be replaced by a signature: it is cancelled on chain first, then listed anew @long [D30] [J24]', async ({
  app,
  wallet,
}) => {
  const item = await giveItem(wallet);
  await approveItems(wallet.account, item);
  const old = await publish('listing', wallet.account, item, { unitValue: parseEther('2'), zoned: false });
  const stranger = (await richStranger(MERIDIAN)).address;
  await simulateFill(old, stranger);
  await app.signIn(itemUrl(item));
  await app.button('Edit').click();
  const sheet = new OrderSheet(app, 'Edit listing');
  await expect(sheet.root).toContainText('a new signature cannot replace it: both could be filled');
  await sheet.button('Cancel the old listing on the network').click();
  await app.confirmCancel();
  await expect(app.modal('Your item has been removed!')).toBeVisible();
  expect(await on().filled(old)).toMatchObject({ cancelled: true });
  await expect(simulateFill(old, stranger)).rejects.toThrow();
  await app.closePane();
  await app.button('List for sale').click();
  const anew = new OrderSheet(app, 'List for sale');
  await anew.price('Price', '3');
  await anew.button(/list for 3 ETH$/i).click();
  await anew.done('Your item is listed');
  expect((await bestListing(item))?.price.value).toBe(String(parseEther('3')));
});

test('with the marketplace gone, mocked, what was signed on this device is still there, and the network cancels it @long [C18] [D27]', async ({
  app,
  wallet,
  page,
}) => {
  const item = await giveItem(wallet);
  await app.signIn(itemUrl(item));
  await app.button('List for sale').click();
  const sheet = new OrderSheet(app, 'List for sale');
  await sheet.price('Price', '2');
  await sheet.button(/list for 2 ETH$/).click();
  await sheet.done('Your item is listed');
  const order = (await toFill((await ordersBy(wallet.address, 'listing'))[0]?.uuid ?? ''))!;

  await page.route(/\/marketplace\/v[12]\/(orders|order|offers|contract)\//, (route) => route.abort());
  await app.open(`/profile/${wallet.address}?tab=Listings`);
  await expect(page.getByRole('heading', { name: 'Stored on this device 1' })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: item.nft.name }).getByRole('button').click();
  await app.confirmCancel();
  await expect(app.modal('Your item has been removed!')).toBeVisible();
  expect(await on().filled(order)).toMatchObject({ cancelled: true });
  await expect(simulateFill(order, (await richStranger(MERIDIAN)).address)).rejects.toThrow();
});

test('an offer on any item is accepted with the one that its receiver chooses; the other stays @long [D25] [D26]', async ({
  app,
  wallet,
  page,
}) => {
  const first = await giveItem(wallet);
  const second = await giveItem(wallet, {
    suits: (order) => order.nft.collectionSlug === first.nft.collectionSlug,
  });
  const { bidder } = await bidOn(first, parseEther('40'), true);
  await app.signIn(`/profile/${wallet.address}?tab=OffersReceived`);
  await page.getByRole('listitem').filter({ hasText: '40' }).getByRole('button', { name: 'Accept' }).first().click();
  const sheet = new OrderSheet(app, 'Accept offer');
  await sheet.root.getByRole('radio', { name: second.nft.name }).check();
  await sheet.button('Accept offer').click();
  await expect(app.modal('Offer successfully accepted')).toBeVisible();
  expect(await owner(second)).toBe(bidder);
  expect(await owner(first)).toBe(wallet.address);
});

test('the event modal shows three items at most, and tells the others by number [L27]', async ({ app, wallet }) => {
  const cart = new Cart(app);
  await app.signIn();
  for (let count = 0; count < 5; count += 1) await cart.add(await pick());
  await cart.open();
  const held = wallet.next('eth_sendTransaction');
  await cart.buy.click();
  const window = await held;
  const modal = app.modal('Approve purchase');
  await expect(modal.getByRole('img')).toHaveCount(3);
  await expect(modal).toContainText('+2 more');
  window.reject();
});

test('Share puts the page into the clipboard and says so [K62]', async ({ app, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const path of [itemUrl(await pick({ looksOnly: true })), `/drops/${(await liveDrop()).slug}`]) {
    await app.open(path);
    await app.button('Share').click();
    await expect(app.toast('Link copied to the clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  }
});
