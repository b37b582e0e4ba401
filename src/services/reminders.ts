import * as v from 'valibot';
import { secondsSchema } from '../contract/primitives.ts';
import { createLocalList } from './local-list.ts';

const reminderSchema = v.object({
  href: v.pipe(v.string(), v.startsWith('/drops/'), v.maxLength(200)),
  name: v.pipe(v.string(), v.maxLength(400)),
  /** One that is inside its address is too long to be remembered. */
  image: v.pipe(v.string(), v.maxLength(4000)),
  startTime: secondsSchema,
  /** Where the end is to be told; without it the opening is. */
  endTime: v.optional(secondsSchema),
});
export type Reminder = v.InferOutput<typeof reminderSchema>;

/** Drops that somebody wants to be reminded of, on this device: it needs no network. A sign-out forgets them. */
export const reminders = createLocalList('vitrine-reminders', reminderSchema, 30);

/** In ms. A reminder is told for so long before a drop opens or ends, and so long after. */
export const REMINDER_MS = 3_600_000;

export type DueReminder = {
  id: string;
  reminder: Reminder;
  state: 'opens' | 'opened' | 'ends' | 'ended';
  /** Of the opening or the end. */
  moment: number;
  /** Since when it is told. */
  time: number;
};

/** What is told at `now`; all times in ms. That a drop opened is news again, that it ended is not. */
export const dueReminders = (all: readonly Reminder[], now: number): DueReminder[] =>
  all.flatMap((reminder): DueReminder[] => {
    const { href, startTime, endTime } = reminder;
    const moment = (endTime ?? startTime) * 1000;
    const before = moment - REMINDER_MS;
    if (now < before || now >= moment + REMINDER_MS) return [];
    const isPast = now >= moment;
    if (endTime !== undefined) {
      const id = `drop-ends ${moment} ${href}`;
      return [{ id, reminder, state: isPast ? 'ended' : 'ends', moment, time: before }];
    }
    const id = `drop-${isPast ? 'open' : 'soon'} ${moment} ${href}`;
    return [{ id, reminder, state: isPast ? 'opened' : 'opens', moment, time: isPast ? moment : before }];
  });
