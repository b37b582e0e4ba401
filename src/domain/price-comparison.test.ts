import { describe, expect, test } from 'vitest';
import type { Price } from '../contract/order.ts';
import type { Token } from '../contract/token.ts';
import { formatUnits } from './money.ts';
import { ZERO_ADDRESS } from './order.ts';
import { percentOver, percentUnderFloor, sameMoneyOf, timesOverFloor, usdOf } from './price-comparison.ts';

const WRAPPED = `0x${'e7'.repeat(20)}` as const;
const eth: Token = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 };
const weth: Token = { address: WRAPPED, symbol: 'WETH', decimals: 18 };
const usdc: Token = { address: `0x${'dc'.repeat(20)}`, symbol: 'USDC', decimals: 6 };
const same = sameMoneyOf(WRAPPED);
const price = (value: bigint, token: Token, amountUsd: string): Price => ({
  amount: formatUnits(value, token.decimals),
  value: value.toString(),
  amountUsd,
  logo: '',
  token,
});
const one = 10n ** 18n;

describe('dollars', () => {
  test('go by the largest price told in the same money, wrapped or not', () => {
    const told = [price(one / 1000n, eth, '3.06'), price(2n * one, eth, '6114.60'), null, undefined];
    expect(usdOf(one, weth, told, same)).toBe('3057.30');
    expect(usdOf(one / 2n, eth, told, same)).toBe('1528.65');
    expect(usdOf(0n, eth, told, same)).toBe('0.00');
  });
  test('are exact for any amount where the server told its rate, however small the price it told it with', () => {
    const told = [
      price(2n * one, eth, '6114.60'),
      { ...price(59_300n * 10n ** 12n, eth, '181.30'), usdRate: '3057.3' },
    ];
    expect(usdOf(21n * one, weth, told, same)).toBe('64203.30');
    expect(usdOf(21n * one, weth, [{ ...told[1]!, usdRate: '0' }], same)).toBeNull();
  });
  test('of tokens with other decimals', () => {
    expect(usdOf(2_500_000n, usdc, [price(1_000_000n, usdc, '1.00')], same)).toBe('2.50');
  });
  test('are not made up where nobody told any', () => {
    expect(usdOf(one, usdc, [price(one, eth, '3000')], same)).toBeNull();
    expect(usdOf(one, eth, [price(one, eth, '0.00')], same)).toBeNull();
    expect(usdOf(one, eth, [], same)).toBeNull();
  });
});

describe('far above the floor', () => {
  const floor = price(one, eth, '3000.00');
  test('is told in times from ten on, across moneys too', () => {
    expect(timesOverFloor(9n * one, eth, null, floor, same)).toBeNull();
    expect(timesOverFloor(10n * one, weth, null, floor, same)).toBe(10);
    expect(timesOverFloor(10n ** 38n, eth, null, floor, same)).toBe(1e20);
    expect(timesOverFloor(300_000_000_000n, usdc, '300000.00', floor, same)).toBe(100);
  });
  test('is told of a huge price where nothing can be compared', () => {
    expect(timesOverFloor(99_999_999n * one, eth, null, null, same)).toBe(0);
    expect(timesOverFloor(999_999n * one, eth, null, null, same)).toBeNull();
  });
});

describe('far below the floor', () => {
  const floor = price(one, eth, '3000.00');
  test('is told in percent from 20 on', () => {
    expect(percentUnderFloor((4n * one) / 10n, eth, null, floor, same)).toBe(60);
    expect(percentUnderFloor((4n * one) / 10n, weth, null, floor, same)).toBe(60);
    expect(percentUnderFloor((8n * one) / 10n, eth, null, floor, same)).toBe(20);
    expect(percentUnderFloor((81n * one) / 100n, eth, null, floor, same)).toBeNull();
    expect(percentUnderFloor(2n * one, eth, null, floor, same)).toBeNull();
    expect(percentUnderFloor(1n, eth, null, floor, same)).toBe(99);
  });
  test('in another money goes by dollars, where they are known', () => {
    expect(percentUnderFloor(300_000_000n, usdc, '300.00', floor, same)).toBe(90);
    expect(percentUnderFloor(300_000_000n, usdc, null, floor, same)).toBeNull();
    expect(percentUnderFloor(one, eth, '1', null, same)).toBeNull();
    expect(percentUnderFloor(0n, eth, '0', floor, same)).toBeNull();
  });
});

describe('far over what others ask', () => {
  const asked = price(one, eth, '3000.00');
  test('is told in percent from 20 on, across moneys by dollars', () => {
    expect(percentOver(12n * one, weth, null, asked, same)).toBe(1100);
    expect(percentOver((12n * one) / 10n, eth, null, asked, same)).toBe(20);
    expect(percentOver((119n * one) / 100n, eth, null, asked, same)).toBeNull();
    expect(percentOver(one / 2n, eth, null, asked, same)).toBeNull();
    expect(percentOver(6_000_000_000n, usdc, '6000.00', asked, same)).toBe(100);
    expect(percentOver(6_000_000_000n, usdc, null, asked, same)).toBeNull();
    expect(percentOver(one, eth, null, null, same)).toBeNull();
    expect(percentOver(one, usdc, '1', price(one, eth, '0.00'), same)).toBeNull();
  });
});
