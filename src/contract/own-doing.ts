import type { Notification } from './notification.ts';

/** Who did it knows: it stands in the list of notifications, is never new and is not pushed. */
export const isOwnDoing = ({ kind }: Pick<Notification, 'kind'>): boolean =>
  kind === 'bought' || kind === 'minted' || kind === 'sent';
