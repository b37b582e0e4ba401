/** Of how many drops somebody is reminded. */
export const REMINDERS_AT_MOST = 30;

/** In ms. A reminder is told for so long before a drop opens or ends, and so long after. */
export const REMINDER_MS = 3_600_000;

/** What somebody is reminded of: the opening of a drop, or its end where `ofEnd`. `moment`: when, in ms. */
export type DropMoment = { href: string; moment: number; ofEnd: boolean };

export type DropNews = {
  /** The same on a device and in a push: what is told by both is told once. */
  id: string;
  state: 'opens' | 'opened' | 'ends' | 'ended';
  /** Since when it is told, in ms. */
  time: number;
};

/** What is told at `now`, in ms; null where nothing is. That a drop opened is news again, that it ended is not. */
export function dropNewsAt({ href, moment, ofEnd }: DropMoment, now: number): DropNews | null {
  const before = moment - REMINDER_MS;
  if (now < before || now >= moment + REMINDER_MS) return null;
  const isPast = now >= moment;
  if (ofEnd) return { id: `drop-ends ${moment} ${href}`, state: isPast ? 'ended' : 'ends', time: before };
  const id = `drop-${isPast ? 'open' : 'soon'} ${moment} ${href}`;
  return { id, state: isPast ? 'opened' : 'opens', time: isPast ? moment : before };
}

/** When the next news comes after `now`, in ms; null where none does. */
export const nextDropNews = ({ moment, ofEnd }: Omit<DropMoment, 'href'>, now: number): number | null =>
  [moment - REMINDER_MS, ...(ofEnd ? [] : [moment])].find((time) => time > now) ?? null;
