import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartItem, ETH, listingOf, nftOf, WETH } from '../../tests/support/trades/cart.ts';
import type { Order } from '../contract/order.ts';
import { linesOf } from './cart-check.ts';
import type { Cart } from './cart.ts';
import { showUsd } from './decimals.ts';
import { addDecimals, showTokenTotal, totalsOf } from './cart-totals.ts';

const lines = (cart: Cart, best: ReadonlyMap<string, Order | null> = new Map()) =>
  linesOf(cart, best, { address: null, buying: new Set(), now: 0 });
const shown = (cart: Cart) =>
  totalsOf(lines(cart)).tokens.map(({ token, value }) => `${showTokenTotal(value, token.decimals)} ${token.symbol}`);
const eth = (text: string) => BigInt(Math.round(Number(text) * 1e6)) * 10n ** 12n;

describe('totals', () => {
  test('dollars are rounded to two decimals, not cut off [F9]', () => {
    const usd = totalsOf(lines([cartItem(1, { usd: '0.105' }), cartItem(2, { usd: '0.1' })])).usd;
    expect(usd).toBe('0.205');
    expect(showUsd(usd)).toBe('$0.21');
    expect(showUsd('1284.061')).toBe('$1,284.06');
  });
  test('dollars are those of the exact sum, not of rounded unit prices [F9]', () => {
    const rated = (n: number) => {
      const item = cartItem(n, {
        value: 59_300n * 10n ** 12n,
        usd: '181.30',
        itemType: 3,
        maxAmount: 900n,
        amount: '500',
      });
      return { ...item, price: { ...item.price, usdRate: '3057.3' } };
    };
    expect(showUsd(totalsOf(lines([rated(1), rated(2)])).usd)).toBe('$181,297.89');
  });
  test('tokens are rounded to five decimals [F10]', () => {
    expect(shown([cartItem(1, { value: eth('0.000004') }), cartItem(2, { value: eth('0.1') })])).toEqual(['0.1 ETH']);
    expect(shown([cartItem(1, { value: eth('0.000006') })])).toEqual(['0.00001 ETH']);
    expect(shown([cartItem(1, { value: eth('1234.5') })])).toEqual(['1,234.5 ETH']);
  });
  test('nothing is padded: a total reads as the prices above it do', () => {
    expect(shown([cartItem(1, { value: eth('0.0593') }), cartItem(2, { value: eth('0.0598') })])).toEqual([
      '0.1191 ETH',
    ]);
    expect(showTokenTotal(184_000_000n, 6)).toBe('184');
    expect(showTokenTotal(1_000_000_000n, 6)).toBe('1,000');
    expect(showTokenTotal(123_456_700n, 9)).toBe('0.12346');
  });
  test('something is never shown as nothing', () => {
    expect(shown([cartItem(1, { value: eth('0.000004') })])).toEqual(['<0.00001 ETH']);
    expect(showTokenTotal(0n, 18)).toBe('0');
  });
  test('there is one a currency, and one in dollars [F11]', () => {
    const totals = totalsOf(lines([cartItem(1), cartItem(2, { token: WETH }), cartItem(3)]));
    expect(totals.tokens.map(({ token, items }) => `${items} ${token.symbol}`)).toEqual(['2 ETH', '1 WETH']);
    expect(totals).toMatchObject({ items: 3, copies: 3n, usd: '900' });
  });
  test('copies count [F12]', () => {
    const three = cartItem(1, { itemType: 3, maxAmount: 5n, amount: '3' });
    expect(shown([three])).toEqual(['0.3 ETH']);
    expect(totalsOf(lines([three]))).toMatchObject({ items: 1, copies: 3n, usd: '900' });
  });
  test('an expired item is left out, a repriced one counts at its present price', () => {
    const best = new Map([
      [nftOf(1), null],
      [nftOf(2), listingOf(2, { value: 2n * 10n ** 17n, usd: '600' })],
    ]);
    const totals = totalsOf(lines([cartItem(1), cartItem(2)], best));
    expect(totals).toMatchObject({ items: 1, usd: '600', tokens: [{ value: 2n * 10n ** 17n }] });
  });
  test('of an empty cart are nothing', () => {
    expect(totalsOf([])).toEqual({ items: 0, copies: 0n, tokens: [], usd: '0' });
  });
});

test('sums are exact, whatever the amounts, copies and decimals', () => {
  const entry = fc.record({
    value: fc.bigInt({ min: 0n, max: 10n ** 30n }),
    copies: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    cents: fc.bigInt({ min: 0n, max: 10n ** 15n }),
    token: fc.constantFrom(ETH, WETH, { address: `0x${'a1'.repeat(20)}` as const, symbol: 'USDC', decimals: 6 }),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      const cart = entries.map(({ value, copies, cents, token }, n) =>
        cartItem(n, {
          value,
          token,
          itemType: 3,
          maxAmount: 10n ** 12n,
          amount: copies.toString(),
          usd: `${cents / 1000n}.${(cents % 1000n).toString().padStart(3, '0')}`,
        }),
      );
      const totals = totalsOf(lines(cart));
      for (const { token, value } of totals.tokens) {
        const own = entries.filter((one) => one.token.address === token.address);
        expect(value).toBe(own.reduce((sum, one) => sum + one.value * one.copies, 0n));
      }
      const mills = entries.reduce((sum, one) => sum + one.cents * one.copies, 0n);
      expect(addDecimals(totals.usd, '0.000')).toBe(
        addDecimals(`${mills / 1000n}`, `0.${String(mills % 1000n).padStart(3, '0')}`),
      );
      expect(totals.items).toBe(entries.length);
    }),
  );
});
