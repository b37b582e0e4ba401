/** The product's addresses, in one place. */
export const homePath = () => '/';
export const collectionsPath = () => '/collections';
export const dropsPath = () => '/drops';
export const watchListPath = () => '/watch-list';
export const notificationsPath = () => '/notifications';
export const subscribePath = () => '/subscribe';
export const storagePath = () => '/storage';
export const docsPath = () => '/docs';
/** A page of the server, outside the app. */
export const publicApiPath = () => '/api';
export const dropPath = (slug: string) => `/drops/${slug}`;
export const collectionPath = (slug: string) => `/collections/${slug}`;
export const itemPath = (slug: string, identifier: string) => `/collections/${slug}/${identifier}`;

/** The second is shown for who has created something, the last to its owner only. */
export const profileTabs = [
  'Collected',
  'Created',
  'Listings',
  'OffersMade',
  'OffersReceived',
  'Activity',
  'WatchList',
  'Approvals',
] as const;
export type ProfileTab = (typeof profileTabs)[number];
export const profilePath = (owner: string, tab?: ProfileTab) =>
  tab === undefined ? `/profile/${owner}` : `/profile/${owner}?tab=${tab}`;

export const isAddress = (text: string) => /^0x[0-9a-fA-F]{40}$/.test(text);
export const isSlug = (text: string) => /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(text);
/** A uint256 in decimal. */
export const isIdentifier = (text: string) => /^(0|[1-9][0-9]{0,77})$/.test(text) && BigInt(text) < 1n << 256n;

/** `0x71C7…976F` as the spec shortens addresses: first six, last four characters. */
export const shortenAddress = (address: string) => `${address.slice(0, 6)}...${address.slice(-4)}`;

/** Shortens every wallet address in a server's text; longer hashes stay whole. */
export const shortenAddresses = (text: string) =>
  text.replace(/(?<![0-9a-zA-Z])0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g, shortenAddress);
