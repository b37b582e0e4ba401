import { describe, expect, test } from 'vitest';
import type { Price, Token } from '../contract/order.ts';
import { formatUnits } from './money.ts';
import { ZERO_ADDRESS } from './order.ts';
import { percentOver, percentUnderFloor, readPrice, sameMoneyOf, usdOf } from './money-hints.ts';

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

describe('a price as typed', () => {
  const rows: [text: string, token: Token, read: ReturnType<typeof readPrice>][] = [
    ['1,500', eth, { problem: 'Write 1500 or 1.500: a comma can mean both' }],
    ['0,500', eth, { value: one / 2n }],
    ['1.500', eth, { value: (3n * one) / 2n }],
    ['1,311,000', eth, { problem: 'Write 1311000, with nothing between the thousands' }],
    ['1.311.000,5', eth, { problem: 'Write 1311000.5, with nothing between the thousands' }],
    ['1,500.25', usdc, { problem: 'Write 1500.25, with nothing between the thousands' }],
    ['1 500', eth, { problem: 'Write 1500, with nothing between the thousands' }],
    ['1.500.5', eth, { problem: 'Enter a number, for example 0.5' }],
    ['', eth, { problem: null }],
    ['0.5', eth, { value: one / 2n }],
    [' 0,5 ', eth, { value: one / 2n }],
    ['.5', eth, { value: one / 2n }],
    ['0.000000000000000001', eth, { value: 1n }],
    ['0.0000001', usdc, { problem: 'USDC has at most 6 decimals' }],
    ['0', eth, { problem: 'Enter a price above zero' }],
    ['0.00', eth, { problem: 'Enter a price above zero' }],
    ['-1', eth, { problem: 'Enter a number, for example 0.5' }],
    ['1e3', eth, { problem: 'Enter a number, for example 0.5' }],
    ['1.', eth, { problem: 'Enter a number, for example 0.5' }],
    ['1.1.1', eth, { problem: 'Enter a number, for example 0.5' }],
    ['340282366920938463463.374607431768211455', eth, { value: 2n ** 128n - 1n }],
    ['340282366920938463463.374607431768211456', eth, { problem: 'This price is too large' }],
    ['9'.repeat(60), usdc, { problem: 'This price is too large' }],
    ['a lot', eth, { problem: 'Enter a number, for example 0.5' }],
  ];
  for (const [text, token, read] of rows) {
    test(`“${text}” in ${token.symbol}`, () => expect(readPrice(text, token)).toEqual(read));
  }
});
