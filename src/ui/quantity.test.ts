import { describe, expect, test } from 'vitest';
import { readQuantity } from './quantity.ts';

describe('a typed quantity', () => {
  test('is a whole number within its bounds', () => {
    for (const text of ['1', '7', ' 3 ', '007']) {
      expect(readQuantity(text, 1n, 7n)).toEqual({ value: BigInt(text.trim()) });
    }
    expect(readQuantity('9'.repeat(77), 1n, 10n ** 77n)).toEqual({ value: BigInt('9'.repeat(77)) });
  });
  test('is nothing else, and the words say what it may be', () => {
    for (const text of ['', '0', '-1', '1.5', '1,5', '1e3', 'two', '0x2', '٣', '9'.repeat(79)]) {
      expect(readQuantity(text, 1n, 7n), text).toEqual({ problem: 'Type a whole number from 1 to 7' });
    }
    expect(readQuantity('8', 1n, 7n)).toEqual({ problem: 'Only 7 available' });
    expect(readQuantity('x', 1n, 1n)).toEqual({ problem: 'Only 1 can be chosen' });
  });
});
