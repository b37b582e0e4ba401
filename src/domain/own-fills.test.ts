import { describe, expect, test } from 'vitest';
import { listingOf } from '../../tests/support/trades/cart.ts';
import { compareOpen, filledText, seenOf, type SeenOrder } from './own-fills.ts';

const seen = (n: number, change: Partial<SeenOrder> = {}): SeenOrder => ({
  ...seenOf(listingOf(n)),
  hash: `0x${n.toString(16).padStart(64, '0')}`,
  ...change,
});

describe('between two checks of own orders', () => {
  test('what stays as it was is no news, nor is a new one', () => {
    expect(compareOpen([seen(1)], [seen(1), seen(2)])).toEqual({ partly: [], gone: [] });
    expect(compareOpen([], [seen(1)])).toEqual({ partly: [], gone: [] });
  });
  test('fewer copies left were filled', () => {
    const before = seen(1, { remaining: '5' });
    expect(compareOpen([before], [seen(1, { remaining: '2' })])).toEqual({
      partly: [{ order: before, copies: 3n }],
      gone: [],
    });
  });
  test('one that is gone waits for the chain’s word', () => {
    expect(compareOpen([seen(1), seen(2)], [seen(2)])).toEqual({ partly: [], gone: [seen(1)] });
  });
});

test('is told in plain words, with what was paid for all copies', () => {
  expect(filledText({ order: seen(1), copies: 1n }).title).toBe('Sold: Isohypse #1 for 0.1 ETH');
  expect(filledText({ order: seen(1), copies: 3n }).title).toBe('Sold: 3 × Isohypse #1 for 0.3 ETH');
  expect(filledText({ order: seen(1, { side: 'offer' }), copies: 1n })).toEqual({
    title: 'Bought: Isohypse #1 for 0.1 ETH',
    description: 'Your offer was accepted.',
  });
});
