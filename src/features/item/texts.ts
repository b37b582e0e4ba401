/* Purchase panel. */
export const buy = 'Buy';
export const buyNow = 'Buy now';
export const purchasePending = 'Purchase pending';
export const price = 'Price';
export const priceEach = 'Price, each';
export const quantity = 'Quantity';
export const available = (count: string) => `${count} available`;
export const priceChanged = (before: string) => `The price changed while this page was open. It was ${before}.`;
export const priceOfCopies = (count: bigint) => `Price, ${count} copies`;
export const youPay = 'You pay';
export const paidBySeller = (fee: string) => `${fee}, paid by the seller`;
export const networkFee = 'The network’s own fee comes on top.';
export const networkFeeOf = (amount: string) => `The network’s own fee comes on top: about ${amount}.`;
export const buyingResumes = 'Buying resumes when you’re back online.';
export const listingEnded = 'This listing has ended.';
export const listingEnds = (at: string) => `Listing ends ${at}.`;
export const notListed = 'Not listed';
export const noSales = 'No sales yet.';
export const lastSale = (price: string) => `Last sale ${price}.`;
export const bestOfferIn = (symbol: string) => `${symbol} best offer`;
export const lastSaleAfter = (price: string) => `, last sale ${price}`;
export const makeOffer = 'Make an offer';

/* Fees. */
export const marketplaceFee = (market: string) => `${market} fee`;
export const creatorRoyalty = 'Creator royalty';
export const fee = 'Fee';
export const otherFee = 'Other fee';
export const feeAt = (fee: string, rate: string) => `${fee}, ${rate}`;

/* Purchase panel, as the maker of the best listing sees it. */
export const yourPrice = 'Your price';
export const yourPriceEach = 'Your price, each';
export const forSale = (count: string) => `${count} for sale`;
export const youReceive = 'You receive';
export const youReceiveEach = 'You receive, each';
export const ownListingEnded = 'This is your listing. It has ended.';
export const ownListingEnds = (at: string) => `This is your listing. It ends ${at}.`;

/* Owner's panel. */
export const yours = 'Yours';
export const yourListing = 'Your listing';
export const yourListings = 'Your listings';
export const youOwn = (count: string) => `You own ${count}`;
export const ends = (until: string) => `ends ${until}`;
export const copiesEnd = (copies: string, until: string) => `${copies}, ends ${until}`;
export const cancelListing = 'Cancel listing';
export const listForSale = 'List for sale';
export const send = 'Send';

/* Offers. */
export const offers = 'Offers';
export const loadingOffers = 'Loading offers';
export const noOffers = 'No offers yet.';
export const moreOffers = 'More offers';
/** `apart`: how the best offer lies against the floor, as the start of a sentence. */
export const bestApart = (apart: string) => `Best ${apart.toLowerCase()}`;
export const youOwnItem = 'you own this item now';
export const byOwner = 'by its owner';
export const you = 'You';
export const itemOffer = 'Item offer';
export const collectionOffer = 'Collection offer';
export const traitOffer = (traitType: string, value: string) => `Offer on ${traitType}: ${value}`;
export const cancelOffer = 'Cancel offer';
export const youReceiveAmount = (amount: string) => `You receive ${amount}`;
export const youReceiveAmountEach = (amount: string) => `You receive ${amount} each`;
export const acceptOffer = 'Accept offer';

/* Owners. */
export const owners = 'Owners';
export const loadingOwners = 'Loading owners';
export const noOwners = 'No owners found.';
export const moreOwners = 'More owners';
export const ofSupply = (supply: string) => `of ${supply}`;

/* Provenance. */
export const provenance = 'Provenance';
export const provenanceSubject = 'The provenance';
export const noProvenance = 'No history is known for this item yet.';
export const mintedTo = 'Minted';
export const bought = 'Sale';
export const moved = 'Transfer';
export const toWhom = 'to';
export const fromWhom = 'from';
export const copies = (count: string) => `, ${count} copies`;
export const transactionAt = (hash: string) => `Transaction ${hash}`;
export const earlier = 'Show earlier events';
export const earlierFailed = 'Earlier events could not be loaded.';
export const retry = 'Retry';

/* Price history. */
export const priceHistory = 'Price history';
export const salesIn = (count: number, unit: string) => `${count} sales, in ${unit}`;
export const chartSummary = (chart: { from: string; to: string; low: string; high: string }) =>
  `Sale price from ${chart.from} to ${chart.to}, between ${chart.low} and ${chart.high}`;
export const soldFor = 'Sold for';
export const floorNow = 'Floor now';

/* Heading. */
export const byCreator = (name: string) => `by ${name}`;
export const share = 'Share';
/** In all: where nobody counts their owners. */
export const copiesInAll = (copies: string) => `${copies} copies`;
export const copiesOwned = (copies: string, ownersCount: number) =>
  `${copies} copies, ${ownersCount} ${ownersCount === 1 ? 'owner' : 'owners'}`;
export const ownedBy = 'Owned by';
export const ownedByYou = 'Owned by you';

/* Picture and its tools. */
export const fullScreen = 'Full screen';
export const actualSize = 'Actual size';
export const refreshMetadata = 'Refresh metadata';
export const refreshing = 'Refreshing the metadata. Changes will appear here.';
export const refreshFailedTitle = 'Refreshing metadata';
export const refreshFailed = 'An error occurred while refreshing metadata';

export const whyNoPicture = {
  unnamed: 'Its metadata has no picture that can be read here.',
  none: 'The picture in its metadata cannot be shown.',
  late: 'The picture has not loaded yet. Trying again.',
} as const;

/* Traits. */
export const traits = 'Traits';
export const traitShares = (size: string) =>
  `How many of the ${size} items share each trait: the shorter the bar, the rarer.`;
export const rank = (rank: string, size: string) => `Rank ${rank} of ${size}`;

/* Details. */
export const details = 'Details';
export const contract = 'Contract';
export const number = 'Number';
export const tokenStandard = 'Token standard';
export const singleCopy = 'ERC-721';
export const multiCopy = 'ERC-1155';
export const network = 'Network';

/* What failed to load, as the subject of "… could not be loaded". */
export const itemSubject = 'Item';
export const moreSubject = 'Further items';
export const pricesSubject = 'Prices';

/* What else there is. */
export const moreFrom = (collection: string) => `For sale in ${collection}`;
export const viewCollection = 'View collection';

/* What reading the metadata again changed. */
export const metadataChanged = 'Metadata updated';
export const changed = (what: readonly string[]) => `Changed: ${what.join(', ')}.`;
export const changedName = 'name';
export const changedDescription = 'description';
export const changedPicture = 'picture';
export const changedTraits = (count: number) => `${count} ${count === 1 ? 'trait' : 'traits'}`;

/* Sound and video. */
export const mediaOf = (name: string) => `${name}, as sound or video`;
export const cannotPlay = 'This cannot be played here.';

/* 3-D models, and items that run. */
export const viewModel = 'View in 3-D';
export const runItem = 'Run this item';
export const stopItem = 'Stop';
export const showPicture = 'Show the picture';
export const modelOf = (name: string) => `${name}, in 3-D. The arrow keys turn it, plus and minus zoom.`;
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const runningOf = (name: string) => `${name}, running`;
export const creatorsCode =
  'This item is a program by its creator. It runs only when you start it, in a closed frame that cannot reach this site, your wallet or the network. Never type a secret into it.';
export const loadingModel = 'Loading the model';
export const loadingProgram = 'Loading the program';
export const cannotShowModel = 'The model cannot be shown here.';
export const cannotRun = 'The program cannot be run here.';
export const mediaOffline = 'You’re offline. This loads when you’re back.';

/* Whether its collection is what its name says. */
export const verified = 'Verified by this marketplace';
export const looksLike = 'This is not';
export const looksLikeEnd =
  ', which this marketplace has verified, although the names look alike. Check carefully before you buy.';
