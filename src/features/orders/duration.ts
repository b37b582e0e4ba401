import type { Order } from '../../contract/order.ts';
import type { Ends } from '../../trading/orders/order-draft.ts';
import { readQuantity } from '../../ui/quantity.ts';
import * as texts from './texts.ts';

export type Preset = 'keep' | '1' | '3' | '7' | '30' | 'custom';
export type Duration = {
  preset: Preset;
  days: string;
  /** End of the order that is edited (Unix seconds); null where there is none to keep. */
  until: number | null;
};

const DAY = 86_400;
/** One less than the longest order lasts: an order starts a little before it is signed. */
const MOST_DAYS = 179n;
/** In seconds: with less left, an order would end before anybody found it. */
const LEAST_LEFT = 600;

const WEEK: Duration = { preset: '7', days: '14', until: null };

/** What a form opens with: an edited order keeps its end unless somebody chooses another. */
export const durationOf = (replaces: Pick<Order, 'endTime'> | null, now: number): Duration =>
  replaces === null || replaces.endTime - now / 1000 < LEAST_LEFT
    ? WEEK
    : { ...WEEK, preset: 'keep', until: replaces.endTime };

const readDays = (days: string) => readQuantity(days, 1n, MOST_DAYS, texts.atMostDays(MOST_DAYS));

/** What is wrong with the custom number, as typed. */
export function daysProblem({ preset, days }: Duration): string | undefined {
  const read = readDays(days);
  return preset === 'custom' && 'problem' in read ? read.problem : undefined;
}

/** Null while the custom number is not valid. */
export function endsOf({ preset, days, until }: Duration): Ends | null {
  if (preset === 'keep') return until === null ? null : { at: until };
  const read = readDays(preset === 'custom' ? days : preset);
  return 'value' in read ? { after: Number(read.value) * DAY } : null;
}

/** In ms. */
export const endMoment = (ends: Ends, now: number): number => ('at' in ends ? ends.at * 1000 : now + ends.after * 1000);
