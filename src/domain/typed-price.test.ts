import { describe, expect, test } from 'vitest';
import type { Token } from '../contract/token.ts';
import { ZERO_ADDRESS } from './order.ts';
import { readPrice } from './typed-price.ts';

const eth: Token = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 };
const usdc: Token = { address: `0x${'dc'.repeat(20)}`, symbol: 'USDC', decimals: 6 };
const one = 10n ** 18n;

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
