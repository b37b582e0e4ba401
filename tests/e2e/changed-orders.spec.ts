import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Order } from '../../src/contract/order.ts';
import { ZERO_ADDRESS } from '../../src/domain/order.ts';
import type { App } from '../support/browser/app.ts';
import { chain, MERIDIAN, TESSERA } from '../support/browser/chain.ts';
import { bestListing, listingsOf, pick } from '../support/browser/market.ts';
import { expect, test } from '../support/browser/test.ts';
import { TestWallet } from '../support/browser/test-wallet.ts';

test.use({ intercepts: true, told: false });

const elsewhere = () => privateKeyToAccount(generatePrivateKey());

/** The page still shows what it showed: nobody told it anything. */
async function pressBuy(app: App, shown: Order): Promise<void> {
  await expect(app.buyBox).toContainText(shown.price.amount);
  await app.buyNow.click();
}

const costsNow = (order: Order) =>
  `Token ${order.nft.name} now costs ${order.price.amount} ${order.price.token.symbol}, available: ${order.maxAmount}`;

/** A second click, and only that, buys what is there now. */
async function expectBuysNow(app: App, wallet: TestWallet, now: Order): Promise<void> {
  expect(wallet.count('eth_sendTransaction')).toBe(0);
  expect(await app.records()).toEqual([]);
  await app.buyNow.click();
  await expect(app.modal('Your purchase is complete')).toBeVisible();
  const [request] = wallet.log.filter((one) => one.method === 'eth_sendTransaction');
  if (request === undefined) throw new Error('Nothing was sent');
  expect(TestWallet.callOf(request).value).toBe(BigInt(now.price.value));
}

/** An item with a second listing in the native currency, dearer than the first. */
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
        dear.price.token.address === ZERO_ADDRESS &&
        BigInt(dear.price.value) > BigInt(order.price.value)
      );
    },
  });
  if (dear === undefined) throw new Error('No second listing');
  return { cheap, dear };
}

test('an order taken back after the page was read is expired: the sentence, no wallet, no record [D5] [K53]', async ({
  app,
  wallet,
}) => {
  const on = chain(MERIDIAN);
  const order = await pick({ suits: async (one) => (await listingsOf(one)).length === 1 });
  await app.signInAt(order);
  await on.settled(await on.cancelAsSeller(order));
  await expect.poll(() => bestListing(order)).toBeNull();
  await pressBuy(app, order);
  await expect(app.buyBox.getByText(`Order for token ${order.nft.name} was expired`, { exact: true })).toBeVisible();
  await expect(app.buyBox).toContainText('Not listed');
  expect(wallet.count('eth_sendTransaction')).toBe(0);
  expect(await app.records()).toEqual([]);
});

test('a price that rose is told with the new price; only a new click buys, at that price [D6] [K54]', async ({
  app,
  wallet,
}) => {
  const { cheap, dear } = await pickWithNext();
  wallet.chainId = TESSERA;
  await app.signInAt(cheap);
  await chain(TESSERA).buyElsewhere(cheap, BigInt(cheap.maxAmount), elsewhere());
  await expect.poll(async () => (await bestListing(cheap))?.uuid).toBe(dear.uuid);
  await pressBuy(app, cheap);
  await expect(app.buyBox.getByText(costsNow(dear), { exact: true })).toBeVisible();
  await expectBuysNow(app, wallet, dear);
});

test('a price that fell is told as well, and not silently bought @long [D7] [K54]', async ({ app, wallet }) => {
  const on = chain(TESSERA);
  const { cheap, dear } = await pickWithNext();
  const friend = elsewhere().address;
  const copies = await on.copiesOf(cheap.nft.collectionAddress, cheap.nft.identifier ?? '', cheap.maker);
  // The cheap listing sleeps while its seller holds nothing, and wakes when the copies are back.
  await on.moveCopies(cheap, cheap.maker, friend, copies);
  await expect.poll(async () => (await bestListing(cheap))?.uuid).toBe(dear.uuid);
  wallet.chainId = TESSERA;
  await app.signInAt(dear);
  await on.moveCopies(cheap, friend, cheap.maker, copies);
  await expect.poll(async () => (await bestListing(cheap))?.uuid).toBe(cheap.uuid);
  await pressBuy(app, dear);
  await expect(app.buyBox.getByText(costsNow(cheap), { exact: true })).toBeVisible();
  await expectBuysNow(app, wallet, cheap);
});

test('fewer copies than before are told with what is left; only a new click buys @long [C7] [D8] [K54]', async ({
  app,
  wallet,
}) => {
  const order = await pick({ network: 'tessera', itemType: 3, units: 3n });
  wallet.chainId = TESSERA;
  await app.signInAt(order);
  await chain(TESSERA).buyElsewhere(order, 1n, elsewhere());
  const left = String(BigInt(order.maxAmount) - 1n);
  await expect.poll(async () => (await bestListing(order))?.maxAmount).toBe(left);
  await pressBuy(app, order);
  await expect(app.buyBox.getByText(costsNow({ ...order, maxAmount: left }), { exact: true })).toBeVisible();
  await expectBuysNow(app, wallet, order);
});

test('an order the chain knows as cancelled while the market, mocked, still offers it does not reach the wallet @long [D5] [K53]', async ({
  app,
  wallet,
}) => {
  const on = chain(MERIDIAN);
  const order = await pick();
  await app.signInAt(order);
  await app.page.route('**/v2/order/best', (route) =>
    route.fulfill({ json: { data: order, status: { code: 200, message: 'OK', msgId: 'ok' } } }),
  );
  await on.settled(await on.cancelAsSeller(order));
  await app.buyNow.click();
  const failed = app.modal('Something went wrong');
  await expect(failed.getByText(`Order for token ${order.nft.name} was expired`, { exact: true })).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});
