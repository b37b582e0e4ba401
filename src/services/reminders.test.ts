import { expect, test } from 'vitest';
import { dueReminders, type Reminder } from './reminders.ts';

const START = 1_800_000_000;
const HOUR = 3_600_000;
const reminder: Reminder = { href: '/drops/tides', name: 'Tides', image: '', startTime: START };
const told = (ms: number, one = reminder) =>
  dueReminders([one], START * 1000 + ms).map(({ id, state, time }) => ({ id, state, time }));

test('a drop is announced from an hour before it opens, again when it has opened, and for an hour after that', () => {
  expect(told(-HOUR - 1)).toEqual([]);
  const soon = { id: `drop-soon ${START}000 /drops/tides`, state: 'opens', time: START * 1000 - HOUR };
  expect(told(-HOUR)).toEqual([soon]);
  expect(told(-1)).toEqual([soon]);
  const open = { id: `drop-open ${START}000 /drops/tides`, state: 'opened', time: START * 1000 };
  expect(told(0)).toEqual([open]);
  expect(told(HOUR - 1)).toEqual([open]);
  expect(told(HOUR)).toEqual([]);
});

test('a reminder of a drop’s end says nothing of its opening', () => {
  const end = { ...reminder, startTime: START - 90_000, endTime: START };
  const ends = { id: `drop-ends ${START}000 /drops/tides`, state: 'ends', time: START * 1000 - HOUR };
  expect(told(-90_000_000, end)).toEqual([]);
  expect(told(-HOUR - 1, end)).toEqual([]);
  expect(told(-HOUR, end)).toEqual([ends]);
  expect(told(-1, end)).toEqual([ends]);
  expect(told(0, end)).toEqual([{ ...ends, state: 'ended' }]);
  expect(told(HOUR, end)).toEqual([]);
});
