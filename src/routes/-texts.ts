/* Titles. */
export const productTitle = (name: string) => `${name}: art, on display`;
export const pageTitle = (page: string, name: string) => `${page} · ${name}`;

/* The product, and pages that cannot be shown. */
export const productDescription = 'A marketplace for NFTs on several networks: drops, collections and their owners.';
export const notFoundTitle = 'Page Not Found';
export const notFoundDescription = 'There is no page at this address.';
export const failureTitle = 'Error 500';
export const failureDescription = 'This page could not be shown.';

/* Drops. */
export const dropsTitle = 'Drops';
export const dropsDescription = 'New items minted from their creators’ own contracts: live, upcoming and past drops.';
export const dropTitle = 'Drop';
export const dropDescription = 'A drop: price, supply, and when it opens and closes.';

/* Collections. */
export const collectionsTitle = 'Collections';
export const collectionsDescription =
  'Every collection on display, with floor, volume and listed items, on every network.';
export const collectionTitle = 'Collection';
export const thisCollection = 'this collection';
export const collectionDescription = (name: string) => `Items of ${name}: floor, offers and what is listed now.`;

/* One item. */
export const itemTitle = 'Item';
export const thisItem = 'This item';
export const itemDescription = (name: string) => `${name}: price, offers, traits, owners and history.`;

/* Profile. */
export const profileTitle = 'Profile';
export const profileDescription = 'Items, listings and offers of one address.';

/* Watch list. */
export const watchListTitle = 'Watch list';
export const watchListDescription = 'The items you watch: their prices, offers and what they last sold for.';

/* Notifications. */
export const notificationsTitle = 'Notifications';
export const notificationsDescription = 'What happened to your items, your orders and what you watch.';

/* News by e-mail. */
export const subscribeTitle = 'News by e-mail';
export const subscribeDescription = 'What opens soon and what is new, by e-mail.';

/* Storage. */
export const storageTitle = 'Storage';
export const storageDescription = 'What this app keeps on your device, and how to clear it.';

/* Documents. */
export const documentsTitle = 'Documents';
export const documentsDescription = 'Terms, privacy, cookies, licence and what to know before buying digital items.';
export const documentTitle = 'Document';

/* Test page. */
export const testTitle = 'Test page';
export const testDescription = 'Every part of the interface in every state.';
