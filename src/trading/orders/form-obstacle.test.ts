import { expect, test } from 'vitest';
import type { Token } from '../../contract/token.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import { formObstacle } from './form-obstacle.ts';
import { readPrice } from '../../domain/typed-price.ts';

test('a form that cannot be sent says what is missing, first things first', () => {
  const good = { units: 1n, price: { value: 100n }, seller: 95n, ends: { after: 60 } };
  expect(formObstacle(good)).toBeNull();
  expect(formObstacle({ ...good, ends: null })).toMatch(/duration/);
  expect(formObstacle({ ...good, seller: 0n, ends: null })).toMatch(/fees leave nothing/);
  expect(formObstacle({ ...good, price: { problem: null }, seller: 0n })).toBe('Enter a price to go on.');
  expect(formObstacle({ ...good, units: 0n, price: { problem: null } })).toMatch(/copies/);
});

test('what is typed as a price and is none is told as the field tells it', () => {
  const usdc: Token = { address: ZERO_ADDRESS, symbol: 'USDC', decimals: 6 };
  const told = (text: string) =>
    formObstacle({ units: 1n, price: readPrice(text, usdc), seller: 0n, ends: { after: 60 } });
  expect(told('')).toBe('Enter a price to go on.');
  for (const text of ['-1', 'abc', '1e3', '1.1.1']) expect(told(text)).toBe('Enter a number, for example 0.5.');
  expect(told('0')).toBe('Enter a price above zero.');
  expect(told('0.0000001')).toBe('USDC has at most 6 decimals.');
  expect(told('1,500')).toMatch(/^Write 1500 or 1\.500/);
  expect(told('9'.repeat(60))).toBe('This price is too large.');
});
