/* Head. */
export const itemsSince = (items: string, year: number) => `${items} items, ${year}`;
export const offerOnAny = 'Offer on any item';
export const share = 'Share';
export const linkCopied = 'Link copied to the clipboard';
export const copyFailed = 'Could not copy to the clipboard';
export const showMore = 'Show more';
export const showLess = 'Show less';
export const floor = 'Floor';
export const bestOffer = 'Best offer';
export const volume = '24 h volume';
export const listed = 'Listed';
export const owners = 'Owners';
export const royalty = 'Royalty';

/* Tools above the grid. */
export const countUnknown = '– items';
export const itemCount = (count: string, isOne: boolean) => `${count} ${isOne ? 'item' : 'items'}`;
export const loadingPrices = 'Loading prices';
export const filters = 'Filters';
export const sort = 'Sort';
export const priceAscending = 'Price, low to high';
export const priceDescending = 'Price, high to low';
export const price = 'Price';
export const newest = 'Newest';
export const number = 'Number';
export const rarestFirst = 'Rarest first';
export const rarity = 'Rarity';
export const density = 'Density';
export const large = 'Large';
export const compact = 'Compact';
export const list = 'List';
export const searchIn = (name: string) => `Search in ${name}`;
export const searchInCollection = 'Search in this collection';

/* Filters. */
export const status = 'Status';
export const allItems = 'All items';
export const buyNow = 'Buy now';
export const hasOffers = 'Has offers';
export const newThisWeek = 'New this week';
export const priceIn = (currency: string) => `Price, ${currency}`;
export const currency = 'Currency';
export const anyCurrency = 'Any currency';
export const lowestPrice = 'Lowest price';
export const highestPrice = 'Highest price';
export const min = 'Min';
export const max = 'Max';
export const rangeTo = 'to';
export const enterPrice = 'Enter a price such as 0.5';
export const tooManyDecimals = (most: number) => `At most ${most} decimal places`;
export const aboveHighest = (highest: string) => `Above the highest price, ${highest}`;
export const belowLowest = (lowest: string) => `Below the lowest price, ${lowest}`;
export const showFewer = 'Show fewer';
export const showAll = (count: string) => `Show all ${count}`;
export const showFewerTraits = 'Show fewer traits';
export const showAllTraits = (count: string) => `Show all ${count} traits`;
export const clear = 'Clear';
export const showItems = (items: string) => `Show ${items}`;

/* Applied filters. */
export const searched = (words: string) => `“${words}”`;
export const fromPrice = (price: string) => `From ${price}`;
export const upToPrice = (price: string) => `Up to ${price}`;
export const inCurrency = (currency: string) => `In ${currency}`;
export const clearAll = 'Clear all';
export const offerOnTrait = (traitType: string, value: string) => `Offer on ${traitType}: ${value}`;

/* Grid. */
export const rank = (place: string) => `#${place}`;
export const lastSale = 'Last sale';
export const none = '–';
export const notListed = 'Not listed';
export const notListedOffer = (offer: string) => `Not listed, offer ${offer}`;
export const copiesLeft = (count: string) => `×${count} left`;
export const noItemsTitle = 'Nothing on this shelf';
export const noMatches = 'No item matches these filters.';
export const noItems = 'This collection has no items yet.';
export const clearAllFilters = 'Clear all filters';

/* What failed to load, as the subject of "… could not be loaded". */
export const collectionSubject = 'Collection';
export const itemsSubject = 'Items';
