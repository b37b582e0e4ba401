/** How many drops somebody can be reminded of. */
export const REMINDERS_AT_MOST = 30;

/** In ms. A reminder is shown from this long before a drop opens or ends until this long after. */
export const REMINDER_MS = 3_600_000;

/** What somebody is reminded of: the opening of a drop, or its end if `ofEnd`. `moment`: when that is, in ms. */
export type DropMoment = { href: string; moment: number; ofEnd: boolean };

export type DropNews = {
  /** The same on a device and in a push, so that what both tell is shown once. */
  id: string;
  state: 'opens' | 'opened' | 'ends' | 'ended';
  /** Since when it is news, in ms. */
  time: number;
};

/**
 * What there is to tell at `now`, in ms; null where there is nothing. That a drop has opened is a second piece of news,
 * that it has ended is not.
 */
export function dropNewsAt({ href, moment, ofEnd }: DropMoment, now: number): DropNews | null {
  const before = moment - REMINDER_MS;
  if (now < before || now >= moment + REMINDER_MS) return null;
  const isPast = now >= moment;
  if (ofEnd) return { id: `drop-ends ${moment} ${href}`, state: isPast ? 'ended' : 'ends', time: before };
  const id = `drop-${isPast ? 'open' : 'soon'} ${moment} ${href}`;
  return { id, state: isPast ? 'opened' : 'opens', time: isPast ? moment : before };
}

/** When there is next something to tell after `now`, in ms; null where never. */
export const nextDropNews = ({ moment, ofEnd }: Omit<DropMoment, 'href'>, now: number): number | null =>
  [moment - REMINDER_MS, ...(ofEnd ? [] : [moment])].find((time) => time > now) ?? null;
