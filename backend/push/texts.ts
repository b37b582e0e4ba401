/* What pushes say: of what happened and of drops, the notifications page's own words. */
export const happened = {
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
};
/** Of a drop, beside its name. */
export const drop = { opens: 'Opens within the hour', opened: 'Opened', ends: 'Ends within the hour' };
export const several = (count: number) => `${count} new notifications`;
