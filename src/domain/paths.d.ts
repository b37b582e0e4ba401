/** The product's addresses, in one place. */
export declare const homePath: () => string;
export declare const collectionsPath: () => string;
export declare const dropsPath: () => string;
export declare const watchListPath: () => string;
export declare const notificationsPath: () => string;
export declare const subscribePath: () => string;
export declare const storagePath: () => string;
export declare const docsPath: () => string;
/** A page of the server, outside the app. */
export declare const publicApiPath: () => string;
export declare const dropPath: (slug: string) => string;
export declare const collectionPath: (slug: string) => string;
export declare const itemPath: (slug: string, identifier: string) => string;
/** The second is shown for who has created something, the last to its owner only. */
export declare const profileTabs: readonly [
  'Collected',
  'Created',
  'Listings',
  'OffersMade',
  'OffersReceived',
  'Activity',
  'WatchList',
  'Approvals',
];
export type ProfileTab = (typeof profileTabs)[number];
export declare const profilePath: (owner: string, tab?: ProfileTab) => string;
export declare const isAddress: (text: string) => boolean;
export declare const isSlug: (text: string) => boolean;
/** A uint256 in decimal. */
export declare const isIdentifier: (text: string) => boolean;
/** `0x71C7…976F` as the spec shortens addresses: first six, last four characters. */
export declare const shortenAddress: (address: string) => string;
/** Shortens every wallet address in a server's text; longer hashes stay whole. */
export declare const shortenAddresses: (text: string) => string;
