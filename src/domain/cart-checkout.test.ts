import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartItem, listingOf, nftOf, orderOf, WETH } from '../../tests/support/trades/cart.ts';
import type { Order } from '../contract/order.ts';
import { linesOf } from './cart-check.ts';
import {
  afterPurchases,
  markCheckout,
  partsOf,
  planCheckout,
  sameTerms,
  valueOf,
  type CartPurchase,
} from './cart-checkout.ts';
import type { Cart } from './cart.ts';

const nobody = { address: null, buying: new Set<string>(), now: 0 };
const best = (...answers: [number, Order | null][]) => new Map(answers.map(([n, order]) => [nftOf(n), order]));
const plan = (cart: Cart, answers: ReadonlyMap<string, Order | null>) => planCheckout(linesOf(cart, answers, nobody));

describe('a checkout', () => {
  test('buys nothing while a number of copies cannot be had', () => {
    const item = cartItem(1, { itemType: 3, maxAmount: 4n });
    const [line] = linesOf([item], best([1, listingOf(1, { itemType: 3, maxAmount: 4n })]), nobody);
    expect(line && planCheckout([line])).toHaveLength(1);
    expect(line && planCheckout([{ ...line, state: 'indivisible' }])).toBeNull();
  });
  test('pays the sum of its prices, each as often as there are copies', () => {
    const cart = [cartItem(1), cartItem(2, { itemType: 3, maxAmount: 4n, value: 7n, amount: '3' })];
    const answers = best(
      [1, listingOf(1, { value: 5n })],
      [2, listingOf(2, { itemType: 3, maxAmount: 4n, value: 7n })],
    );
    const parts = partsOf(linesOf(cart, answers, nobody));
    expect(parts?.map(valueOf)).toEqual([26n]);
    expect(partsOf(linesOf(cart, best([1, listingOf(1)]), nobody))).toBeNull();
  });
  test('has one part a currency, without what is expired [F13]', () => {
    const cart = [
      cartItem(1),
      cartItem(2, { token: WETH }),
      cartItem(3, { itemType: 3, maxAmount: 4n, amount: '3' }),
      cartItem(4),
    ];
    const answers = best(
      [1, listingOf(1)],
      [2, listingOf(2, { token: WETH })],
      [3, listingOf(3, { itemType: 3, maxAmount: 4n })],
      [4, null],
    );
    const parts = plan(cart, answers);
    expect(
      parts?.map(({ token, chainId, entries }) => [
        token.symbol,
        chainId,
        entries.map(({ order, units }) => [order.uuid, units]),
      ]),
    ).toEqual([
      [
        'ETH',
        31337,
        [
          [orderOf(1), 1n],
          [orderOf(3), 3n],
        ],
      ],
      ['WETH', 31337, [[orderOf(2), 1n]]],
    ]);
  });
  test('buys nothing while a new price waits for a word, or an item was not checked', () => {
    expect(plan([cartItem(1), cartItem(2)], best([1, listingOf(1)], [2, listingOf(2, { value: 1n })]))).toBeNull();
    expect(plan([cartItem(1), cartItem(2)], best([1, listingOf(1)]))).toBeNull();
  });
  test('goes on only when what was agreed to is what there is', () => {
    const cart = [cartItem(1), cartItem(2)];
    const before = linesOf(cart, new Map(), nobody);
    const same = best([1, listingOf(1, { order: 9 })], [2, listingOf(2)]);
    expect(sameTerms(before, linesOf(cart, same, nobody))).toBe(true);
    expect(sameTerms(before, linesOf(cart, best([1, listingOf(1)], [2, null]), nobody))).toBe(false);
    expect(sameTerms(before, linesOf(cart, best([1, listingOf(1, { value: 1n })]), nobody))).toBe(false);
    expect(sameTerms(before, linesOf([cartItem(1)], same, nobody))).toBe(false);
  });
});

test('what is not bought anyway may change under a click: gone, own, under way', () => {
  const cart = [cartItem(1), cartItem(2)];
  const before = linesOf(cart, best([1, listingOf(1)], [2, null]), nobody);
  const after = linesOf(cart, best([1, listingOf(1)]), { ...nobody, buying: new Set() });
  expect(sameTerms(before, linesOf([cartItem(1)], best([1, listingOf(1)]), nobody))).toBe(true);
  expect(sameTerms(before, after)).toBe(false);
});

const purchase = (change: Partial<CartPurchase> = {}): CartPurchase => ({
  checkout: 'c1',
  orders: [],
  bought: [],
  succeeded: false,
  isUnderWay: false,
  startedAt: 5000,
  ...change,
});
const parts = (...listings: Order[]) => [
  { token: listingOf(1).price.token, chainId: 31337, entries: listings.map((order) => ({ order, units: 1n })) },
];
const left = (cart: Cart) => cart.map((item) => item.name.split('#')[1]);

describe('after a purchase', () => {
  const [one, two, gone] = [cartItem(1), cartItem(2), cartItem(3, { status: 'expired' })];
  const cart = markCheckout([one, two, gone], 'c1', parts(listingOf(1, { order: 91 }), listingOf(2)));
  const both = { orders: [orderOf(91), orderOf(2)] };

  test('each entry leaves as it is proved bought, by the order that was bought', () => {
    expect(left(afterPurchases(cart, [purchase({ ...both, bought: [orderOf(91)] })]))).toEqual(['2', '3']);
  });
  test('the whole checkout leaves when it succeeded [E53]', () => {
    expect(afterPurchases(cart, [purchase({ ...both, succeeded: true, bought: [orderOf(91)] })])).toEqual([]);
  });
  test('nothing else leaves while one is pending or failed, or is another one [E54]', () => {
    expect(afterPurchases(cart, [])).toBe(cart);
    expect(afterPurchases(cart, [purchase(both)])).toBe(cart);
    expect(afterPurchases(cart, [purchase({ ...both, checkout: 'c2', succeeded: true })])).toBe(cart);
    const [first, second] = [purchase({ orders: [orderOf(91)] }), purchase({ orders: [orderOf(2)] })];
    expect(afterPurchases(cart, [{ ...first, succeeded: true, bought: first.orders }, second])).toHaveLength(2);
    expect(
      afterPurchases(cart, [
        { ...first, succeeded: true },
        { ...second, succeeded: true },
      ]),
    ).toEqual([]);
  });
  test('a part that never became a transaction, or was put away, keeps the rest', () => {
    const alone = purchase({ orders: [orderOf(91)], bought: [orderOf(91)], succeeded: true });
    expect(left(afterPurchases(cart, [alone]))).toEqual(['2', '3']);
  });
  test('what was put in later stays, though it be the same order', () => {
    const done = purchase({ ...both, bought: both.orders, succeeded: true });
    const later = [cartItem(1, { order: 91, addedAt: 6000 }), cartItem(8)];
    expect(afterPurchases([...cart, ...later.slice(1)], [done])).toEqual(later.slice(1));
    expect(afterPurchases(later, [done])).toBe(later);
  });
  test('what was put in at the very moment of the click is part of it', () => {
    const now = cartItem(1, { addedAt: 5000 });
    expect(afterPurchases([now], [purchase({ bought: [now.uuid] })])).toEqual([]);
  });
  test('a checkout of which no transaction is known is not over', () => {
    const other = purchase({ checkout: 'c2', succeeded: true, bought: [orderOf(77)] });
    const leftOut = markCheckout([gone], 'c1', []);
    expect(leftOut[0]?.checkout).toEqual({ id: 'c1', order: null });
    expect(afterPurchases(leftOut, [other])).toBe(leftOut);
  });
  test('an order bought under an earlier checkout leaves as well', () => {
    expect(afterPurchases([one], [purchase({ bought: [one.uuid] })])).toEqual([]);
    const again = markCheckout([one], 'c2', parts(listingOf(1)));
    expect(afterPurchases(again, [purchase({ bought: [one.uuid] })])).toEqual([]);
  });
});

test('whatever the transactions come to: bought leaves, nothing unbought leaves unless its whole checkout succeeded', () => {
  const fate = fc.constantFrom('pending', 'failed', 'success', 'missing');
  const scene = fc.record({
    fates: fc.array(fate, { minLength: 1, maxLength: 3 }),
    sizes: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
    skipped: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  });
  fc.assert(
    fc.property(scene, ({ fates, sizes, skipped }) => {
      let n = 0;
      const groups = fates.map((fateOf, index) => ({
        fateOf,
        listings: Array.from({ length: sizes[index] ?? 1 }, () => listingOf((n += 1))),
      }));
      const listings = groups.flatMap((group) => group.listings);
      const cart = markCheckout(
        listings.map((_, index) => cartItem(index + 1)),
        'c1',
        groups.flatMap((group) => parts(...group.listings)),
      );
      const bought = (order: Order) => skipped[listings.indexOf(order)] === false;
      const purchases = groups
        .filter((group) => group.fateOf !== 'missing')
        .map(({ fateOf, listings: own }) =>
          purchase({
            orders: own.map((order) => order.uuid),
            succeeded: fateOf === 'success',
            bought: fateOf === 'success' ? own.filter(bought).map((order) => order.uuid) : [],
          }),
        );
      const rest = afterPurchases(cart, purchases).map((item) => item.uuid);
      const proved = purchases.flatMap((one) => one.bought);
      const isWhole = groups.every(
        ({ fateOf, listings: own }) =>
          fateOf === 'success' || (fateOf === 'missing' && own.every((order) => proved.includes(order.uuid))),
      );
      const expected = isWhole ? [] : listings.map((order) => order.uuid).filter((uuid) => !proved.includes(uuid));
      expect(rest).toEqual(expected);
      expect(afterPurchases(afterPurchases(cart, purchases), purchases).map((item) => item.uuid)).toEqual(rest);
    }),
  );
});
