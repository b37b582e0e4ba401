import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ETH, WETH } from '../../tests/support/trades/cart.ts';
import { lacksFee, missingOf, towards, unapproved, type Balances } from './cart-funds.ts';
import type { TokenTotal } from './cart-totals.ts';

const total = (token: typeof ETH, value: bigint): TokenTotal => ({ token, items: 1, copies: 1n, value });
const balances = (eth: bigint, weth?: bigint): Balances =>
  new Map([
    [ETH.address, { balance: eth, allowance: 0n }],
    ...(weth === undefined ? [] : [[WETH.address, { balance: weth, allowance: 0n }] as const]),
  ]);

describe('what is missing', () => {
  test('to the last unit, by currency; what is enough is not named', () => {
    expect(missingOf([total(ETH, 10n)], balances(9n))).toEqual([{ token: ETH, value: 1n }]);
    expect(missingOf([total(ETH, 10n)], balances(10n))).toEqual([]);
    expect(missingOf([total(ETH, 10n), total(WETH, 5n)], balances(3n, 1n))).toEqual([
      { token: ETH, value: 7n },
      { token: WETH, value: 4n },
    ]);
    expect(missingOf([total(ETH, 1n), total(WETH, 5n)], balances(3n, 1n))).toEqual([{ token: WETH, value: 4n }]);
  });
  test('a currency that was not read is one of which there is nothing', () => {
    expect(missingOf([total(WETH, 5n)], balances(3n))).toEqual([{ token: WETH, value: 5n }]);
  });
  test('the network is paid from what the prices leave, whatever they are paid in', () => {
    expect(lacksFee([total(ETH, 10n)], balances(12n), 2n)).toBe(false);
    expect(lacksFee([total(ETH, 10n)], balances(12n), 3n)).toBe(true);
    expect(lacksFee([total(WETH, 10n)], balances(3n, 10n), 3n)).toBe(false);
    expect(lacksFee([total(WETH, 10n)], balances(2n, 10n), 3n)).toBe(true);
  });
});

test('a token needs an approval where Seaport may take less than is paid; native currency needs none', () => {
  const may = (allowance: bigint): Balances =>
    new Map([
      [ETH.address, { balance: 9n, allowance: 0n }],
      [WETH.address, { balance: 9n, allowance }],
    ]);
  const both = [total(ETH, 5n), total(WETH, 5n)];
  expect(unapproved(both, may(4n))).toEqual([WETH]);
  expect(unapproved(both, may(5n))).toEqual([]);
  expect(unapproved([total(ETH, 5n)], may(0n))).toEqual([]);
});

test('rounding to what is shown never flatters', () => {
  expect(towards('up', 1n, 18)).toBe(10n ** 13n);
  expect(towards('down', 10n ** 13n - 1n, 18)).toBe(0n);
  expect(towards('up', 1_234_567n, 6)).toBe(1_234_570n);
  expect(towards('down', 1_234_567n, 6)).toBe(1_234_560n);
  expect(towards('up', 1_234_567n, 5)).toBe(1_234_567n);
  expect(towards('down', 7n, 0)).toBe(7n);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 24 }), (value, decimals) => {
      const [down, up] = [towards('down', value, decimals), towards('up', value, decimals)];
      expect(down <= value && value <= up).toBe(true);
      expect(up - down).toBe(down === value ? 0n : 10n ** BigInt(decimals - 5));
    }),
  );
});
