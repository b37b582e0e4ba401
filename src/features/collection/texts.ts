/* Head. */
export const verified = 'Verified by this marketplace';
export const looksLike = 'This is not';
export const looksLikeEnd =
  ', which this marketplace has verified, although the names look alike. Check carefully before you buy.';
export const itemsSince = (items: string, year: number) => `${items} items, ${year}`;
export const offerOnAny = 'Offer on any item';
export const share = 'Share';
export const showMore = 'Show more';
export const showLess = 'Show less';
export const floor = 'Floor';
export const bestOffer = 'Best offer';
export const volume = '24 h volume';
export const listed = 'Listed';
export const owners = 'Owners';
export const royalty = 'Royalty';

/* Tabs. */
export const tabs = 'Parts of this collection';
export const tabNames = {
  items: 'Items',
  offers: 'Offers',
  activity: 'Activity',
  holders: 'Holders',
  about: 'About',
} as const;

/* Offers and listings by price. */
export const offersByPrice = 'Offers by price';
export const listingsByPrice = 'Listings by price';
export const anyItem = 'Any item';
/** `items`: how many they are for, where that is not one each. */
export const offersAt = (on: string, orders: string, items: string | null) =>
  `${on}, ${orders} ${orders === '1' ? 'offer' : 'offers'}${items === null ? '' : ` for ${items}`}`;
export const itemsAt = (units: string) => `${units} ${units === '1' ? 'item' : 'items'}`;
/** At this price and every better one. */
export const upTo = (units: string) => `${units} in total`;
const only = (end: string) => (count: number) =>
  count === 1 ? `Only the ${end} price is shown.` : `Only the ${count} ${end} prices are shown.`;
export const highestOnly = only('highest');
export const lowestOnly = only('lowest');
export const noListings = 'Nothing is for sale right now.';
export const noOffers = 'No offers on any item or trait yet.';

/* Activity. */
export const activity = 'Activity';
export const priceAndVolume = 'Floor and volume';
export const range = 'Time';
export const ranges = { '24h': '24 h', '7d': '7 d', '30d': '30 d', all: 'All' } as const;
export const plotOf = (name: string) => `Floor, volume and sales of ${name} over time`;
export const volumeSold = 'Volume';
export const sales = 'Sales';
export const everything = 'Everything';
export const salesOnly = 'Sales';
export const noActivity = 'No activity yet.';

/* Holders. */
export const topHolders = 'Most items';
export const someOf = (shown: string, all: string) => `${shown} of ${all}`;
export const distribution = 'How many they hold';
export const holderCount = (count: string) => `${count} ${count === '1' ? 'holder' : 'holders'}`;
export const holding = (from: number, to: number | null) =>
  to === null ? `${from} or more` : from === to ? (from === 1 ? '1 item' : `${from} items`) : `${from} to ${to} items`;
export const noHoldersTitle = 'No holders yet';
export const noHolders = 'Holders appear here once items are minted.';

/* Without a network. */
export const keepOffline = 'Keep offline';
export const keeping = (percent: number) => `Keeping ${percent}%`;
export const keepingPaused = 'Paused';
export const keptOffline = 'Kept offline';
export const keepIntro =
  'Every item with its picture stays on this device. You can look at all of it, and search it, without a network.';
export const keepAll = (items: string, size: string) =>
  `${items === '1' ? 'One item' : `${items} items`}, about ${size}.`;
export const keepMost = (total: string, items: string, size: string) =>
  `The first ${total} of ${items} items, cheapest first: about ${size}. More than that is too much for one device.`;
export const keepRoom = (total: string, items: string, size: string) =>
  `This device has room for about ${total} of ${items} items, cheapest first: about ${size}.`;
export const noRoom = 'This device has no room for it. Remove something under Storage first.';
export const savingData = 'Your browser is set to save data. Keeping this loads all of it now.';
export const needsNetwork = 'You’re offline. It can be kept when you’re back.';
export const measuring = 'Finding out how much it takes…';
export const notMeasured = (market: string) => `This browser keeps nothing for ${market}.`;
export const seeStorage = 'Storage';

/* About. */
export const aboutTitle = 'About';
export const noDescription = 'The artist has not added a description.';
export const details = 'Details';
export const artist = 'Artist';
export const contract = 'Contract';
export const network = 'Network';
export const standard = 'Standard';
export const itemsLabel = 'Items';
export const since = 'Created';
export const feed = 'Feed';
export const atom = 'Atom';

/* Tools above the grid. */
export const countUnknown = '– items';
export const itemCount = (count: string) => `${count} ${count === '1' ? 'item' : 'items'}`;
export const showLatest = 'Changed: show the latest';
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
export const currency = 'Currency';
export const anyCurrency = 'Any currency';
export const lowestPrice = 'Lowest price';
export const highestPrice = 'Highest price';
export const min = 'Min';
export const max = 'Max';
export const rangeTo = 'to';
export const enterPrice = 'Enter a price such as 0.5';
export const tooManyDecimals = (most: number) => `At most ${most} decimal places`;
export const aboveHighest = (highest: string) => `Above your Max, ${highest}`;
export const belowLowest = (lowest: string) => `Below your Min, ${lowest}`;
export const showFewer = 'Show fewer';
export const values = (count: string) => `${count} ${count === '1' ? 'value' : 'values'}`;
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
export const saveSearch = 'Save search';
export const removeSavedSearch = 'Remove saved search';
export const searchName = 'Name';
export const save = 'Save';
export const searchSaved = 'Search saved';
export const searchSavedText = 'You’ll find it in the search field.';
export const offerOnTrait = (traitType: string, value: string) => `Offer on ${traitType}: ${value}`;

/* Grid. */
export const rank = (place: string) => `#${place}`;
export const lastSale = 'Last sale';
export const none = '–';
export const notListed = 'Not listed';
export const offerAlone = (offer: string) => `Offer ${offer}`;
export const copiesLeft = (count: string) => `×${count} left`;
export const noItemsTitle = 'Nothing on this shelf';
export const cheapestOtherwise = 'The cheapest without your price filter:';
export const noMatches = 'No item matches these filters.';
export const noItems = 'This collection has no items yet.';
export const clearAllFilters = 'Clear all filters';

/* What failed to load, as the subject of "… could not be loaded". */
export const collectionSubject = 'Collection';
export const itemsSubject = 'Items';
export const offersSubject = 'Offers';
export const listingsSubject = 'Listings';
export const pastSubject = 'Price history';
export const activitySubject = 'Activity';
export const holdersSubject = 'Holders';
