import { LANGUAGE } from '../language/language.ts';
import { dateTimeText } from './time-text.ts';
import { useHydrated } from './use-now.ts';

/** `4 Dec 2026, 19:00 CET`: in the device's own time zone, which a server does not know. */
export function localTimeText(ms: number): string {
  const date = new Date(ms);
  // Decided by the build: the table of locales is not in the start page's code.
  const { value = '' } =
    new Intl.DateTimeFormat(LANGUAGE === 'ar' ? 'ar-u-nu-latn' : LANGUAGE, { timeZoneName: 'short' })
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName') ?? {};
  return dateTimeText(ms - date.getTimezoneOffset() * 60_000).replace('UTC', value);
}

/** Writes a moment (ms) in the device's time zone once hydrated, in UTC before that and on the server. */
export const useTimeText = (): ((ms: number) => string) => (useHydrated() ? localTimeText : dateTimeText);
