import { describe, expect, it } from 'vitest';
import { agoText, untilText } from './relative-time.ts';
import { clockParts, dateText, dateTimeText, spanText } from './time-text.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 30);

describe('times for reading', () => {
  it('are UTC', () => {
    expect(dateText(Date.UTC(2026, 2, 12, 23, 59))).toBe('12 Mar 2026');
    expect(dateTimeText(Date.UTC(2026, 11, 4, 18))).toBe('4 Dec 2026, 18:00 UTC');
  });

  it('use the largest whole unit', () => {
    expect([8000, 59_999, 60_000, 7_200_000, 6 * 86_400_000].map(spanText)).toEqual([
      '8 s',
      '59 s',
      '1 min',
      '2 h',
      '6 days',
    ]);
  });

  it('fall back to the date while the time is not known, for old things, and for what is more than a week away', () => {
    expect(agoText(NOW - 7_200_000, NOW)).toBe('2 h ago');
    expect(agoText(NOW - 7_200_000, 0)).toBe('20 Nov 2026');
    expect(agoText(NOW - 90 * 86_400_000, NOW)).toBe('22 Aug 2026');
    expect(untilText(NOW + 21_600_000, NOW)).toBe('in 6 h');
    expect(untilText(NOW + 21_600_000, 0)).toBe('on 20 Nov 2026');
    expect(untilText(NOW + 8 * 86_400_000, NOW)).toBe('on 28 Nov 2026');
    expect(untilText(NOW + 7 * 86_400_000 + 60_000, NOW)).toBe('in 7 days');
    expect(untilText(NOW + 41 * 86_400_000, NOW)).toBe('on 31 Dec 2026');
  });

  it('tell what is to come to the nearest unit', () => {
    const days = 86_400_000;
    const until = [7 * days - 3000, 6.4 * days, days - 60_000, 5_340_000, 3_599_000, 59_000, -1000];
    expect(until.map((ms) => untilText(NOW + ms, NOW))).toEqual([
      'in 7 days',
      'in 6 days',
      'in 1 day',
      'in 1 h',
      'in 1 h',
      'in 59 s',
      'in 0 s',
    ]);
  });

  it('count down without a negative', () => {
    expect(clockParts(8_076_000).map((part) => `${part.value} ${part.unit}`)).toEqual([
      '00 days',
      '02 hours',
      '14 minutes',
      '36 seconds',
    ]);
    expect(clockParts(110_529_000)[0]).toEqual({ value: '01', unit: 'day' });
    expect(clockParts(-5).map((part) => part.value)).toEqual(['00', '00', '00', '00']);
  });
});
