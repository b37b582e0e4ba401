import * as texts from './texts.ts';

/**
 * Times for reading, always UTC. The months are named by the build's Intl (backend/build/language.ts): the server
 * and every browser must write the same, and their own Intl differ.
 */
declare const __MONTHS__: readonly string[];

/** `12 Mar 2026` */
export function dateText(ms: number): string {
  const date = new Date(ms);
  return `${date.getUTCDate()} ${__MONTHS__[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `4 Dec 2026, 18:00 UTC` */
export function dateTimeText(ms: number): string {
  const date = new Date(ms);
  return `${dateText(ms)}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())} UTC`;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `8 s`, `5 min`, `2 h`, `6 days`: the largest whole unit. */
export function spanText(ms: number): string {
  const span = Math.max(0, ms);
  if (span < MINUTE) return `${Math.floor(span / 1000)} ${texts.secondUnit}`;
  if (span < HOUR) return `${Math.floor(span / MINUTE)} ${texts.minuteUnit}`;
  if (span < DAY) return `${Math.floor(span / HOUR)} ${texts.hourUnit}`;
  return texts.days(Math.floor(span / DAY));
}

/**
 * Whether a moment is told by what is left until then, not by its date; nobody counts weeks. An hour more than seven
 * days: the page's clock is behind who has just chosen them.
 */
export const isNear = (ms: number, now: number): boolean => now !== 0 && ms - now <= 7 * DAY + HOUR;

export type ClockPart = { value: string; unit: string };

/** Days, hours, minutes and seconds left: always four, so that a clock stands still when it starts. */
export function clockParts(ms: number): ClockPart[] {
  const left = Math.max(0, ms);
  const part = (name: Parameters<typeof texts.clockUnit>[0], unit: number, most: number) => {
    const count = Math.floor(left / unit) % most;
    return { value: two(count), unit: texts.clockUnit(name, count) };
  };
  return [part('day', DAY, Infinity), part('hour', HOUR, 24), part('minute', MINUTE, 60), part('second', 1000, 60)];
}

/** Where a span of time stands; `fallback` while `now` is not known. */
export function phaseText<T extends string>(
  span: { startMs: number; endMs: number },
  now: number,
  fallback: T,
): T | 'upcoming' | 'live' | 'ended' {
  if (now === 0) return fallback;
  if (now < span.startMs) return 'upcoming';
  return now < span.endMs && fallback !== 'ended' ? 'live' : 'ended';
}
