import type { Notification } from '../contract/notification.ts';
/** Who did it knows: it stands in the list of notifications, is never new and is not pushed. */
export declare const isOwnDoing: ({ kind }: Pick<Notification, 'kind'>) => boolean;
