import type { Notification } from '../../contract/notification.ts';

/* The bell. */
export const bell = (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} new`);

/* The page. */
export const title = 'Notifications';
export const subject = 'Your notifications';
export const intro =
  'What happened in the last 30 days to what you own, offer and watch, what you bought, minted and sent, and what is new from the artists, collections and searches you follow.';
export const emptyTitle = 'Nothing has happened yet';
export const emptyText =
  'Sales, purchases, mints, offers on what you own, higher offers than yours, orders about to end, items you watch, and news of the artists, collections and searches you follow appear here.';
export const browseCollections = 'Browse collections';
export const today = 'Today';
export const yesterday = 'Yesterday';
export const onDevice = 'From this device';
export const andMore = (count: number) => `and ${count} more`;

export const walletGoneText = 'You are signed in. Connect the wallet again to see what happened.';

/** Before the other person's address. */
export const party: Record<Notification['kind'], string> = {
  sold: 'to',
  accepted: 'by',
  received: 'from',
  offer: 'from',
  'collection-offer': 'from',
  'trait-offer': 'from',
  outbid: 'by',
  'listing-ends': '',
  'offer-ends': '',
  listed: 'by',
  'price-down': 'by',
  'price-up': 'by',
  bought: 'from',
  minted: '',
  sent: 'to',
};
export const before = (amount: string, symbol: string) => `was ${amount} ${symbol}`;
export const ends = (when: string) => `Ends ${when}`;

/* What the device found out by itself. */
export const yours = 'What you follow on this device';
/** By whom or what it was found. */
export const foundBy = {
  search: 'Saved search',
  artist: 'Artist you follow',
  items: 'Collection you follow',
  listings: 'Collection you follow',
};
export const found = {
  search: (count: number, name: string) => `${count} new for “${name}”`,
  artist: (count: number, name: string) =>
    count === 1 ? `New collection by ${name}` : `${count} new collections by ${name}`,
  items: (count: number, name: string) => (count === 1 ? `New item in ${name}` : `${count} new items in ${name}`),
  listings: (count: number, name: string) =>
    count === 1 ? `One more item for sale in ${name}` : `${count} more items for sale in ${name}`,
};

/* What is followed on this device. */
export const following = 'Following';
export const followedAs = { artist: 'Artist', collection: 'Collection', search: 'Saved search', drop: 'Drop reminder' };
export const follow = 'Follow';
export const unfollow = 'Unfollow';
export const remind = 'Remind me';
export const removeReminder = 'Remove';
export const ofName = (label: string, name: string) => `${label}: ${name}`;
