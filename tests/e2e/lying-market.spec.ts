import { parseEther } from 'viem';
import type { Page } from 'playwright/test';
import type { Order } from '../../src/contract/order.ts';
import { hashOrder } from '../../src/domain/seaport.ts';
import type { App } from '../support/browser/app.ts';
import { Cart } from '../support/browser/cart.ts';
import { itemUrl, pick, wrappedToken } from '../support/browser/market.ts';
import { bidOn, giveItem } from '../support/browser/seller.ts';
import { expect, test } from '../support/browser/test.ts';
import type { TestWallet } from '../support/browser/test-wallet.ts';

test.use({ intercepts: true });

/*
 * A marketplace server that was taken over: it shows a fair order and answers with another when the
 * order is asked for. What the answer holds is compared with the screen on the device.
 */

const THIEF = `0x${'7e'.repeat(20)}` as const;

type Parameters = Order['parameters'];
type Lie = { order: Order; says: string };

const changed = (order: Order, parameters: Partial<Parameters>): Order => ({
  ...order,
  parameters: { ...order.parameters, ...parameters },
});
/** The hash fits the lie: only the signature can tell. */
const hashed = (order: Order): Order => ({ ...order, hash: hashOrder(order.parameters) });
const plus = (amount: string, more: bigint) => String(BigInt(amount) + more);
const of = <T extends { startAmount: string; endAmount: string }>(item: T, startAmount: string): T => ({
  ...item,
  startAmount,
  endAmount: startAmount,
});

function lies(order: Order, weth: `0x${string}`): Lie[] {
  const { offer, consideration } = order.parameters;
  const [given, paid, fee] = [offer[0], consideration[0], consideration[1]];
  if (!given || !paid || !fee) throw new Error('The order has no fee to lie about');
  const others = consideration.slice(1);
  const dearer = of(paid, plus(paid.startAmount, 1n));
  const robbed = of(paid, plus(paid.startAmount, -1n));
  return [
    { order: { ...order, protocolAddress: THIEF }, says: 'contract' },
    { order: changed(order, { consideration: [dearer, ...others] }), says: 'price' },
    // Read by people as another number than is paid.
    { order: { ...order, price: { ...order.price, amount: '0.0001' } }, says: 'price' },
    {
      order: changed(order, { consideration: [...consideration, of({ ...fee, recipient: THIEF }, '1')] }),
      says: 'price',
    },
    {
      order: changed(order, { consideration: consideration.map((item) => ({ ...item, itemType: 1, token: weth })) }),
      says: 'currency',
    },
    { order: changed(order, { offer: [{ ...given, identifierOrCriteria: '999999' }] }), says: 'item' },
    { order: changed(order, { offer: [{ ...given, token: THIEF }] }), says: 'collection' },
    { order: changed(order, { consideration: [{ ...paid, recipient: THIEF }, ...others] }), says: 'seller' },
    { order: changed(order, { salt: '99' }), says: 'hash' },
    {
      order: hashed(changed(order, { consideration: [paid, { ...fee, recipient: THIEF }, ...others.slice(1)] })),
      says: 'signature',
    },
    {
      order: hashed(changed(order, { consideration: [robbed, ...others, of({ ...fee, recipient: THIEF }, '1')] })),
      says: 'signature',
    },
    { order: { ...order, signature: `0x${'11'.repeat(65)}` }, says: 'signature' },
  ];
}

/** Presses once, then Retry for every further lie: each is refused in words, and no wallet opens. */
async function expectCaught(
  app: App,
  wallet: TestWallet,
  told: Lie[],
  tell: (lie: Order) => void,
  press: () => Promise<void>,
) {
  const failed = app.modal('Something went wrong');
  for (const [index, { order, says }] of told.entries()) {
    tell(order);
    if (index === 0) await press();
    else await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(failed, `lie ${index}`).toContainText(`its ${says} does not match what is shown`);
    expect(wallet.count('eth_sendTransaction')).toBe(0);
  }
}

async function answerWith(page: Page, path: string, data: () => unknown): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ json: { data: data(), status: { code: 200, message: 'OK', msgId: 'ok' } } }),
  );
}

test('a market that lies, mocked, about price, recipient, fee, currency, item, contract, hash or signature: Buy reaches no wallet [D1]', async ({
  app,
  wallet,
  page,
}) => {
  const order = await pick();
  const told = lies(order, await wrappedToken(order.chainId));
  let lie = order;
  await app.signInAt(order);
  await answerWith(page, '**/v2/order/best', () => lie);
  await expectCaught(
    app,
    wallet,
    told,
    (order) => (lie = order),
    () => app.buyNow.click(),
  );
});

test('a market that lies, mocked, about one of two orders of a cart: nothing of it reaches the wallet [D2]', async ({
  app,
  wallet,
  page,
}) => {
  const cart = new Cart(app);
  const [fair, order] = [await pick(), await pick()];
  const told = lies(order, await wrappedToken(order.chainId));
  await app.signIn();
  await cart.add(fair);
  await cart.add(order);
  await cart.open();
  let lie = order;
  await answerWith(page, '**/v2/orders/best', () => [
    { uuid: fair.uuid, order: fair },
    { uuid: order.uuid, order: lie },
  ]);
  await expectCaught(
    app,
    wallet,
    told,
    (order) => (lie = order),
    () => cart.buy.click(),
  );
});

test('a market that lies, mocked, about an offer: Accept reaches no wallet @long [D25]', async ({
  app,
  wallet,
  page,
}) => {
  const owned = await giveItem(wallet);
  const { offer } = await bidOn(owned, parseEther('4'));
  const { parameters } = offer;
  const [money, wanted, fee] = [parameters.offer[0], parameters.consideration[0], parameters.consideration[1]];
  if (!money || !wanted || !fee) throw new Error('The offer has no fee to lie about');
  const others = parameters.consideration.slice(1);
  const more = of(fee, plus(fee.startAmount, 1n));
  const told: Lie[] = [
    { order: { ...offer, protocolAddress: THIEF }, says: 'contract' },
    { order: changed(offer, { offer: [of(money, plus(money.startAmount, -1n))] }), says: 'price' },
    { order: changed(offer, { consideration: [wanted, more, ...others.slice(1)] }), says: 'price' },
    { order: { ...offer, price: { ...offer.price, amount: '400' } }, says: 'price' },
    { order: changed(offer, { offer: [{ ...money, token: THIEF }] }), says: 'currency' },
    {
      order: changed(offer, { consideration: [{ ...wanted, identifierOrCriteria: '999999' }, ...others] }),
      says: 'item',
    },
    { order: changed(offer, { consideration: [{ ...wanted, token: THIEF }, ...others] }), says: 'collection' },
    { order: changed(offer, { consideration: [{ ...wanted, recipient: THIEF }, ...others] }), says: 'buyer' },
    { order: changed(offer, { salt: '99' }), says: 'hash' },
    // The same money under another signed order: the hash is that of the one on the screen.
    { order: hashed(changed(offer, { consideration: [wanted, { ...fee, recipient: THIEF }] })), says: 'hash' },
    { order: { ...offer, signature: `0x${'11'.repeat(65)}` }, says: 'signature' },
  ];
  let lie = offer;
  await app.signIn(itemUrl(owned));
  const bid = page.getByRole('listitem').filter({ hasText: 'Item offer' });
  await expect(bid).toBeVisible();
  await answerWith(page, '**/v2/order/best', () => lie);
  const accept = () => bid.getByRole('button', { name: 'Accept offer' }).click();
  await expectCaught(app, wallet, told, (order) => (lie = order), accept);
});
