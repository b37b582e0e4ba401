import { describe, expect, test } from 'vitest';
import { cartItem, listingOf, WETH } from '../../tests/support/trades/cart.ts';
import { CART_MAX } from './cart.ts';
import { costOf, currenciesOf, SWEEP_MAX, sweepable } from './sweep.ts';

const listings = (count: number) => Array.from({ length: count }, (_, n) => listingOf(n, { value: BigInt(n + 1) }));
const currency = listingOf(0).price.token;
const o = { currency, viewer: null, cart: [], now: 1 };

describe('a sweep', () => {
  test('adds the cheapest, one listing an item, never more than it may', () => {
    const twice = { ...listingOf(0, { value: 9n }), uuid: listingOf(50).uuid };
    const items = sweepable([...listings(30), twice], o);
    expect(items).toHaveLength(SWEEP_MAX);
    expect(items.map(({ priceValue }) => priceValue)).toEqual(Array.from({ length: 20 }, (_, n) => String(n + 1)));
    // The cart is sorted by it.
    expect(items.map(({ addedAt }) => addedAt)).toEqual(Array.from({ length: 20 }, (_, n) => o.now + n));
    expect(costOf(items)).toEqual({ total: 210n, dearest: 20n });
    expect(costOf([])).toEqual({ total: 0n, dearest: 0n });
  });

  test('leaves out what the viewer sells, what the cart holds and what is in another currency', () => {
    const [own, held, left, foreign] = [listingOf(1), listingOf(2), listingOf(3), listingOf(4, { token: WETH })];
    const cart = [cartItem(2)];
    const viewer = `0x${'e'.repeat(40)}` as const;
    const all = [{ ...own, maker: viewer.toUpperCase().replace('0X', '0x') as typeof viewer }, held, left, foreign];
    expect(sweepable(all, { ...o, cart, viewer }).map(({ nftUuid }) => nftUuid)).toEqual([left.nft.uuid]);
    expect(currenciesOf(all)).toEqual([currency, WETH]);
    expect(sweepable(all, { ...o, currency: WETH })).toHaveLength(1);
  });

  test('adds no more than the cart has room for', () => {
    const cart = Array.from({ length: CART_MAX - 2 }, (_, n) => cartItem(100 + n));
    expect(sweepable(listings(5), { ...o, cart })).toHaveLength(2);
    expect(sweepable(listings(5), { ...o, cart: [...cart, ...cart] })).toEqual([]);
  });
});
