import { describe, expect, test } from 'vitest';
import { daysProblem, durationOf, endMoment, endsOf } from './duration.ts';

const NOW = 1_000_000_000_000;
const DAY = 86_400;
const endsIn = (seconds: number) => ({ endTime: NOW / 1000 + seconds });

describe('what a form opens with', () => {
  test('a new order lasts a week', () => {
    expect(endsOf(durationOf(null, NOW))).toEqual({ after: 7 * DAY });
  });
  test('an edited one keeps its end, to the second', () => {
    const order = endsIn(3 * DAY + 7);
    expect(endsOf(durationOf(order, NOW))).toEqual({ at: order.endTime });
  });
  test('one that is about to end has nothing to keep', () => {
    expect(durationOf(endsIn(599), NOW)).toMatchObject({ preset: '7', until: null });
    expect(durationOf(endsIn(-5), NOW)).toMatchObject({ preset: '7', until: null });
  });
});

test('another duration counts from now, and can be taken back', () => {
  const kept = durationOf(endsIn(DAY), NOW);
  expect(endsOf({ ...kept, preset: '30' })).toEqual({ after: 30 * DAY });
  expect(endsOf({ ...kept, preset: 'custom', days: '12' })).toEqual({ after: 12 * DAY });
  for (const days of ['', '0', '180', '1000', '1.5', '1e2', '0x10', 'x'])
    expect(endsOf({ ...kept, preset: 'custom', days })).toBeNull();
  expect(endMoment({ after: 60 }, NOW)).toBe(NOW + 60_000);
  expect(endMoment({ at: 5 }, NOW)).toBe(5000);
});

test('a number of days that cannot be is told, and the limit with it', () => {
  const custom = (days: string) => daysProblem({ preset: 'custom', days, until: null });
  expect(custom('179')).toBeUndefined();
  for (const days of ['180', '1000']) expect(custom(days)).toBe('At most 179 days');
  for (const days of ['', '0', 'x']) expect(custom(days)).toBe('Type a whole number from 1 to 179');
  expect(daysProblem({ preset: '7', days: '1000', until: null })).toBeUndefined();
});
