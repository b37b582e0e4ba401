import { spanText } from './time-text.ts';
import * as texts from './texts.ts';

export type StampKind = 'live' | 'busy' | 'recent' | 'stale';
export type StampInput = {
  /** When the data were read, in ms; 0 while there are none. */
  updatedAt: number;
  /** 0 while the time is not known (server, first paint). */
  now: number;
  busy?: boolean | undefined;
  online: boolean;
  /** The last question was not answered: what is shown may be old, however young it is. */
  failing?: boolean | undefined;
  /** Tell the seconds while live. */
  precise?: boolean | undefined;
  busyText?: string | undefined;
  /** The network that the server is furthest behind of, and up to when it knows it, in ms. */
  index?: { name: string; since: number } | undefined;
};

/** The age of what a query holds: a further page that fails makes nothing older. */
export const stampOf = (query: { dataUpdatedAt: number; isFetching: boolean; isRefetchError: boolean }) => ({
  updatedAt: query.dataUpdatedAt,
  busy: query.isFetching,
  failing: query.isRefetchError,
});

/** Younger than this the data count as live. */
const LIVE_MS = 60_000;

const agoText = (age: number) => (age < LIVE_MS ? texts.justNow : texts.ago(spanText(age)));

/** The words and the light beside a price: every number has an age. */
export function stampText(input: StampInput): { kind: StampKind; text: string } {
  const stamp = ageText(input);
  const isOld = input.online && input.now > 0 && input.updatedAt > 0 && input.failing;
  return isOld ? { ...stamp, text: texts.failing(stamp.text) } : stamp;
}

function ageText(input: StampInput): { kind: StampKind; text: string } {
  const { updatedAt, now, online, index } = input;
  if (!online) {
    if (updatedAt === 0 || now === 0) return { kind: 'stale', text: texts.offline };
    const age = now - updatedAt;
    return { kind: 'stale', text: texts.asOfOffline(agoText(age)) };
  }
  if (updatedAt === 0) return { kind: 'busy', text: input.busyText ?? texts.loading };
  if (now === 0) return { kind: 'live', text: texts.live };
  if (index && index.since < updatedAt && now - index.since >= LIVE_MS)
    return { kind: 'recent', text: texts.indexAsOf(index.name, agoText(now - index.since)) };
  const age = now - updatedAt;
  if (age >= LIVE_MS || input.failing) return { kind: input.busy ? 'busy' : 'recent', text: texts.asOf(agoText(age)) };
  if (input.busy) return { kind: 'busy', text: input.busyText ?? texts.live };
  const seconds = Math.floor(Math.max(0, age) / 10_000) * 10;
  return { kind: 'live', text: input.precise && seconds > 0 ? texts.liveSince(seconds) : texts.live };
}
