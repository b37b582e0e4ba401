import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nftOf, orderOf, WETH } from '../../../tests/support/trades/cart.ts';
import { readyToTrade } from '../../../tests/support/trades/drafts.ts';
import { readCall } from '../../../tests/support/trades/kind-bench.ts';
import { COLLECTION, makeListing, SELLER } from '../../../tests/support/trades/orders.ts';
import { closeApp, openApp, type Outside } from '../../../tests/support/trades/outside.ts';
import { makeLeg, makeRecord, USER } from '../../../tests/support/trades/records.ts';
import type { Order } from '../../contract/order.ts';
import { itemOfOrder } from '../../domain/cart.ts';
import { hashOrder, orderDigest } from '../../domain/seaport.ts';

type Part = { checkout: string; part: { number: number; of: number } };

let outside: Outside;
let checkout: typeof import('./checkout.ts');
let cart: typeof import('./cart-session.ts');
let store: typeof import('../../device/cart-store.ts');
let records: typeof import('../../device/transaction-store.ts');
/** By uuid, what the marketplace sells now. */
let forSale: Map<string, Order>;
let loginsAsked: number;
const onLoginNeeded = () => void (loginsAsked += 1);
const buy = (despite = checkout.checkoutState.left) => checkout.checkOut(onLoginNeeded, despite);

/** A signed listing of the n-th item. */
async function listing(n: number, change: { token?: `0x${string}`; unitPrice?: bigint } = {}): Promise<Order> {
  const made = await makeListing({ ...change, decimals: 18 });
  const [item] = made.parameters.offer;
  const parameters = { ...made.parameters, offer: [{ ...item!, identifierOrCriteria: `${n}` }] };
  return {
    ...made,
    uuid: orderOf(n),
    hash: hashOrder(parameters),
    nft: { ...made.nft, uuid: nftOf(n), identifier: `${n}`, name: `Isohypse #${n}` },
    parameters,
    signature: await SELLER.sign({ hash: orderDigest(parameters, made.chainId) }),
  };
}

beforeEach(async () => {
  outside = await openApp(USER);
  readyToTrade(outside);
  forSale = new Map();
  loginsAsked = 0;
  Object.assign(outside.bench.chain, { balanceOf: () => 10n ** 6n, allowance: () => 10n ** 6n });
  outside.market['/v2/orders/best'] = ({ body }) =>
    (body as { uuids: string[] }).uuids.flatMap((uuid) => {
      const order = forSale.get(uuid);
      return order === undefined ? [] : [{ uuid, order }];
    });
  checkout = await import('./checkout.ts');
  cart = await import('./cart-session.ts');
  store = await import('../../device/cart-store.ts');
  records = await import('../../device/transaction-store.ts');
});
afterEach(closeApp);

/** Two items in ETH and one in WETH: for sale, in the cart, and checked as the drawer does. */
async function fill(): Promise<void> {
  const orders = [await listing(1), await listing(2), await listing(3, { token: WETH.address })];
  for (const order of orders) forSale.set(order.uuid, order);
  await cart.change(() => orders.flatMap((order, n) => itemOfOrder(order, n) ?? []));
  await cart.checkCart();
}

/** What the wallet was asked to buy: by call, the items. */
const asked = () =>
  outside.wallet.sent.map((call) =>
    (readCall(call).args[0] as { parameters: { offer: { identifierOrCriteria: bigint }[] } }[]).map(
      ({ parameters }) => `#${parameters.offer[0]?.identifierOrCriteria}`,
    ),
  );
const turnEnds = (statuses: string[]) =>
  vi.waitFor(async () =>
    expect((await records.listTransactions(USER)).map(({ status }) => status).toSorted()).toEqual(statuses),
  );

/** Something of the n-th item was left in flight at a log-out: a guard is all that is known of it. */
async function leaveInFlight(n: number, nonceFloor = 3): Promise<void> {
  const resources = [`31337:${COLLECTION}:${n}`];
  await records.addTransaction(makeRecord({ id: 'left', resources, legs: [makeLeg({ nonceFloor })] }));
  await records.clearTransactions(USER);
}

describe('Buy', () => {
  test('asks for one transaction a currency, in turn, all of one checkout that the cart knows first', async () => {
    await fill();
    const { send } = outside.wallet;
    const { transactionsState: state } = await import('../transactions/transactions-state.ts');
    const turns: number[] = [];
    const marked: unknown[] = [];
    outside.wallet.send = async (call) => {
      turns.push(Object.keys(state.inTurn).length);
      marked.push((await store.readCart()).map((item) => item.checkout));
      return send(call);
    };
    await buy();
    await turnEnds(['pending', 'pending']);
    expect(asked()).toEqual([['#1', '#2'], ['#3']]);
    expect(turns[0]).toBe(1);
    await vi.waitFor(() => expect(state.inTurn).toEqual({}));
    const parts = (await records.listTransactions(USER)).map(({ executor }) => executor.args as Part);
    const [first, second] = parts.map((one) => one.checkout);
    expect(second).toBe(first);
    expect(parts.map(({ part }) => part).toSorted((a, b) => a.number - b.number)).toEqual([
      { number: 1, of: 2 },
      { number: 2, of: 2 },
    ]);
    expect(marked[0]).toEqual([1, 2, 3].map((n) => ({ id: first, order: orderOf(n) })));
    expect(checkout.checkoutState).toMatchObject({ starting: false, notice: null, left: null });
  });
  test('twice at once buys once', async () => {
    await fill();
    await Promise.all([buy(), buy()]);
    await turnEnds(['pending', 'pending']);
    expect(asked()).toHaveLength(2);
  });
  test('after a no of the wallet asks for nothing more, and leaves the rest in the cart', async () => {
    await fill();
    const refuse = vi.fn(() => Promise.reject(Object.assign(new Error('no'), { code: 4001 })));
    outside.wallet.send = refuse;
    await buy();
    await turnEnds(['error']);
    // A second part would have a record by the time the first one's answer was read twice.
    await turnEnds(['error']);
    expect(refuse).toHaveBeenCalledTimes(1);
    await expect(store.readCart()).resolves.toHaveLength(3);
  });
  test('of which a later part cannot begin says so in a toast', async () => {
    await leaveInFlight(3, 9);
    await fill();
    await buy();
    await vi.waitFor(() =>
      expect(outside.alerts).toMatchObject([{ status: 'error', title: 'The rest of the cart was not bought' }]),
    );
    expect(asked()).toEqual([['#1', '#2']]);
  });
});

describe('nothing is bought', () => {
  const changed = 'Something changed since you looked. Nothing was bought. Check the cart and press Buy again.';
  test('where a price is another one than was seen, or an item is gone', async () => {
    for (const now of [await listing(1, { unitPrice: 2000n }), null]) {
      await fill();
      if (now === null) forSale.delete(orderOf(1));
      else forSale.set(orderOf(1), now);
      await buy();
      expect(checkout.checkoutState.notice).toBe(changed);
    }
    await turnEnds([]);
  });
  test('of an empty cart', async () => {
    await buy();
    expect(checkout.checkoutState.notice).toBe(changed);
  });
  test('offline, or while the market does not answer', async () => {
    await fill();
    outside.setOnline(false);
    await buy();
    expect(checkout.checkoutState.notice).toBe('You are offline. Connect to buy.');
    outside.setOnline(true);
    outside.market['/v2/orders/best'] = () => {
      throw new TypeError('down');
    };
    await buy();
    expect(checkout.checkoutState.notice).toBe('The server cannot be reached');
    await turnEnds([]);
  });
  test('by a visitor, who is asked to connect', async () => {
    await fill();
    const { walletState } = await import('../../services/wallet-state.ts');
    walletState.address = null;
    const before = outside.asked.length;
    await buy();
    expect(loginsAsked).toBe(1);
    expect(outside.asked).toHaveLength(before);
    expect(checkout.checkoutState.notice).toBeNull();
    await turnEnds([]);
  });
});

test('what a log-out left in the way is told, and lifted on the person’s word', async () => {
  await leaveInFlight(2);
  await fill();
  await buy();
  const { notice, left } = checkout.checkoutState;
  expect(notice).toMatch(/^Something like this was still under way when you logged out/);
  expect(left).not.toBeNull();
  expect(asked()).toEqual([]);
  await buy(left);
  await turnEnds(['pending', 'pending']);
  expect(checkout.checkoutState).toMatchObject({ notice: null, left: null });
});
