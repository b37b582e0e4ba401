import { describe, expect, test } from 'vitest';
import { compareBestOrder } from './best-order.ts';

const token = { address: '0x00000000000000000000000000000000000000AA', symbol: 'WETH' };
const seen = { name: 'Isohypse #2908', priceValue: '1500', priceToken: token.address, units: 1n, maxAmount: '4' };
const order = (value: string, maxAmount: string, address = token.address) => ({
  price: { value, amount: '1.5', token: { ...token, address } },
  maxAmount,
});

describe('best-order validation', () => {
  test('the same price and quantity is idle [D3]', () => {
    expect(compareBestOrder(seen, order('1500', '4')).verdict).toBe('idle');
  });
  test('more on offer is idle as well [D4]', () => {
    expect(compareBestOrder(seen, order('1500', '9')).verdict).toBe('idle');
  });
  test("the token's spelling does not matter", () => {
    expect(compareBestOrder(seen, order('1500', '4', token.address.toLowerCase())).verdict).toBe('idle');
  });
  test('gone is expired, with the sentence [D5] [K53]', () => {
    const expected = { verdict: 'expired', message: 'Order for token Isohypse #2908 was expired' };
    expect(compareBestOrder(seen, null)).toEqual(expected);
    expect(compareBestOrder(seen, order('1500', '0'))).toEqual(expected);
  });
  test('a dearer and a cheaper price both return the best [D6] [D7] [K54]', () => {
    for (const value of ['1501', '1499']) {
      expect(compareBestOrder(seen, order(value, '4'))).toMatchObject({
        verdict: 'return_best',
        message: 'Token Isohypse #2908 now costs 1.5 WETH, available: 4',
      });
    }
  });
  test('another token is another price', () => {
    expect(compareBestOrder(seen, order('1500', '4', `0x${'b'.repeat(40)}`)).verdict).toBe('return_best');
  });
  test('less on offer returns the best with the new quantity [D8]', () => {
    const result = compareBestOrder(seen, order('1500', '3'));
    expect(result).toMatchObject({
      verdict: 'return_best',
      message: 'Token Isohypse #2908 now costs 1.5 WETH, available: 3',
    });
  });
});
