import { describe, expect, it } from 'vitest';
import { stampOf, stampText } from './stamp-text.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const at = (ageMs: number) => ({ updatedAt: NOW - ageMs, now: NOW, online: true });

describe('stamp', () => {
  it('is live for a minute', () => {
    expect(stampText(at(0))).toEqual({ kind: 'live', text: 'Up to date' });
    expect(stampText({ ...at(24_000), precise: true })).toEqual({ kind: 'live', text: 'Updated 20 s ago' });
    expect(stampText(at(59_999)).kind).toBe('live');
  });

  it('says the age of what is older, restored from the device or not', () => {
    expect(stampText(at(60_000))).toEqual({ kind: 'recent', text: 'as of 1 min ago' });
    expect(stampText(at(5 * 3_600_000)).text).toBe('as of 5 h ago');
  });

  it('is not live when the last question was not answered', () => {
    expect(stampText({ ...at(9000), failing: true })).toEqual({
      kind: 'recent',
      text: 'as of just now · can’t refresh',
    });
    expect(stampText({ ...at(90_000), failing: true }).text).toBe('as of 1 min ago · can’t refresh');
    expect(stampText({ ...at(90_000), failing: true, busy: true }).text).toBe('as of 1 min ago · can’t refresh');
    expect(stampText({ ...at(90_000), failing: true, online: false }).text).toBe('as of 1 min ago · offline');
    expect(stampText({ ...at(9000), failing: true, now: 0 }).text).toBe('Up to date');
  });

  it('takes from a query when it was read, and whether reading it again failed', () => {
    const query = { dataUpdatedAt: NOW - 9000, isFetching: true, isRefetchError: true };
    expect(stampText({ ...stampOf(query), now: NOW, online: true }).text).toBe('as of just now · can’t refresh');
    expect(stampOf({ ...query, isRefetchError: false })).toEqual({
      updatedAt: NOW - 9000,
      busy: true,
      failing: false,
    });
  });

  it('says how far the server has read a network, where that is older than the answer', () => {
    const index = { name: 'Meridian', since: NOW - 130_000 };
    expect(stampText({ ...at(5000), index })).toEqual({ kind: 'recent', text: 'Meridian as of 2 min ago' });
    expect(stampText({ ...at(0), busy: true, index }).text).toBe('Meridian as of 2 min ago');
    expect(stampText({ ...at(200_000), index }).text).toBe('as of 3 min ago');
    expect(stampText({ ...at(0), index: { ...index, since: NOW - 50_000 } }).kind).toBe('live');
    expect(stampText({ ...at(0), now: 0, index }).kind).toBe('live');
    expect(stampText({ ...at(5000), online: false, index }).text).toBe('as of just now · offline');
  });

  it('says offline with the age', () => {
    expect(stampText({ ...at(5 * 60_000), online: false })).toEqual({
      kind: 'stale',
      text: 'as of 5 min ago · offline',
    });
    expect(stampText({ ...at(9000), online: false }).text).toBe('as of just now · offline');
    expect(stampText({ updatedAt: 0, now: NOW, online: false }).text).toBe('offline');
  });

  it('is neutral while the time is not known: server and browser write the same', () => {
    expect(stampText({ updatedAt: NOW, now: 0, online: true })).toEqual({ kind: 'live', text: 'Up to date' });
  });

  it('is busy without data and while old data are read again', () => {
    expect(stampText({ updatedAt: 0, now: NOW, online: true, busyText: 'Loading prices' })).toEqual({
      kind: 'busy',
      text: 'Loading prices',
    });
    expect(stampText({ ...at(120_000), busy: true })).toEqual({ kind: 'busy', text: 'as of 2 min ago' });
  });
});
