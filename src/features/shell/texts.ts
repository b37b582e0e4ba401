/* The frame */
export const home = 'Home';
export const drops = 'Drops';
export const collections = 'Collections';
export const docs = 'Docs';
export const skipToContent = 'Skip to content';
export const mainPlaces = 'Main';
export const mainPlacesShort = 'Main, short';
export const offline = 'You’re offline. Browse what’s saved; buying resumes when you’re back.';
export const logo = (name: string) => `${name}, home`;

/* The footer */
export const publicApi = 'Public API';
export const news = 'News by e-mail';
export const legal = 'Legal';
export const termsOfUse = 'Terms of use';
export const privacy = 'Privacy';
export const cookies = 'Cookies';
export const eula = 'EULA';
export const nftDisclaimer = 'NFT disclaimer';
export const serviceProvider = 'Service provider';
export const language = 'Language';
export const estimatesIn = 'Estimates in';
export const colorMode = 'Color mode';
export const light = 'Light';
export const dark = 'Dark';
export const system = 'System';

/* Search */
export const search = 'Search';
export const searchHint = 'Search items, collections or people';
export const searchOffline = 'You’re offline. Your device knows of these.';
export const notKept = 'Not kept on this device';
export const nothingKept = 'You’re offline, and nothing kept on this device has that name.';
export const sharedTitle = 'Shared with Vitrine';
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
