import { expect, test } from 'vitest';
import { showUsd } from './decimals.ts';
import { usdAtRate, usdOfUnits } from './dollars.ts';

const one = 10n ** 18n;
const rated = { value: '59300000000000000', amountUsd: '181.30', usdRate: '3057.3', token: { decimals: 18 } };

test('dollars come of the exact amount and rate, and are rounded once', () => {
  expect(showUsd(usdAtRate(21n * one, 18, '3057.30'))).toBe('$64,203.30');
  expect(usdAtRate(1n, 18, '3057.3')).toBe('0.0000000000000030573');
  expect(usdAtRate(2_500_000n, 6, '1')).toBe('2.5');
  expect(usdAtRate(0n, 18, '3057.3')).toBe('0');
});

test('many units of a price are not many times its rounded dollars', () => {
  expect(usdOfUnits(rated, 1n)).toBe('181.29789');
  expect(showUsd(usdOfUnits(rated, 1n))).toBe('$181.30');
  // A thousand times 181.30 would be $2.11 more.
  expect(showUsd(usdOfUnits(rated, 1000n))).toBe('$181,297.89');
});

test('a price that was told without its rate goes by its own dollars', () => {
  const { usdRate: _, ...older } = rated;
  expect(usdOfUnits(older, 3n)).toBe('543.9');
});
