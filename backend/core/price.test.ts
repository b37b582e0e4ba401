import { formatUnits } from 'viem';
import { describe, expect, test } from 'vitest';
import { rates } from '../../tests/support/server/market.ts';
import { parseDecimal, priceOf, usdMicros } from './price.ts';

const ether = { address: `0x${'0'.repeat(40)}`, symbol: 'ETH', decimals: 18 } as const;
const dollar = { address: `0x${'1'.repeat(40)}`, symbol: 'USDC', decimals: 6 } as const;

describe('prices', () => {
  test('are exact for people and rounded in dollars [C3] [C4]', () => {
    expect(priceOf(1_500_000_000_000_000_000n, ether, rates)).toMatchObject({
      amount: '1.5',
      value: '1500000000000000000',
      amountUsd: '4585.95',
    });
    expect(priceOf(1n, ether, rates).usdRate).toBe('3057.3');
    expect(priceOf(1n, { ...dollar, symbol: 'NONE' }, rates).usdRate).toBe('0');
    expect(priceOf(1n, ether, rates)).toMatchObject({ amount: '0.000000000000000001', amountUsd: '0.00' });
    expect(priceOf(178_000_000n, dollar, rates)).toMatchObject({ amount: '178', amountUsd: '178.00' });
    expect(priceOf(2n ** 256n - 1n, ether, rates).amountUsd).toMatch(/^[0-9]+\.[0-9]{2}$/);
  });

  test('compare across currencies', () => {
    expect(usdMicros(10n ** 18n, ether, rates)).toBe(3_057_300_000n);
    expect(usdMicros(3_057_300_000n, dollar, rates)).toBe(3_057_300_000n);
  });

  test('text and base units are each other’s inverse', () => {
    for (const text of ['0', '1', '0.1', '123.456', '0.000000000000000001']) {
      expect(formatUnits(parseDecimal(text, 18) ?? -1n, 18)).toBe(text);
    }
    for (const text of ['', '-1', '1e3', '.5', '1.', ' 1', '0x1']) expect(parseDecimal(text, 18)).toBeNull();
  });
});
