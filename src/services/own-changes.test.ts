import { afterEach, expect, test, vi } from 'vitest';
import { changedAt, forgetChanges, isUnderWay, mayLackOwnChange, noteChanged, noteUnderWay } from './own-changes.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
afterEach(() => {
  vi.useRealTimers();
  kept.clear();
});

test('while a trade is under way no answer can be trusted to have it, however new', () => {
  noteUnderWay();
  expect(isUnderWay()).toBe(true);
  expect(mayLackOwnChange(Date.now() + 60_000)).toBe(true);
});

test('an answer has it once it was read five seconds after the trade was settled', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  noteChanged();
  expect(changedAt()).toBe(1_000_000);
  expect(mayLackOwnChange(1_004_999)).toBe(true);
  expect(mayLackOwnChange(1_005_000)).toBe(false);
});

test('what the marketplace itself did is known at once, so its time of doubt has begun earlier', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  noteChanged(0);
  expect(changedAt()).toBe(998_000);
});

test('nothing is kept of it after a log-out, and an invalid stored value is ignored', () => {
  noteUnderWay();
  forgetChanges();
  expect(kept.size).toBe(0);
  kept.set('vitrine-changed', 'nonsense');
  expect(changedAt()).toBe(0);
  expect(mayLackOwnChange(Date.now())).toBe(false);
});
