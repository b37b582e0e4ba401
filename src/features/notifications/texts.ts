import type { Notification } from '../../contract/notification.ts';

/* The bell. */
export const bell = (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} new`);
export const many = (count: number) => `${count}+`;

/* The page. */
export const title = 'Notifications';
export const subject = 'Your notifications';
export const intro = 'What happened in the last 30 days that you did not do yourself.';
export const emptyTitle = 'Nothing has happened yet';
export const emptyText =
  'Sales, offers on what you own, higher offers than yours, orders about to end and works you watch appear here.';
export const browseCollections = 'Browse collections';
export const today = 'Today';
export const yesterday = 'Yesterday';
export const andMore = (count: number) => `and ${count} more`;

export const walletGoneTitle = 'Your wallet is not connected';
export const walletGoneText = 'You are signed in. Connect the wallet again to see what happened.';
export const connectWallet = 'Connect a wallet';

/** What happened, after the item's name. */
export const happened: Record<Notification['kind'], string> = {
  sold: 'Sold',
  accepted: 'Your offer was accepted',
  received: 'Received',
  offer: 'Offer received',
  outbid: 'You were outbid',
  'listing-ends': 'Your listing ends soon',
  'offer-ends': 'Your offer ends soon',
  listed: 'Watched item listed',
};

/** Before the other person's address. */
export const party: Record<Notification['kind'], string> = {
  sold: 'to',
  accepted: 'by',
  received: 'from',
  offer: 'from',
  outbid: 'by',
  'listing-ends': '',
  'offer-ends': '',
  listed: 'by',
};
export const ends = (when: string) => `Ends ${when}`;
