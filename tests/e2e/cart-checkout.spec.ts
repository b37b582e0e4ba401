import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import type { Order } from '../../src/contract/order.ts';
import { chain, MERIDIAN, TESSERA, type Chain } from '../support/browser/chain.ts';
import { Cart } from '../support/browser/cart.ts';
import { bestListing, listingsOf, pick, wrappedToken } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

type Address = `0x${string}`;

const holder = (on: Chain, order: Order) => on.ownerOf(order.nft.collectionAddress, order.nft.identifier ?? '');
const copies = (on: Chain, order: Order, owner: Address) =>
  on.copiesOf(order.nft.collectionAddress, order.nft.identifier ?? '', owner);
const sent = (wallet: TestWallet) => wallet.log.filter((request) => request.method === 'eth_sendTransaction');

// An open cart that is told would know before its button is pressed.
test.use({ told: false });

test('one purchase of several items: asked about together before the wallet, one record, everybody gets theirs, the cart is empty [C106] [D2] [E53] [F12] [F13]', async ({
  app,
  wallet,
  page,
}) => {
  const cart = new Cart(app);
  const on = chain(TESSERA);
  const single = await pick({ network: 'tessera' });
  const multi = await pick({ network: 'tessera', itemType: 3, units: 2n });
  wallet.chainId = TESSERA;
  await app.signIn();
  await cart.add(single);
  await cart.add(multi);
  await cart.open();
  await cart.row(multi).getByRole('button', { name: 'More' }).click();
  await expect(cart.drawer).toContainText('2 items, 3 copies');
  const had = await copies(on, multi, wallet.address);
  const total = BigInt(single.price.value) + 2n * BigInt(multi.price.value);
  await on.stopMining();

  const bodies: { at: number; body: unknown }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/orders/best')) bodies.push({ at: Date.now(), body: request.postDataJSON() });
  });
  const asked = wallet.next('eth_sendTransaction');
  await cart.buy.click();
  const window = await asked;
  expect(bodies[0]?.body).toEqual({ uuids: [single.uuid, multi.uuid] });
  expect(bodies.every(({ at }) => at <= window.request.at)).toBe(true);
  expect(TestWallet.callOf(window.request)).toMatchObject({ to: SEAPORT_ADDRESS, value: total });
  const record = await app.record();
  expect(record).toMatchObject({ type: 'purchase:cart', status: 'approve', tokenUuids: [single.uuid, multi.uuid] });

  await window.approve();
  await app.expectStatus('pending');
  // Not yet proved: everything is still there, and marked as under way.
  expect(await cart.entries()).toHaveLength(2);
  await expect(app.modal('Transaction pending')).toBeVisible();
  await app.closePane();
  await cart.open();
  await expect(cart.row(single)).toContainText('Being bought now.');
  await expect(cart.buy).toBeDisabled();
  await page.keyboard.press('Escape');
  await on.mine();
  await app.expectStatus('success');
  await expect.poll(() => cart.entries()).toEqual([]);
  await expect(cart.bag(0)).toBeAttached();
  expect(await holder(on, single)).toBe(wallet.address);
  expect(await copies(on, multi, wallet.address)).toBe(had + 2n);
  expect(sent(wallet)).toHaveLength(1);
});

test('two currencies are two totals and two transactions, one after the other; each entry leaves as it is proved [C65] [E53] [E54] [F11] [F13]', async ({
  app,
  wallet,
}) => {
  const cart = new Cart(app);
  const on = chain(MERIDIAN);
  const native = await pick();
  const wrapped = await pick({ symbol: 'WETH' });
  const weth = await wrappedToken(MERIDIAN);
  await on.wrap(wallet.account, weth, BigInt(wrapped.price.value));
  await app.signIn();
  await cart.add(native);
  await cart.add(wrapped);
  await cart.open();
  await expect(cart.drawer).toContainText('2 transactions: 1 in ETH, 1 in WETH.');
  const first = wallet.next('eth_sendTransaction');
  await cart.buy.click();
  const one = await first;
  expect(TestWallet.callOf(one.request).value).toBe(BigInt(native.price.value));
  // The second is not asked for before the first was sent.
  expect(sent(wallet)).toHaveLength(1);
  expect((await app.records()).map((record) => record['tokenUuids'])).toEqual([[native.uuid]]);
  const approval = wallet.next('eth_sendTransaction');
  await one.approve();
  const two = await approval;
  expect(TestWallet.callOf(two.request).to).toBe(weth);
  await expect.poll(async () => (await cart.entries()).map((item) => item.uuid)).toEqual([wrapped.uuid]);
  expect(await holder(on, native)).toBe(wallet.address);
  await two.approve();
  await expect.poll(() => holder(on, wrapped)).toBe(wallet.address);
  await expect.poll(async () => (await app.records()).map((record) => record.status)).toEqual(['success', 'success']);
  const records = await app.records();
  expect(records.map((record) => record.type)).toEqual(['purchase:cart', 'purchase:cart']);
  expect(new Set(records.map((record) => record.id)).size).toBe(2);
  for (const { id } of records) expect(id).toMatch(/^[\w-]{16,}$/);
  await expect.poll(() => cart.entries()).toEqual([]);
});

test('after a no to the first, nothing else is asked for and nothing leaves the cart; Retry goes on with it @long [E54]', async ({
  app,
  wallet,
}) => {
  const cart = new Cart(app);
  const on = chain(MERIDIAN);
  const native = await pick();
  const wrapped = await pick({ symbol: 'WETH' });
  await on.wrap(wallet.account, await wrappedToken(MERIDIAN), BigInt(wrapped.price.value));
  await app.signIn();
  await cart.add(native);
  await cart.add(wrapped);
  await cart.open();
  wallet.refuse('eth_sendTransaction');
  await cart.buy.click();
  const failed = app.modal('Cancelled in your wallet');
  await expect(failed).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(1);
  expect(await cart.entries()).toHaveLength(2);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  await expect.poll(async () => (await cart.entries()).map((item) => item.uuid)).toEqual([wrapped.uuid]);
  expect(await holder(on, native)).toBe(wallet.address);
  expect(await app.records()).toHaveLength(1);
});

test('a reverted purchase leaves the cart as it was @long [E54]', async ({ app, wallet }) => {
  const cart = new Cart(app);
  const on = chain(MERIDIAN);
  const order = await pick();
  await app.signIn();
  await cart.add(order);
  await cart.open();
  await on.stopMining();
  const held = wallet.next('eth_sendTransaction');
  await cart.buy.click();
  const window = await held;
  // The seller is first in the same block.
  await on.cancelAsSeller(order, 10n ** 11n);
  await window.approve();
  await app.expectStatus('pending');
  await on.mine();
  await app.expectStatus('reverted');
  expect((await cart.entries()).map((item) => item.uuid)).toEqual([order.uuid]);
});

test('what changed between opening and Buy stops everything before the wallet; the next click buys what is left [D2] [D9] [F8]', async ({
  app,
  wallet,
}) => {
  const cart = new Cart(app);
  const on = chain(MERIDIAN);
  const same = await pick();
  const gone = await pick({ suits: async (one) => (await listingsOf(one)).length === 1 });
  await app.signIn();
  await cart.add(same);
  await cart.add(gone);
  await cart.open();
  await expect(cart.buy).toHaveText('Buy 2 items');
  await on.settled(await on.cancelAsSeller(gone));
  await expect.poll(() => bestListing(gone)).toBeNull();
  await cart.buy.click();
  await expect(cart.drawer).toContainText('Something changed since you looked. Nothing was bought.');
  await expect(cart.row(gone)).toContainText(`Order for token ${gone.nft.name} was expired`);
  expect(wallet.count('eth_sendTransaction')).toBe(0);
  expect(await app.records()).toEqual([]);
  await expect(cart.buy).toHaveText('Buy 1 item');
  await expect(cart.drawer).toContainText('The expired item is left out.');
  await cart.buy.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  expect(await holder(on, same)).toBe(wallet.address);
  await expect.poll(() => cart.entries()).toEqual([]);
});

test('what an earlier launch sent leaves the cart when it is proved bought in the next one @long [E53]', async ({
  phone,
  wallet,
}) => {
  const on = chain(MERIDIAN);
  const order = await pick();
  const before = await phone.launch('/');
  await before.connect();
  await expect(before.account()).toBeVisible();
  const cart = new Cart(before);
  await cart.add(order);
  await cart.open();
  await on.stopMining();
  await cart.buy.click();
  await before.expectStatus('pending');
  await before.sessionRenewed();
  await phone.close();
  await on.mine();
  const after = await phone.launch('/');
  await after.expectStatus('success');
  const again = new Cart(after);
  await expect.poll(() => again.entries()).toEqual([]);
  expect(await holder(on, order)).toBe(wallet.address);
});
