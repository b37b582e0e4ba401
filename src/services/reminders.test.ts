import { expect, test } from 'vitest';
import { dueReminders, type Reminder } from './reminders.ts';

const START = 1_800_000_000;
const HOUR = 3_600_000;
const reminder: Reminder = { href: '/drops/tides', name: 'Tides', image: '', startTime: START };
const told = (ms: number) =>
  dueReminders([reminder], START * 1000 + ms).map(({ id, isOpen, time }) => ({ id, isOpen, time }));

test('a drop is told from an hour before it opens, anew when it has opened, and for an hour from then', () => {
  expect(told(-HOUR - 1)).toEqual([]);
  const soon = { id: `drop-soon ${START}000 /drops/tides`, isOpen: false, time: START * 1000 - HOUR };
  expect(told(-HOUR)).toEqual([soon]);
  expect(told(-1)).toEqual([soon]);
  const open = { id: `drop-open ${START}000 /drops/tides`, isOpen: true, time: START * 1000 };
  expect(told(0)).toEqual([open]);
  expect(told(HOUR - 1)).toEqual([open]);
  expect(told(HOUR)).toEqual([]);
});
