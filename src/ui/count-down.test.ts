import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDown, minutesText } from './count-down.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each second is told once, down to nothing, and then no more', () => {
  const told: number[] = [];
  countDown(2, (left) => told.push(left));
  expect(told).toEqual([2]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([2, 1, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a clock that is set back changes nothing', () => {
  const told: number[] = [];
  countDown(90, (left) => told.push(left));
  vi.setSystemTime(0);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([90, 89]);
});

test('nothing left is told at once, and a stopped one tells nothing', () => {
  const told: number[] = [];
  countDown(0, (left) => told.push(left))();
  expect(told).toEqual([0]);
  countDown(5, (left) => told.push(left))();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([0, 5]);
  expect(vi.getTimerCount()).toBe(0);
});

test('minutes and seconds', () => {
  expect([minutesText(0), minutesText(65), minutesText(600)]).toEqual(['0:00', '1:05', '10:00']);
});
