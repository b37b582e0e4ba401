import { LANGUAGE } from '../language/language.ts';
import { dateTimeText } from './time-text.ts';
import { useHydrated } from './use-now.ts';

/** Names of the zone by offset: winter's and summer's. Making a formatter takes longer than drawing a row does. */
const zones = new Map<number, string>();

function zoneName(date: Date, offset: number): string {
  let name = zones.get(offset);
  if (name === undefined) {
    // Decided by the build: the table of locales is not in the start page's code.
    const format = new Intl.DateTimeFormat(LANGUAGE === 'ar' ? 'ar-u-nu-latn' : LANGUAGE, { timeZoneName: 'short' });
    name = format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    zones.set(offset, name);
  }
  return name;
}

/** `4 Dec 2026, 19:00 CET`: in the device's own time zone, which a server does not know. */
export function localTimeText(ms: number): string {
  const date = new Date(ms);
  const offset = date.getTimezoneOffset();
  return dateTimeText(ms - offset * 60_000).replace('UTC', zoneName(date, offset));
}

/** Writes a moment (ms) in the device's time zone once hydrated, in UTC before that and on the server. */
export const useTimeText = (): ((ms: number) => string) => (useHydrated() ? localTimeText : dateTimeText);
