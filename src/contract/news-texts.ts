import type { DropNews } from './drop-news.ts';
import type { Notification } from './notification.ts';

/* What the notifications page and pushes say alike. */

/** What happened, after the item's name. */
export const happened: Record<Notification['kind'], string> = {
  sold: 'Sold',
  accepted: 'Your offer was accepted',
  received: 'Received',
  offer: 'Offer received',
  'collection-offer': 'Offer on any item of its collection',
  'trait-offer': 'Offer on items with one of its traits',
  outbid: 'You were outbid',
  'listing-ends': 'Your listing ends soon',
  'offer-ends': 'Your offer ends soon',
  listed: 'Watched item listed',
  'price-down': 'Price of a watched item went down',
  'price-up': 'Price of a watched item went up',
  bought: 'Bought',
  minted: 'Minted',
  sent: 'Sent',
};

/** What happened to a drop, after its name. */
export const drop: Record<DropNews['state'], string> = {
  opens: 'Opens within the hour',
  opened: 'Opened',
  ends: 'Ends within the hour',
  ended: 'Ended',
};
