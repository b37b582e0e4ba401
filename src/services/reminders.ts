import * as v from 'valibot';
import { dropNewsAt, REMINDERS_AT_MOST, type DropNews } from '../contract/drop-news.ts';
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
export const reminders = createLocalList('vitrine-reminders', reminderSchema, REMINDERS_AT_MOST);

export type DueReminder = DropNews & {
  reminder: Reminder;
  /** Of the opening or the end. */
  moment: number;
};

/** What is told at `now`; all times in ms. */
export const dueReminders = (all: readonly Reminder[], now: number): DueReminder[] =>
  all.flatMap((reminder): DueReminder[] => {
    const { href, startTime, endTime } = reminder;
    const moment = (endTime ?? startTime) * 1000;
    const news = dropNewsAt({ href, moment, ofEnd: endTime !== undefined }, now);
    return news === null ? [] : [{ ...news, reminder, moment }];
  });
