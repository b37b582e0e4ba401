/* Without a drop or a featured collection. */
export const what = (name: string) =>
  `${name} is a marketplace for art as NFTs. Browse freely; a wallet is for trading.`;
export const title = 'Art, on display';

/* Featured drop. */
export const drop = 'Drop';
export const dropOpensOn = 'Upcoming drop on';
export const dropLiveOn = 'Live drop on';
export const dropEndedOn = 'Past drop on';
export const saleOpens = 'Sale opens';
export const saleEnds = 'Sale ends';
export const saleOpensIn = 'Sale opens in';
export const saleEndsIn = 'Sale ends in';
export const saleEnded = 'Sale ended';
export const mintPrice = 'Mint price';
export const minted = 'Minted';
export const mintedOf = (minted: number, maxSupply: number) => `${minted} of ${maxSupply}`;
export const viewDrop = 'View drop';
export const viewCollection = 'View collection';

/* Featured collection. */
export const featured = 'Featured collection';
export const floor = 'Floor';
export const items = 'Items';
export const owners = 'Owners';

/* Below. */
export const trending = 'Trending collections';
export const span = 'Span of time';
export const noneSold = 'Nothing was sold in this time.';
export const collections = 'Collections';
export const allCollections = 'All collections';
export const atFloor = 'At the floor';
export const otherDrops = 'Live and coming drops';
export const allDrops = 'All drops';
export const featuredCollections = 'Featured collections';
export const fromPrice = (price: string) => `Floor ${price}`;
export const recentlyViewed = 'Recently viewed';
export const justSold = 'Just sold';
export const justListed = 'Just listed';
export const fromWatchList = 'From your watch list';
export const wholeWatchList = 'Watch list';
export const notForSale = 'Not for sale';

/** What failed to load, as the subject of "… could not be loaded". */
export const collectionsSubject = 'Collections';
