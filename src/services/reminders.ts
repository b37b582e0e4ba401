import * as v from 'valibot';
import { dropNewsAt, REMINDERS_AT_MOST, type DropNews } from '../contract/drop-news.ts';
import { secondsSchema } from '../contract/primitives.ts';
import { createLocalList } from './local-list.ts';

const reminderSchema = v.object({
  href: v.pipe(v.string(), v.startsWith('/drops/'), v.maxLength(200)),
  name: v.pipe(v.string(), v.maxLength(400)),
  /** A picture inside its own address (`data:`) is too long to be stored. */
  image: v.pipe(v.string(), v.maxLength(4000)),
  startTime: secondsSchema,
  /** Set where the person is reminded of the end; otherwise of the opening. */
  endTime: v.optional(secondsSchema),
});
export type Reminder = v.InferOutput<typeof reminderSchema>;

/**
 * Drops that somebody wants to be reminded of, stored on this device, so it works without a network. A sign-out removes
 * them.
 */
export const reminders = createLocalList('vitrine-reminders', reminderSchema, REMINDERS_AT_MOST);

export type DueReminder = DropNews & {
  reminder: Reminder;
  /** When the drop opens or ends. */
  moment: number;
};

/** What there is to tell at `now`; all times in ms. */
export const dueReminders = (all: readonly Reminder[], now: number): DueReminder[] =>
  all.flatMap((reminder): DueReminder[] => {
    const { href, startTime, endTime } = reminder;
    const moment = (endTime ?? startTime) * 1000;
    const news = dropNewsAt({ href, moment, ofEnd: endTime !== undefined }, now);
    return news === null ? [] : [{ ...news, reminder, moment }];
  });
