import { expect, test } from 'vitest';
import { waitAfter, waitsAfter } from './backoff.ts';

test('waits double up to an hour, each by chance half or one and a half times as long', () => {
  expect([1, 2, 3, 4].map((failures) => waitAfter(failures, 10, 0.5))).toEqual([10, 20, 40, 80]);
  expect(waitAfter(3, 10, 0)).toBe(20);
  expect(waitAfter(40, 10, 0.5)).toBe(3_600);
});

test('the waits that a store looks up are the same, without chance, until they grow no more', () => {
  const waits = waitsAfter(60);
  expect(waits.slice(0, 8)).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600]);
  for (const failures of [1, 5, 20, 21]) expect(waits[failures - 1]).toBe(waitAfter(failures, 60, 0.5));
  expect(waits.at(-1)).toBe(waitAfter(1_000, 60, 0.5));
  expect(new Set(waitsAfter(0))).toEqual(new Set([0]));
});
