import { expect, test } from 'vitest';
import { readRange } from './ranges.ts';

test.each([
  [null, 'whole'],
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=5-', { first: 5, last: 14 }],
  ['bytes=95-', { first: 95, last: 99 }],
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-5', { first: 95, last: 99 }],
  ['bytes=-500', { first: 0, last: 9 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-3', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=-', 'whole'],
])('%s of 100 bytes, ten at most, is %j', (header, part) => {
  expect(readRange(header, 100, 10)).toEqual(part);
});

test('of nothing there is no part', () => {
  expect(readRange('bytes=-1', 0, 10)).toBe('none');
});
