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
export const renewed = 'The new copy';
/** Before the first answer its total is 0. */
export const renewing = (kept: string, total: string) =>
  total === '0' ? 'Renewing…' : `Renewing: ${kept} of ${total} ${items(total)}`;
export const renewsLater = 'Its renewal goes on with the network';
export const notRenewed = {
  failed: 'It could not be renewed. The copy from before is still here, whole.',
  full: 'This device has no room for a newer copy. The one from before is still here, whole.',
} as const;
export const renew = 'Renew now';
export const renewOffline = 'You’re offline. It can be renewed when you’re back.';
export const stop = 'Stop renewing';
