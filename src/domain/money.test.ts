import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupThousands, roundDecimal, showAmount, showUsd } from './decimals.ts';
import { basisPoints, formatUnits, multiplyDecimal, parseUnits } from './money.ts';

describe('units', () => {
  test('are parsed and formatted back for every amount', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, (1n << 256n) - 1n), fc.integer({ min: 0, max: 36 }), (value, decimals) => {
        expect(parseUnits(formatUnits(value, decimals), decimals)).toBe(value);
      }),
    );
  });
  test('are parsed as a person writes them', () => {
    expect(formatUnits(1_500_000_000_000_000_000n, 18)).toBe('1.5');
    expect(formatUnits(-5n, 1)).toBe('-0.5');
    expect(formatUnits(7n, 0)).toBe('7');
    expect(parseUnits('1.2345678', 6)).toBeNull();
    expect(parseUnits('1e5', 18)).toBeNull();
    expect(parseUnits('', 18)).toBeNull();
  });
});

describe('rounding', () => {
  test('half up, in decimal, never in binary [L28] [L29]', () => {
    expect(roundDecimal('1.005', 2)).toBe('1.01');
    expect(roundDecimal('0.1234567', 5)).toBe('0.12346');
    expect(roundDecimal('2', 2)).toBe('2.00');
    expect(roundDecimal('0.99999', 2)).toBe('1.00');
    expect(roundDecimal('3.5', 0)).toBe('4');
  });
  test('shown amounts never say nothing for something', () => {
    expect(showAmount('0.000001')).toBe('<0.00001');
    expect(showAmount('0')).toBe('0');
    expect(showAmount('1284.0600')).toBe('1,284.06');
    expect(showAmount('100')).toBe('100');
    expect(showUsd('1406.351')).toBe('$1,406.35');
    expect(groupThousands('1234567')).toBe('1,234,567');
  });
});

test('exact products and shares', () => {
  expect(multiplyDecimal('0.1', 3n)).toBe('0.3');
  expect(multiplyDecimal('12', 5n)).toBe('60');
  expect(basisPoints(999n, 100)).toBe(9n);
});

test('nothing is nothing, spaces around a typed amount do not matter, letters do', () => {
  expect(formatUnits(0n, 2)).toBe('0');
  expect(formatUnits(0n, 0)).toBe('0');
  expect(parseUnits(' 1.5 ', 2)).toBe(150n);
  for (const bad of ['1.', '.5', '-1', '1,5', '1.5x', 'x1', '1.2.3']) expect(parseUnits(bad, 18), bad).toBeNull();
  expect(parseUnits('1.50', 2)).toBe(150n);
});

test('a shown amount keeps its whole part, and nothing of many digits is nothing', () => {
  expect(showAmount('0.000000')).toBe('0');
  expect(showAmount('0.0000001', 2)).toBe('<0.01');
  expect(showAmount('1200', 0)).toBe('1,200');
  expect(showAmount('100.5', 1)).toBe('100.5');
  expect(groupThousands('1234.5678')).toBe('1,234.5678');
  expect(roundDecimal('0.994', 2)).toBe('0.99');
  expect(roundDecimal('0.995', 2)).toBe('1.00');
  expect(roundDecimal('0.999', 2)).toBe('1.00');
});
