import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { watchOwnChanges } from './own-changes.ts';

const CHANGED = 1_000_000;
const early = ['public', 'read early'];
const late = ['public', 'read late'];

/** A page whose queries were read so long after an own change, in ms, and which looks at them after `looks`. */
function load(looks: number, reads: { early: number; late: number }) {
  vi.useFakeTimers({ now: CHANGED + looks });
  vi.stubGlobal('localStorage', { getItem: () => String(CHANGED), setItem: () => undefined });
  const queries = createQueryClient();
  queries.setQueryData(early, 'early', { updatedAt: CHANGED + reads.early });
  queries.setQueryData(late, 'late', { updatedAt: CHANGED + reads.late });
  watchOwnChanges(queries);
  return Object.assign((key: string[]) => queries.getQueryState(key)?.isInvalidated, {
    answered: () => void queries.setQueryData(early, 'again'),
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page loaded right after an own change reads again at once, and once the market surely knows', () => {
  const isAskedAgain = load(3_000, { early: 1_000, late: 2_900 });
  vi.advanceTimersByTime(1_000);
  expect(isAskedAgain(early)).toBe(true);
  isAskedAgain.answered();
  vi.advanceTimersByTime(999);
  expect(isAskedAgain(early)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isAskedAgain(early)).toBe(true);
});

test('a slow page reads again at once what it read too early, and nothing else', () => {
  const isAskedAgain = load(9_000, { early: 3_000, late: 6_000 });
  expect([isAskedAgain(early), isAskedAgain(late)]).toEqual([true, false]);
});
