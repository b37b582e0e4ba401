import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartItem, listingOf, MAKER, nftOf, orderOf, WETH } from '../../tests/support/trades/cart.ts';
import type { Order } from '../contract/order.ts';
import { isUndecided, isWanted, linesOf, settleCart, type CartLine, type CartViewer } from './cart-check.ts';

const nobody: CartViewer = { address: null, buying: new Set(), now: 0 };
const best = (...answers: [number, Order | null][]) => new Map(answers.map(([n, order]) => [nftOf(n), order]));

describe('each item gets its own verdict [D9]', () => {
  const cart = [cartItem(1), cartItem(2), cartItem(3), cartItem(4)];
  const now = best([1, listingOf(1)], [2, null], [3, listingOf(3, { value: 2n * 10n ** 17n })]);
  const lines = linesOf(cart, now, nobody);

  test('unchanged, gone, repriced, not asked', () => {
    expect(lines.map((line) => line.state)).toEqual(['active', 'expired', 'changed', 'active']);
  });
  test('with the two sentences [D5] [D6] [K53] [K54] [F8]', () => {
    expect(lines.map((line) => line.message)).toEqual([
      null,
      'Order for token Isohypse #2 was expired',
      'Token Isohypse #3 now costs 0.2 ETH, available: 1',
      null,
    ]);
  });
  test('a repriced one shows both prices', () => {
    expect(lines[2]?.item.price.amount).toBe('0.2');
    expect(lines[2]?.was?.price.amount).toBe('0.1');
  });
  test('only a checked one has an order to buy', () => {
    expect(lines.map((line) => line.order?.uuid ?? null)).toEqual([orderOf(1), null, orderOf(3), null]);
  });
});

test('an order past its end is expired by the clock, before anybody is asked again', () => {
  const order = { ...listingOf(1), endTime: 1_000 };
  const state = (now: number) => linesOf([cartItem(1)], best([1, order]), { ...nobody, now })[0]?.state;
  expect([state(0), state(999_999), state(1_000_000)]).toEqual(['active', 'active', 'expired']);
});

describe('the viewer', () => {
  test('cannot buy an own listing, known from an order before or now', () => {
    const mine = { address: MAKER, buying: new Set<string>(), now: 0 };
    const fromCard = { ...cartItem(2), maker: null };
    expect(linesOf([cartItem(1), fromCard], new Map(), mine).map((line) => line.state)).toEqual(['own', 'active']);
    expect(linesOf([fromCard], best([2, listingOf(2)]), mine)[0]?.state).toBe('own');
  });
  test('sees what is being bought as that, though its order is gone by then', () => {
    const item = cartItem(1, { checkout: { id: 'c', order: orderOf(9) } });
    const buying = { address: null, buying: new Set([orderOf(9)]), now: 0 };
    expect(linesOf([item, cartItem(2)], best([1, null]), buying).map((line) => line.state)).toEqual([
      'buying',
      'active',
    ]);
    expect(linesOf([item], best([1, null]), nobody)[0]?.state).toBe('expired');
  });
});

test('a number of copies that the signed order cannot be divided by waits for another one', () => {
  const order = listingOf(1, { itemType: 3, maxAmount: 4n, value: 1n });
  const [payment] = order.parameters.consideration;
  if (payment === undefined) throw new Error('No payment');
  const odd = { ...order, parameters: { ...order.parameters, consideration: [{ ...payment, startAmount: '6' }] } };
  const wants = (amount: string) =>
    linesOf([cartItem(1, { itemType: 3, maxAmount: 4n, value: 1n, amount })], best([1, odd]), nobody)[0];
  expect(wants('2')).toMatchObject({ state: 'active', message: null });
  expect(wants('3')).toMatchObject({
    state: 'indivisible',
    message: 'Isohypse #1 cannot be bought in this number of copies. Choose another number.',
  });
});

test('what would be paid for, and what waits for the person', () => {
  const states = ['active', 'changed', 'indivisible', 'expired', 'own', 'buying'] as const;
  const line = (state: CartLine['state']) => ({ ...linesOf([cartItem(1)], new Map(), nobody)[0]!, state });
  expect(states.filter((state) => isWanted(line(state)))).toEqual(['active', 'changed', 'indivisible']);
  expect(states.filter((state) => isUndecided(line(state)))).toEqual(['changed', 'indivisible']);
});

test('an order that costs nothing in all cannot be bought: something is wrong with it', () => {
  const free = listingOf(1, { value: 0n });
  expect(linesOf([cartItem(1, { value: 0n })], best([1, free]), nobody)[0]?.state).toBe('indivisible');
});

test('a visitor owns nothing, also where nobody knows who sells', () => {
  const unknown = { ...cartItem(1), maker: null };
  expect(linesOf([unknown], new Map(), nobody)[0]?.state).toBe('active');
});

describe('what is kept', () => {
  test('an expired one stays in the cart as that, and lives again with its order [C108] [F8]', () => {
    const [gone] = settleCart([cartItem(1)], best([1, null]));
    expect(gone).toEqual({ ...cartItem(1), status: 'expired' });
    expect(linesOf(gone === undefined ? [] : [gone], new Map(), nobody)[0]).toMatchObject({
      state: 'expired',
      message: 'Order for token Isohypse #1 was expired',
    });
    expect(settleCart([{ ...cartItem(1), status: 'expired' }], best([1, listingOf(1)]))).toEqual([cartItem(1)]);
  });
  test('an unchanged one follows the order behind it, its dollars and what is on offer', () => {
    const now = listingOf(1, { order: 8, usd: '321', itemType: 3, maxAmount: 9n });
    const [item] = settleCart([cartItem(1, { itemType: 3, maxAmount: 4n, amount: '4' })], best([1, now]));
    expect(item).toMatchObject({ uuid: orderOf(8), maxAmount: '9', amount: '4', price: { amountUsd: '321' } });
  });
  test('what nobody asked about stays', () => {
    const cart = [cartItem(1)];
    expect(settleCart(cart, new Map())).toEqual(cart);
  });
});

test('no answer ever removes an item, nor changes price, currency or amount that were seen', () => {
  const answer = fc.record({
    gone: fc.boolean(),
    value: fc.bigInt({ min: 1n, max: 3n }),
    weth: fc.boolean(),
    left: fc.bigInt({ min: 0n, max: 6n }),
    order: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(answer, { minLength: 1, maxLength: 8 }),
      fc.bigInt({ min: 1n, max: 4n }),
      (answers, wanted) => {
        const seen = cartItem(1, { value: 2n, itemType: 3, maxAmount: 4n, amount: wanted.toString() });
        let cart = [seen];
        for (const { gone, value, weth, left, order } of answers) {
          const listing = listingOf(1, {
            order,
            value,
            itemType: 3,
            maxAmount: left,
            ...(weth ? { token: WETH } : {}),
          });
          const now = best([1, gone ? null : listing]);
          const [line] = linesOf(cart, now, nobody);
          const isGone = gone || left === 0n;
          const most = BigInt(cart[0]?.maxAmount ?? '0');
          const isSame = value === 2n && !weth && left >= most;
          expect(line?.state).toBe(isGone ? 'expired' : isSame ? 'active' : 'changed');
          cart = [...settleCart(cart, now)];
          expect(cart).toHaveLength(1);
          expect(cart[0]).toMatchObject({
            nftUuid: seen.nftUuid,
            priceValue: seen.priceValue,
            currency: seen.currency,
            amount: seen.amount,
            status: isGone ? 'expired' : 'active',
          });
        }
      },
    ),
  );
});
