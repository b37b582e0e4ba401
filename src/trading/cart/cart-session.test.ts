import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  cardOf,
  cartItem,
  listingOf,
  MAKER,
  nftOf,
  orderOf,
  uuidOf,
  WETH,
} from '../../../tests/support/trades/cart.ts';
import { closeApp, openApp, type Outside } from '../../../tests/support/trades/outside.ts';
import { USER } from '../../../tests/support/trades/records.ts';
import type { Order } from '../../contract/order.ts';

let outside: Outside;
let cart: typeof import('./cart-session.ts');
let state: typeof import('./cart-state.ts');
let store: typeof import('../../device/cart-store.ts');
/** By uuid, the orders that are for sale now. */
let forSale: Map<string, Order>;

async function open(): Promise<void> {
  cart = await import('./cart-session.ts');
  state = await import('./cart-state.ts');
  store = await import('../../device/cart-store.ts');
}

beforeEach(async () => {
  outside = await openApp(USER);
  forSale = new Map();
  outside.market['/v2/orders/best'] = ({ body }) =>
    (body as { uuids: string[] }).uuids.flatMap((uuid) => {
      const order = forSale.get(uuid);
      return order === undefined ? [] : [{ uuid, order }];
    });
  await open();
});
afterEach(closeApp);

const sell = (n: number, change: Parameters<typeof listingOf>[1] = {}) => {
  const order = listingOf(n, { network: 'meridian', ...change });
  forSale.set(orderOf(n), { ...order, uuid: order.uuid });
  return order;
};
const names = () => cart.cartView.items.map(({ nftUuid }) => nftUuid);
const stored = async () => (await store.readCart()).map(({ nftUuid }) => nftUuid);

describe('one click on an item', () => {
  test('puts it in, on the screen and on the device; another takes it out', async () => {
    sell(1);
    await cart.toggle(cardOf(1));
    expect(names()).toEqual([nftOf(1)]);
    await expect(stored()).resolves.toEqual([nftOf(1)]);
    expect(state.cartState).toMatchObject({ count: 1, held: { [nftOf(1)]: true } });
    expect(outside.local.get(state.COUNT_KEY)).toBe('1');
    await cart.toggle(cardOf(1));
    expect(names()).toEqual([]);
    await expect(stored()).resolves.toEqual([]);
    expect(outside.local.has(state.COUNT_KEY)).toBe(false);
  });
  test('that nobody sells does nothing', async () => {
    await cart.toggle({ ...cardOf(1), listing: null });
    expect(names()).toEqual([]);
    expect(outside.alerts).toEqual([]);
  });
  test('of another network asks first; the answer decides', async () => {
    sell(1);
    sell(2, { network: 'ostara', chainId: 31338 });
    const other = cardOf(2, { network: 'ostara', chainId: 31338 });
    await cart.toggle(cardOf(1));
    await cart.toggle(other);
    expect(state.cartState.shown).toBe('difference');
    await cart.answerDifference(false);
    expect(names()).toEqual([nftOf(1)]);
    await cart.toggle(other);
    await cart.answerDifference(true);
    expect(names()).toEqual([nftOf(2)]);
    expect(state.cartState.shown).toBeNull();
  });
  test('of the person’s own is refused, whoever tells that it is', async () => {
    await cart.toggle(listingOf(1, { maker: USER }));
    sell(2, { maker: USER });
    await cart.toggle(cardOf(2));
    expect(names()).toEqual([]);
    expect(outside.alerts.map(({ title }) => title)).toEqual(Array(2).fill('This is your own listing'));
  });
  test('is not held up by a marketplace that does not answer', async () => {
    outside.market['/v2/orders/best'] = () => {
      throw new TypeError('down');
    };
    await cart.toggle(cardOf(1));
    expect(names()).toEqual([nftOf(1)]);
  });
  test('into a full cart says so', async () => {
    await store.changeCart(() => Array.from({ length: 50 }, (_, n) => cartItem(n + 10)));
    sell(1);
    await cart.toggle(cardOf(1));
    expect(names()).toHaveLength(50);
    expect(outside.alerts).toMatchObject([{ title: 'The cart is full' }]);
  });
});

test('a device that cannot store the cart says why, and shows what it has', async () => {
  const closed = {
    open: () => {
      throw new DOMException('No', 'SecurityError');
    },
  };
  Object.assign(globalThis, { indexedDB: closed });
  await cart.toggle(listingOf(1, { maker: MAKER }));
  expect(outside.alerts).toMatchObject([{ status: 'error', title: 'The cart cannot be changed' }]);
  expect(names()).toEqual([]);
});

test('what another visit left is there at the start', async () => {
  await store.changeCart(() => [cartItem(1), cartItem(2)]);
  await cart.startCart();
  expect(names()).toEqual([nftOf(1), nftOf(2)]);
  expect(state.cartState.count).toBe(2);
});

describe('asking the market', () => {
  beforeEach(() => store.changeCart(() => [cartItem(1), cartItem(2)]));
  test('gives each line its verdict: what is gone has expired', async () => {
    sell(1);
    await cart.checkCart();
    expect(cart.currentLines().map(({ state: verdict }) => verdict)).toEqual(['active', 'expired']);
    expect(cart.cartView).toMatchObject({ checking: false, failure: null });
    await expect(store.readCart()).resolves.toMatchObject([{ status: 'active' }, { status: 'expired' }]);
  });
  test('another price waits for the person, and is theirs once they accept it', async () => {
    sell(1);
    sell(2, { value: 5n * 10n ** 17n });
    await cart.checkCart();
    const [, line] = cart.currentLines();
    expect(line?.state).toBe('changed');
    await cart.accept(nftOf(2), line!.order!);
    expect(cart.currentLines()[1]).toMatchObject({ state: 'active', item: { priceValue: `${5n * 10n ** 17n}` } });
  });
  test('without an answer changes no verdict', async () => {
    sell(1);
    sell(2);
    await cart.checkCart();
    outside.market['/v2/orders/best'] = () => {
      throw new TypeError('down');
    };
    await expect(cart.checkCart()).rejects.toMatchObject({ name: 'UnreachableError' });
    expect(cart.cartView).toMatchObject({ checking: false, failure: 'The server cannot be reached' });
    expect(cart.currentLines().map(({ state: verdict }) => verdict)).toEqual(['active', 'active']);
  });
  test('twice at the same moment asks once', async () => {
    await Promise.all([cart.checkCart(), cart.checkCart()]);
    expect(outside.asked).toHaveLength(1);
  });
});

describe('changes of the person', () => {
  beforeEach(() => store.changeCart(() => [cartItem(1, { itemType: 3, maxAmount: 5n }), cartItem(2, { token: WETH })]));
  test('are stored: copies, removal, all of it', async () => {
    await cart.choose(nftOf(1), 3n);
    await expect(store.readCart()).resolves.toMatchObject([{ amount: '3' }, { amount: '1' }]);
    await cart.remove(nftOf(1));
    await expect(stored()).resolves.toEqual([nftOf(2)]);
    await cart.clear();
    await expect(stored()).resolves.toEqual([]);
  });
});

test('what a transaction bought leaves the cart; what is under way cannot be bought twice', async () => {
  const checkout = uuidOf(9, 1);
  await store.changeCart(() =>
    [1, 2].map((n) => cartItem(n, { checkout: { id: checkout, order: orderOf(n) }, addedAt: n })),
  );
  const purchase = { checkout, orders: [orderOf(1), orderOf(2)], succeeded: false, startedAt: 5000 };
  await cart.followPurchases([{ ...purchase, bought: [], isUnderWay: true }]);
  expect(cart.currentLines().map(({ state: verdict }) => verdict)).toEqual(['buying', 'buying']);
  await cart.followPurchases([{ ...purchase, bought: [orderOf(1)], isUnderWay: false }]);
  expect(names()).toEqual([nftOf(2)]);
  await expect(stored()).resolves.toEqual([nftOf(2)]);
});
