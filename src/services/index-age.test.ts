import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { indexAge, noteIndexAge } from './index-age.ts';

const NOW = 1_800_000_000_000;
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test('an answer says which networks the marketplace is behind of, and the next one that it is not', () => {
  noteIndexAge('meridian=130,tessera-2=3600');
  expect(indexAge.lags).toEqual([
    { network: 'meridian', since: NOW - 130_000 },
    { network: 'tessera-2', since: NOW - 3_600_000 },
  ]);
  noteIndexAge(null);
  expect(indexAge.lags).toEqual([]);
});

test('an invalid age is ignored', () => {
  for (const header of ['', 'meridian', 'meridian=-1', 'meridian=1e9', '<b>=5', 'meridian=12345678901', 'MERIDIAN=5']) {
    noteIndexAge(header);
    expect(indexAge.lags, header).toEqual([]);
  }
  noteIndexAge('<b>=5,meridian=70');
  expect(indexAge.lags).toEqual([{ network: 'meridian', since: NOW - 70_000 }]);
});
