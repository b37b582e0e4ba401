import { expect, test } from 'vitest';
import { waitAfter } from './backoff.ts';

test('waits double up to an hour, each by chance half or one and a half times as long', () => {
  expect([1, 2, 3, 4].map((failures) => waitAfter(failures, 10, 0.5))).toEqual([10, 20, 40, 80]);
  expect(waitAfter(3, 10, 0)).toBe(20);
  expect(waitAfter(40, 10, 0.5)).toBe(3_600);
});
