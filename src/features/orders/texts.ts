import { groupThousands } from '../../domain/decimals.ts';

/* Of several views. */
export const acceptOffer = 'Accept offer';
export const copies = 'Copies';
export const creatorRoyalty = 'Creator royalty';
export const currency = 'Currency';
export const endsAt = (moment: string) => `Ends ${moment}`;
export const floor = (amount: string) => `Floor ${amount}`;
export const listForSale = 'List for sale';
export const listingOffline = 'You’re offline. Listing resumes when you’re back.';
export const ownOnly = (count: bigint) => `You own only ${count}`;
export const price = 'Price';
export const retry = 'Retry';
export const marketFee = (market: string) => `${market} fee`;
export const youReceive = 'You receive';

/* The sheet and its titles. */
export const listItems = (count: number) => `List ${count} items`;
export const offerOnAny = 'Offer on any item';
export const offerOnTrait = (type: string, value: string) => `Offer on ${type}: ${value}`;
export const makeAnOffer = 'Make an offer';
export const editListing = 'Edit listing';
export const editOffer = 'Edit offer';
export const whatYouOwn = 'What you own';
export const marketTerms = 'The terms';
export const notHeld = 'Not live: the item is no longer yours. It becomes live again if the item comes back to you.';
export const notHeldHint =
  'Until then you cannot set a new price. Cancel this listing if it should not come back, and list the item again when you have it.';
export const cancelListing = 'Cancel listing';
export const cancelFirst = (side: string) =>
  `This ${side} was made without the marketplace’s zone, so a new signature cannot replace it: both could be filled. Cancel it on the network first (a transaction, with a network fee), then make a new ${side}.`;
export const cancelOld = (side: string) => `Cancel the old ${side} on the network`;

/* Fields and notes that forms share. */
export const priceOfCopies = (count: bigint) => `Price, ${count} copies`;
export const marketFeeOf = (percent: string, market: string) => `${market} fee, ${percent}`;
export const creatorRoyaltyOf = (percent: string) => `Creator royalty, ${percent}`;
export const approvalsFirst = (count: number) => (count === 1 ? 'One approval first.' : `${count} approvals first.`);
export const approvalCost = (count: number) =>
  count === 1
    ? 'Your wallet asks for it once, and it costs a network fee.'
    : 'Your wallet asks once for each, and each costs a network fee.';
export const seaportBefore = 'The contract is Seaport,';
export const seaportAfter = '; it moves nothing without an order that you signed.';
export const underFloor = (percent: number) => `${percent}% under the floor.`;
export const underFloorHint = 'Check the price: the first buyer gets it for this.';
export const overAskingPrice = (excess: string) => `${excess} its asking price.`;
export const overFloor = (excess: string) => `${excess} the floor.`;
export const times = (count: number) => `${groupThousands(BigInt(Math.round(count)).toString())} times`;
export const percentOver = (percent: number) => `${percent}% over`;
export const hugePrice = 'This is a very high price.';
export const overFloorListingHint = 'Check the number of digits.';
export const overAskingPriceHint = 'Check the price: its owner can accept it.';
export const overFloorHint = 'Check the price: any owner can accept it.';

/* How long an order lasts. */
export const duration = 'Duration';
export const daysOf = (count: string) => (count === '1' ? '1 day' : `${count} days`);
export const customDuration = 'Custom';
export const keepEnd = 'Keep';
export const keepsEndAt = (moment: string) => `Ends ${moment}, as before`;
export const days = 'Days';
export const atMostDays = (count: bigint) => `At most ${count} days`;

/* Listing one item. */
export const noCurrencyHere = 'No currency is accepted for this collection here.';
export const own = (count: string) => `You own ${count}.`;
export const priceEach = 'Price, each';
export const allowItems = (collection: string) =>
  `You allow Seaport to move your items of ${collection} when one is sold.`;
export const updateListing = 'Update listing';
export const listFor = (amount: string, count: bigint) =>
  count > 1n ? `List ${count} copies for ${amount}` : `List for ${amount}`;
export const approveAndListFor = (amount: string, count: bigint) =>
  count > 1n ? `Approve and list ${count} copies for ${amount}` : `Approve and list for ${amount}`;
export const listingHint = 'Listing itself costs nothing. You can change or cancel it at any time.';

/* Listing several. */
export const noCurrency = 'No currency is accepted here.';
export const currencyForAll = 'Currency for all';
export const priceOf = (item: string) => `Price of ${item}`;
export const copiesOf = (item: string) => `Copies of ${item}`;
export const leaveOut = (item: string) => `Leave out ${item}`;
export const pricesOf = (count: number) => (count === 1 ? 'Price of 1 item' : `Prices of ${count} items`);
export const marketFees = (market: string) => `${market} fees`;
export const creatorRoyalties = 'Creator royalties';
export const receiveIfAllSell = 'You receive, if all are sold';
export const allowItemsOfAll = (collections: string) =>
  `You allow Seaport to move your items of ${collections} when one is sold, one approval for each collection.`;
export const oneSignature = 'One signature covers them all. Each is sold, changed and cancelled on its own.';
export const signOnce = (count: number) => `Sign once, list ${count} items`;

/* Making an offer. */
export const noOfferCurrency = 'No token is accepted for offers here.';
export const floorAndBestOffer = (floorAmount: string, offer: string) => `Floor ${floorAmount}, best offer ${offer}`;
export const yourOffer = 'Your offer';
export const yourOfferEach = 'Your offer, each';
export const balance = (amount: string) => `Your balance: ${amount}`;
export const readingBalance = 'Reading your balance.';
export const balanceUnreadable = 'Your balance could not be read.';
export const balanceUnknown = 'Your balance is not known yet.';
export const balanceTooLow = 'Your balance is too low for this offer.';
export const notEnough = (symbol: string) => `Not enough ${symbol} for this offer.`;
export const canBeWrapped = (amount: string) => `You have ${amount}, which can be wrapped one to one.`;
export const wrap = (amount: string) => `Wrap ${amount}`;
export const getMore = (amount: string) => `Get ${amount} more, or offer less.`;
export const sellerReceives = 'The seller receives';
export const payIfAccepted = 'You pay, if it is accepted';
export const allowToken = (symbol: string) =>
  `You allow Seaport to take your ${symbol}, without a limit, when one of your offers is accepted.`;
export const updateOffer = 'Update offer';
export const approveAndOffer = 'Approve and make offer';
export const makeOffer = 'Make offer';
export const offerHint =
  'Your money stays with you until somebody accepts. You can change or cancel the offer at any time.';
export const offersOffline = 'You’re offline. Offers resume when you’re back.';

/* Accepting one. */
export const yourItems = 'Your items';
export const nothingToSell = 'Nothing to sell';
export const nothingToSellHint = 'You own no item this offer is for.';
export const whichItem = 'Which item do you sell?';
export const notListed = 'Not listed';
export const listedAt = (amount: string) => `Listed at ${amount}`;
export const listedAbove = (item: string, amount: string) => `${item} is listed at ${amount}, more than this offer.`;
export const feeTo = (recipient: string) => `Fee to ${recipient}`;
export const offerBy = (maker: string) => `Offer by ${maker}`;
export const offerBroken = 'This offer does not contain what it shows, so it cannot be accepted here.';
export const acceptHint = 'The network’s own fee comes on top. Your wallet asks before anything happens.';

/* From the press to what came of it. */
export const approveStep = 'Approve';
export const signStep = 'Sign';
export const copiesAtEach = (count: string, amount: string) => `${count} × ${amount} each`;
export const oldListingUntil = (time: string) =>
  `Until ${time} a buyer can still pay the old price: a permission given before the update lasts until then, and no new one is given. Your new listing is live then.`;
export const oldOfferUntil = (time: string) =>
  `Until ${time} a seller can still accept the old offer: a permission given before the update lasts until then, and no new one is given. Your new offer is live then.`;
export const oldListingOver =
  'The old listing can no longer be bought. It could only be filled with the marketplace’s permission: none is outstanding, and none will be given.';
export const oldOfferOver =
  'The old offer can no longer be accepted. It could only be filled with the marketplace’s permission: none is outstanding, and none will be given.';
export const listingUpdated = 'Your listing is updated';
export const offerUpdated = 'Your offer is updated';
export const offerMade = 'Your offer is made';
export const itemListed = 'Your item is listed';
export const itemsListed = (count: number) => `${count} items are listed`;
export const keepBrowsing = 'Keep browsing';
export const close = 'Close';
export const back = 'Back';
export const done = 'Done';
export const viewItem = 'View item';

/* Orders stored on the device. */
export const unpublishedTitle = 'Signed, not published';
export const storedTitle = 'Stored on this device';
export const storedHint =
  'The marketplace does not answer. You signed these on this device, and can still cancel them on the network.';
export const storedListing = (amount: string) => `Listing, ${amount}`;
export const storedOffer = (amount: string) => `Offer, ${amount}`;
export const published = 'Published';
export const publishFailed = 'It could not be published';
export const publish = 'Publish';
export const discard = 'Discard';
export const keepIt = 'Keep it';
export const cancelOnNetwork = 'Cancel on the network';
export const discardForGood = 'Discard for good';
export const discardRestricted =
  'Your signature stays valid in principle until it ends, but only this device has it, and nobody can use it without the marketplace’s permission.';
export const discardUnrestricted =
  'Your signature stays valid until it ends, for anybody who has it. Only this device should; to be sure, cancel it on the network, for a fee.';
