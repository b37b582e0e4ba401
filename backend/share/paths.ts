/** Pixels of a card, as social networks show it. */
export const CARD_SIZE = { width: 1_200, height: 630 } as const;
/** Where the card of a page is; that of the product itself is at `/share.jpg`. */
export const cardPath = (path: string | null): string => (path === null ? '/share.jpg' : `/share${path}.jpg`);
/** The Atom feed of a collection or drop, by its page's path. */
export const feedPath = (path: string): string => `/feeds${path}.xml`;
export const artistFeedPath = (address: string): string => `/feeds/artists/${address}.xml`;
/** The path of an item's collection. */
export const parentPath = (path: string): string => path.replace(/\/[^/]+$/, '');
