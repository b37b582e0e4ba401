import type { Notification } from '../../contract/notification.ts';
import { isOwnDoing } from '../../contract/own-doing.ts';

/** Notifications of one kind about one item on one day: the newest, and how many more. */
export type Told = { notification: Notification; more: number };
/** `day`: midnight UTC, in ms, of the day that the device's own calendar shows. */
export type Day = { day: number; told: Told[] };

export function dayOf(ms: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

/** By day, newest first, as they come. */
export function daysOf(notifications: readonly Notification[]): Day[] {
  const days: Day[] = [];
  const known = new Map<string, Told>();
  for (const notification of notifications) {
    const day = dayOf(notification.time * 1000);
    const key = [day, notification.kind, notification.collection.slug, notification.item.identifier].join(' ');
    const same = known.get(key);
    if (same !== undefined) {
      same.more += 1;
      continue;
    }
    const told = { notification, more: 0 };
    known.set(key, told);
    const shown = days.find((one) => one.day === day);
    if (shown === undefined) days.push({ day, told: [told] });
    else shown.told.push(told);
  }
  return days;
}

/** The newest of each row that the page shows and that can be new. */
export const rowsOf = (notifications: readonly Notification[]): Notification[] =>
  daysOf(notifications.filter((one) => !isOwnDoing(one))).flatMap(({ told }) =>
    told.map(({ notification }) => notification),
  );
