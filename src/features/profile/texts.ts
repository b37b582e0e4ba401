/* Head. */
export const profile = 'Profile';
export const share = 'Share';

/* What is held is worth. */
export const byFloor = 'Floor value';
export const byFloorWhy = 'If every item went for the floor of its collection, at today’s rates';
export const byOffers = 'Best offers';
export const byOffersWhy = 'The best open offer for each item, at today’s rates';
export const worthByCollection = 'Value by collection';
export const collection = 'Collection';
export const copies = 'Items';
export const floor = 'Floor';
export const notAllCounted = 'Only the 5,000 items acquired last are counted.';
export const paid = (amount: string, symbol: string) => `Bought for ${amount} ${symbol}`;
export const floorAgainstPaid = 'Floor now ';

/* Tabs. */
export const tabs = 'Profile sections';
export const collectedTab = 'Collected';
export const createdTab = 'Created';
export const listingsTab = 'Listings';
export const offersMadeTab = 'Offers made';
export const offersReceivedTab = 'Offers received';
export const watchListTab = 'Watch list';
export const activityTab = 'Activity';

/* For a visitor who is not signed in. */
export const yourProfile = 'Your profile';
export const logInTitle = 'Log in to see your profile';
export const logInText = 'Connect your wallet and sign in to see your items, listings and offers.';
export const connectWallet = 'Connect a wallet';

/* Collected items. */
export const noItemsTitle = 'Nothing on this shelf';
export const noItemsText = 'This address holds no items on the networks shown here.';
export const browseCollections = 'Browse collections';
export const showItems = 'Show items';
export const allItems = 'All items';
export const listed = 'For sale';
export const notListed = 'Not listed';
export const noneListed = 'Nothing for sale';
export const allListed = 'Everything is for sale';
export const showAll = 'Show all items';

/* Choosing items to list or to send. */
export const listForSale = 'List for sale';
export const listItems = (count: number) => `List ${count} items`;
export const send = 'Send';
export const sendItems = (count: number) => `Send ${count} items`;
export const stopChoosing = 'Cancel selection';
export const choose = (name: string) => `Choose ${name}`;
export const cannotChoose = (name: string, why: string) => `${name}: ${why}`;
export const chooseItems = 'Choose items on one network';
export const chosenOn = (count: number, network: string) => `${count} chosen on ${network}`;
export const alreadyListed = 'Already listed: edit that listing';
export const oneNetworkOnly = (network: string) => `One signature covers one network: ${network}`;
export const oneNetworkAtOnce = (network: string) => `One network at a time: ${network}`;
export const otherNetwork = 'the other';
export const atLeast = (count: string) => `At least ${count}`;
export const atMost = (count: number) => `At most ${count} at once`;

/* Lists of orders; counts are written for reading: `1,234`. */
export const listingCount = (count: string) => `${count} ${count === '1' ? 'listing' : 'listings'}`;
/** `live`: those that can be bought now. The others are still signed, and their rows say what brings them back. */
export const ownListingCount = (count: string, live: string) =>
  live === count ? listingCount(count) : `${listingCount(count)}, ${live === '0' ? 'none' : live} live`;
export const liveListingCount = (count: string) => `${count} ${count === '1' ? 'live listing' : 'live listings'}`;
export const offerCount = (count: string) => `${count} ${count === '1' ? 'offer' : 'offers'}`;
export const noListings = 'Nothing for sale';
export const noOffersMade = 'No offers made';
export const noListingsText = 'Items you list for sale appear here.';
export const noOffersMadeText =
  'Your offers appear here until they end. Make one on any item, or on any of a collection.';
export const noOffersReceived = 'No offers received';

/* Columns of a list of orders. */
export const item = 'Item';
export const price = 'Price';
export const offer = 'Offer';
export const againstFloor = 'Against floor';
export const end = 'Ends';

/* One order. */
export const anyItemOf = (collection: string) => `Any item of ${collection}`;
export const anyWithTrait = (collection: string, traitType: string, value: string) =>
  `${collection}, ${traitType}: ${value}`;
export const ends = (until: string) => `ends ${until}`;
export const endsTitle = (until: string) => `Ends ${until}`;
export const outbid = 'Outbid: somebody offers more.';
export const noHigherOffer = 'highest offer';
export const youOwnItem =
  'You own this item now, so nobody else can accept this offer. Cancel it if you no longer want it.';
export const makerOwnsItem = 'Its maker owns this item now, so nobody else can accept it.';
export const edit = 'Edit';
export const cancel = 'Cancel';
export const cancelListing = 'Cancel listing';
export const acceptOffer = 'Accept offer';
export const youReceive = (amount: string) => `You receive ${amount}`;
export const youReceiveEach = (amount: string) => `You receive ${amount} each`;

/* Offers that are almost the same stand behind the first of them. */
export const lowerOffers = (count: number, name: string) =>
  `${count} more ${count === 1 ? 'offer' : 'offers'} on ${name}, for less`;
export const fold = 'Show fewer';
export const samePrice = (count: number, collection: string) =>
  `${count} more ${count === 1 ? 'offer' : 'offers'} on ${collection} at this price`;

/* Choosing offers to cancel. */
export const selectAll = 'Select all';
export const selectedCount = (count: number) => `${count} selected`;
export const selectOffer = (name: string) => `Select the offer on ${name}`;
export const cancelOffers = (count: number) => (count === 1 ? 'Cancel 1 offer' : `Cancel ${count} offers`);

/* Cancel everything. */
export const cancelEverything = 'Cancel everything';
export const cancelEverythingOn = (network: string) => `Cancel everything on ${network}`;
export const cancelEverythingExplained =
  'One transaction ends every listing and every offer you ever signed on a network, wherever you made it and whoever holds it. Your items and your money stay yours. It costs the network fee and cannot be undone.';
export const stillOpen = (names: readonly string[], until: string) =>
  `${names.length === 1 ? 'One order that you cancelled' : `${names.length} orders that you cancelled`} can still be completed until ${until} by somebody who already has permission: ${names.join(', ')}. Cancelling everything ends that at once.`;

/* Activity, and the file of it. */
export const you = 'you';
export const bought = 'Bought';
export const sold = 'Sold';
export const sent = 'Sent';
export const received = 'Received';
export const noActivityTitle = 'No activity yet';
export const noActivityText = 'What this address mints, buys, sells and sends will appear here.';
export const downloadStatement = 'Download as CSV';
export const readingStatement = (events: string) => `Reading, ${events} so far`;
export const statementSaved = (events: string) => `${events} ${events === '1' ? 'event' : 'events'} saved`;
export const statementInPart =
  'It contains what this device could read. Network fees, or events older than the last one in the file, may be missing.';
export const statementFailed = 'The file could not be made';
export const statementFailedText = 'The marketplace stopped answering. Try again in a moment.';

/* What failed to load, as the subject of "… could not be loaded". */
export const itemsSubject = 'Items';
export const listingsSubject = 'Listings';
export const offersSubject = 'Offers';
export const activitySubject = 'Activity';

/* What the owner hides. */
export const hide = 'Hide';
export const chooseAny = 'Choose items';
export const showAgain = 'Show again';
export const seeHidden = (count: number) => `See ${count} hidden`;
export const backToShown = 'Back to your items';
export const chosenItems = (count: number) => `${count} ${count === 1 ? 'item' : 'items'} chosen`;

/* What the owner lets others move. */
export const approvalsTab = 'Approvals';
export const approvalsSubject = 'Your approvals';
export const approvalsExplained =
  'These contracts can move your items or money without asking you again. Revoke any you no longer use.';
export const noApprovalsTitle = 'No approvals';
export const noApprovalsText =
  'No market can move your items or your money. Listing an item or making an offer asks for it.';
export const networkUnread = 'This network cannot be read right now, so its approvals are not shown.';
export const everyItemOf = (collection: string) => `Every item of ${collection}`;
export const noLimit = (symbol: string) => `${symbol}, no limit`;
export const upTo = (amount: string, symbol: string) => `Up to ${amount} ${symbol}`;
export const mayMove = (operator: string) => `Approved for ${operator}`;
export const sinceWhen = (date: string) => `, since ${date}`;
export const revoke = 'Revoke';
export const revoking = 'Revoking';
export const revokeNamed = (what: string, operator: string) => `Revoke: ${what}, approved for ${operator}`;
export const unknownOperator = (market: string) =>
  `${market} does not know this contract. Whoever controls it can take what is approved. Revoke it unless you know what it is for.`;

/* Collections of which the account is the creator. */
export const createdSubject = 'Collections';
export const noneCreatedTitle = 'No collections';
export const noneCreatedText = 'Nothing on the networks shown here was created by this address.';
