import * as texts from './texts.ts';
import { DAY, dateText, HOUR, isNear, MINUTE, spanText } from './time-text.ts';

/* Moments by how far away they are; no view that opens with the app needs it. */

/** `2 h ago`, or the date when it is older than 60 days or `now` is not known yet. */
export function agoText(ms: number, now: number): string {
  const age = now - ms;
  return now === 0 || age > 60 * DAY || age < -MINUTE ? dateText(ms) : texts.ago(spanText(age));
}

/** To the nearest unit: seven days less a second are seven days to who has just chosen them. */
function nearestSpanText(ms: number): string {
  const unit = ms < HOUR ? MINUTE : ms < DAY ? HOUR : DAY;
  return spanText(ms < MINUTE ? ms : ms + unit / 2);
}

/** `in 6 h`, `in 3 days`; the date of what is further away, or while `now` is not known. */
export function untilText(ms: number, now: number): string {
  if (isNear(ms, now)) return texts.inSpan(nearestSpanText(ms - now));
  // The day where one is, as times are written there.
  return texts.onDate(dateText(now === 0 ? ms : ms - new Date(ms).getTimezoneOffset() * MINUTE));
}
