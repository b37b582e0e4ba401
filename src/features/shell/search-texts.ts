/* What a search finds, and says of it. */
export const searchOffline = 'You’re offline. Your device knows of these.';
export const notKept = 'Not kept on this device';
export const nothingKept = 'You’re offline, and nothing kept on this device has that name.';
export const searchFailed = 'Search isn’t answering right now.';
export const searching = 'Searching';
export const nothingNamed = (pattern: string) => `Nothing named “${pattern}”`;
export const found = 'Found';
export const groups = {
  saved: 'Saved searches',
  viewed: 'Recently viewed',
  collections: 'Collections',
  items: 'Items',
  people: 'People',
  pages: 'Pages',
} as const;
export const profile = 'Profile';
export const artist = 'Artist';
export const followed = 'Followed';
export const watchList = 'Watch list';
export const notifications = 'Notifications';
export const from = (price: string) => `from ${price}`;
export const sharedTitle = (market: string) => `Shared with ${market}`;
