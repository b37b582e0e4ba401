import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardOf, cartItem, listingOf, nftOf, orderOf, WETH } from '../../tests/support/trades/cart.ts';
import {
  acceptOrder,
  CART_MAX,
  itemOfCard,
  itemOfOrder,
  parseCartItem,
  removeItem,
  setAmount,
  startAnew,
  toggleItem,
  type Cart,
} from './cart.ts';

describe('a cart item', () => {
  test('carries what the spec lists, from an order [C103] [C104] [C105] [C106] [C107] [C108]', () => {
    const item = itemOfOrder(listingOf(7, { itemType: 3, maxAmount: 5n, value: 15n * 10n ** 17n, usd: '4500.5' }), 1);
    expect(item).toMatchObject({
      uuid: orderOf(7),
      network: 'meridian',
      itemType: 3,
      amount: '1',
      price: { amountUsd: '4500.5', symbol: 'ETH', amount: '1.5' },
      status: 'active',
    });
    expect(Object.keys(item?.price ?? {}).toSorted()).toEqual(['amount', 'amountUsd', 'symbol']);
  });
  test('is the same from a card, but for the maker, whom a card does not tell', () => {
    expect(itemOfCard(cardOf(3), 9)).toEqual({ ...itemOfOrder(listingOf(3), 9), maker: null });
  });
  test('of a multi-copy item starts with one copy [F6]', () => {
    expect(itemOfCard(cardOf(1, { itemType: 3, maxAmount: 5n }), 0)).toMatchObject({ amount: '1', maxAmount: '5' });
  });
  test('is nothing where nothing can be bought', () => {
    const order = listingOf(1);
    expect(itemOfCard({ ...cardOf(1), listing: null }, 0)).toBeNull();
    expect(itemOfCard(cardOf(1, { maxAmount: 0n }), 0)).toBeNull();
    expect(itemOfOrder({ ...order, side: 'offer' }, 0)).toBeNull();
    expect(itemOfOrder({ ...order, maxAmount: '0' }, 0)).toBeNull();
    expect(itemOfOrder({ ...order, nft: { ...order.nft, uuid: null } }, 0)).toBeNull();
    expect(itemOfOrder({ ...order, nft: { ...order.nft, identifier: null } }, 0)).toBeNull();
  });
  test('comes back from storage as it went, and damage is no item', () => {
    const item = cartItem(1);
    expect(parseCartItem(structuredClone(item))).toEqual(item);
    expect(parseCartItem(null)).toBeNull();
    for (const damage of [
      { amount: '0' },
      { itemType: 3, amount: '0' },
      { maxAmount: '0' },
      { amount: '2' },
      { amount: '-1' },
      { status: 'sold' },
      { priceValue: '1.5' },
    ]) {
      expect(parseCartItem({ ...item, ...damage }), JSON.stringify(damage)).toBeNull();
    }
  });
});

describe('the click', () => {
  test('adds what is not there [F1] [F5]', () => {
    const { cart, result } = toggleItem([cartItem(1)], cartItem(2));
    expect(result).toEqual({ kind: 'added' });
    expect(cart.map((item) => item.nftUuid)).toEqual([nftOf(1), nftOf(2)]);
  });
  test('removes what is there, also when another order is the cheapest by now [F7]', () => {
    const { cart, result } = toggleItem([cartItem(1), cartItem(2)], cartItem(2, { order: 99, value: 5n }));
    expect(result).toEqual({ kind: 'removed' });
    expect(cart.map((item) => item.nftUuid)).toEqual([nftOf(1)]);
  });
  test('of another network is a question, and the cart stays as it was [F2] [F4]', () => {
    const cart = [cartItem(1), cartItem(2)];
    const other = cartItem(3, { network: 'tessera', chainId: 31338 });
    const answer = toggleItem(cart, other);
    expect(answer.cart).toBe(cart);
    expect(answer.result).toEqual({ kind: 'network-difference', count: 2, network: 'meridian', item: other });
  });
  test('of another network, confirmed, leaves exactly that item [F3]', () => {
    const other = cartItem(3, { network: 'tessera', chainId: 31338 });
    expect(startAnew([cartItem(1), cartItem(2)], other)).toEqual([other]);
    const meanwhile = cartItem(4, { network: 'tessera', chainId: 31338 });
    expect(startAnew([meanwhile, { ...other, addedAt: 1 }], other)).toEqual([meanwhile, other]);
  });
  test('does not go beyond what one transaction holds', () => {
    const full = Array.from({ length: CART_MAX }, (_, n) => cartItem(n));
    const answer = toggleItem(full, cartItem(CART_MAX));
    expect(answer).toEqual({ cart: full, result: { kind: 'full' } });
    expect(toggleItem(full, cartItem(0)).result).toEqual({ kind: 'removed' });
  });
});

describe('changes', () => {
  test('the amount of a multi-copy item, within what is on offer [C106]', () => {
    const cart = [cartItem(1, { itemType: 3, maxAmount: 4n }), cartItem(2)];
    expect(setAmount(cart, nftOf(1), 4n)[0]?.amount).toBe('4');
    for (const amount of [0n, -1n, 5n]) expect(setAmount(cart, nftOf(1), amount)).toEqual(cart);
    expect(setAmount(cart, nftOf(2), 1n)).toEqual(cart);
    const three = [
      cartItem(1, { itemType: 3, maxAmount: 4n, amount: '3' }),
      cartItem(2, { itemType: 3, maxAmount: 4n }),
    ];
    expect(setAmount(three, nftOf(1), 1n).map((item) => item.amount)).toEqual(['1', '1']);
    expect(setAmount(three, nftOf(2), 2n).map((item) => item.amount)).toEqual(['3', '2']);
    // More than one of a single item cannot be, whatever a server says is on offer.
    expect(setAmount([cartItem(2, { maxAmount: 4n })], nftOf(2), 2n)[0]?.amount).toBe('1');
  });
  test('removing what is not there changes nothing', () => {
    const cart = [cartItem(1)];
    expect(removeItem(cart, nftOf(2))).toBe(cart);
    expect(removeItem(cart, nftOf(1))).toEqual([]);
  });
  test('accepting takes price, currency, order and quantity of the present one', () => {
    const item = cartItem(1, { itemType: 3, maxAmount: 9n, amount: '6', status: 'expired' });
    const present = listingOf(1, { order: 44, itemType: 3, maxAmount: 4n, value: 7n, token: WETH, usd: '2' });
    expect(acceptOrder(item, present)).toEqual({
      ...item,
      uuid: orderOf(44),
      price: { amountUsd: '2', symbol: 'WETH', amount: '0.000000000000000007' },
      priceValue: '7',
      currency: WETH,
      maxAmount: '4',
      amount: '4',
      status: 'active',
    });
    expect(acceptOrder({ ...item, amount: '2' }, present).amount).toBe('2');
  });
});

test('whatever is clicked: one network, no item twice, amounts within what is on offer, entries that parse', () => {
  const click = fc.record({
    n: fc.integer({ min: 0, max: 5 }),
    other: fc.boolean(),
    multi: fc.boolean(),
    amount: fc.bigInt({ min: -2n, max: 9n }),
    does: fc.constantFrom('toggle', 'amount', 'remove', 'anew'),
  });
  fc.assert(
    fc.property(fc.array(click, { maxLength: 40 }), (clicks) => {
      let cart: Cart = [];
      for (const { n, other, multi, amount, does } of clicks) {
        const item = cartItem(n, {
          ...(other ? { network: 'tessera', chainId: 31338 } : {}),
          ...(multi ? { itemType: 3 as const, maxAmount: 5n } : {}),
        });
        if (does === 'toggle') cart = toggleItem(cart, item).cart;
        else if (does === 'amount') cart = setAmount(cart, item.nftUuid, amount);
        else if (does === 'remove') cart = removeItem(cart, item.nftUuid);
        else cart = startAnew(cart, item);
        expect(new Set(cart.map((one) => one.chainId)).size).toBeLessThanOrEqual(1);
        expect(new Set(cart.map((one) => one.nftUuid)).size).toBe(cart.length);
        for (const one of cart) {
          expect(BigInt(one.amount)).toBeGreaterThanOrEqual(1n);
          expect(BigInt(one.amount)).toBeLessThanOrEqual(BigInt(one.maxAmount));
          expect(parseCartItem(one)).toEqual(one);
        }
      }
    }),
  );
});
