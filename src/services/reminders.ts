import * as v from 'valibot';
import { secondsSchema } from '../contract/primitives.ts';
import { createLocalList } from './local-list.ts';

const reminderSchema = v.object({
  href: v.pipe(v.string(), v.startsWith('/drops/'), v.maxLength(200)),
  name: v.pipe(v.string(), v.maxLength(400)),
  /** One that is inside its address is too long to be remembered. */
  image: v.pipe(v.string(), v.maxLength(4000)),
  startTime: secondsSchema,
});
export type Reminder = v.InferOutput<typeof reminderSchema>;

/** Drops that somebody wants to be reminded of, on this device: it needs no network. A sign-out forgets them. */
export const reminders = createLocalList('vitrine-reminders', reminderSchema, 30);

/** A reminder is told for so long before a drop opens, and so long after it has. */
const HOUR = 3_600_000;

export type DueReminder = { id: string; reminder: Reminder; isOpen: boolean; time: number };

/** What is told at `now`; all times in ms. That a drop opened is news again. */
export const dueReminders = (all: readonly Reminder[], now: number): DueReminder[] =>
  all.flatMap((reminder) => {
    const start = reminder.startTime * 1000;
    if (now < start - HOUR || now >= start + HOUR) return [];
    const isOpen = now >= start;
    const id = `drop-${isOpen ? 'open' : 'soon'} ${start} ${reminder.href}`;
    return [{ id, reminder, isOpen, time: isOpen ? start : start - HOUR }];
  });
