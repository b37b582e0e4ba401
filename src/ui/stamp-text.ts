import { spanText } from './time-text.ts';

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
};

/** Younger than this the data count as live. */
const LIVE_MS = 60_000;

const agoText = (age: number) => (age < LIVE_MS ? 'just now' : `${spanText(age)} ago`);

/** The words and the light beside a price: every number has an age. */
export function stampText(input: StampInput): { kind: StampKind; text: string } {
  const { updatedAt, now, online } = input;
  if (!online) {
    if (updatedAt === 0 || now === 0) return { kind: 'stale', text: 'offline' };
    const age = now - updatedAt;
    return { kind: 'stale', text: `as of ${agoText(age)} · offline` };
  }
  if (updatedAt === 0) return { kind: 'busy', text: input.busyText ?? 'Loading' };
  if (now === 0) return { kind: 'live', text: 'Live' };
  const age = now - updatedAt;
  if (age >= LIVE_MS || input.failing) return { kind: input.busy ? 'busy' : 'recent', text: `as of ${agoText(age)}` };
  if (input.busy) return { kind: 'busy', text: input.busyText ?? 'Live' };
  const seconds = Math.floor(Math.max(0, age) / 10_000) * 10;
  return { kind: 'live', text: input.precise && seconds > 0 ? `Live, updated ${seconds} s ago` : 'Live' };
}
