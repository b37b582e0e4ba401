import { LANGUAGE, LOCALES } from '../language/language.ts';
import { dateTimeText } from './time-text.ts';
import { useHydrated } from './use-now.ts';

/** `4 Dec 2026, 19:00 CET`: in the device's own time zone, which a server does not know. */
export function localTimeText(ms: number): string {
  const date = new Date(ms);
  const inUtc = dateTimeText(ms - date.getTimezoneOffset() * 60_000);
  const zone = new Intl.DateTimeFormat(LOCALES[LANGUAGE], { timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return zone === undefined ? dateTimeText(ms) : inUtc.replace(/UTC$/, zone);
}

/** Writes a moment (ms) in the device's time zone once hydrated, in UTC before that and on the server. */
export const useTimeText = (): ((ms: number) => string) => (useHydrated() ? localTimeText : dateTimeText);
