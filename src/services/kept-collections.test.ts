import { expect, test } from 'vitest';
import { boundPlan, MOST_ITEMS } from './kept-collections.ts';

test('a collection is kept whole where it fits, else as much of it as fits, or as is sensible', () => {
  expect(boundPlan(40, 1_000, Infinity)).toEqual({ total: 40, bytes: 40_000, bound: null });
  expect(boundPlan(10_000, 1_000, Infinity)).toEqual({ total: MOST_ITEMS, bytes: MOST_ITEMS * 1_000, bound: 'most' });
  expect(boundPlan(40, 1_000, 7_500)).toEqual({ total: 7, bytes: 7_000, bound: 'room' });
  expect(boundPlan(40, 1_000, 0)).toEqual({ total: 0, bytes: 0, bound: 'room' });
});
