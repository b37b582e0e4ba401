import { plural } from '../language/plural.ts';

const items = (count: string) => plural(count, { one: 'item', other: 'items' });
export const progress = 'Kept on this device';
export const said = {
  keeping: (kept: string, total: string) => `Keeping ${kept} of ${total} ${items(total)}`,
  waiting: (kept: string, total: string) => `Goes on with the network: ${kept} of ${total} ${items(total)}`,
  paused: (kept: string, total: string) => `Paused at ${kept} of ${total} ${items(total)}`,
  full: (kept: string, total: string) => `This device is full: ${kept} of ${total} ${items(total)} kept`,
  done: (kept: string) => `${kept} ${items(kept)} kept`,
} as const;
export const pause = 'Pause';
export const resume = 'Resume';
export const remove = 'Remove';
