import { expect, test } from 'vitest';
import { boundPlan, isDue, MOST_ITEMS, newRenewal, RENEW_AFTER_MS, type KeptCollection } from './kept-collections.ts';

test('a collection is kept whole where it fits, else as much of it as fits, or as is sensible', () => {
  expect(boundPlan(40, 1_000, Infinity)).toEqual({ total: 40, bytes: 40_000, bound: null });
  expect(boundPlan(10_000, 1_000, Infinity)).toEqual({ total: MOST_ITEMS, bytes: MOST_ITEMS * 1_000, bound: 'most' });
  expect(boundPlan(40, 1_000, 7_500)).toEqual({ total: 7, bytes: 7_000, bound: 'room' });
  expect(boundPlan(40, 1_000, 0)).toEqual({ total: 0, bytes: 0, bound: 'room' });
});

test('it is renewed by itself once it is a day old, where that costs nothing, and after a failure no sooner', () => {
  const NOW = 10 * RENEW_AFTER_MS;
  const old = { state: 'done', at: NOW - RENEW_AFTER_MS - 1 } as KeptCollection;
  const isNow = (more: Partial<KeptCollection>, mayUnasked = true) => isDue({ ...old, ...more }, mayUnasked, NOW);
  expect(isNow({})).toBe(true);
  expect(isNow({}, false)).toBe(false);
  expect(isNow({ at: NOW - RENEW_AFTER_MS })).toBe(false);
  for (const state of ['keeping', 'paused', 'full'] as const) expect(isNow({ state })).toBe(false);
  for (const state of ['failed', 'full', 'stopped'] as const) {
    expect(isNow({ renewal: { ...newRenewal(true), state, at: NOW - 1 } })).toBe(false);
    expect(isNow({ renewal: { ...newRenewal(true), state, at: old.at } })).toBe(true);
  }
  expect(isNow({ renewal: { ...newRenewal(false), state: 'waiting' } }, false)).toBe(false);
  expect(isNow({ renewal: { ...newRenewal(false), state: 'waiting' } })).toBe(true);
  expect(isNow({ renewal: newRenewal(true) }, false)).toBe(true);
});
