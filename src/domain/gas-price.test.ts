import { expect, test } from 'vitest';
import { chooseGasPrice } from './gas-price.ts';

test('a unit of gas costs base fee and tip; without EIP-1559 what the node says', () => {
  expect(chooseGasPrice({ baseFee: 7n, tip: 2n, plain: 100n })).toBe(9n);
  expect(chooseGasPrice({ baseFee: 0n, tip: 0n, plain: 100n })).toBe(0n);
  expect(chooseGasPrice({ baseFee: null, tip: 2n, plain: 100n })).toBe(100n);
  expect(chooseGasPrice({ baseFee: 7n, tip: null, plain: 100n })).toBe(100n);
  expect(chooseGasPrice({ baseFee: null, tip: null, plain: null })).toBeNull();
});
