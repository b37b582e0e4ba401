/* Of every kind. */
export const it = 'It';
export const itOf = 'it';
export const somethingWrong = 'Something went wrong';
export const pending = 'Transaction pending';
export const aboutTransaction = 'about a transaction';
export const openWallet = 'Open your wallet to go on.';
export const isDone = 'It is done.';
export const rejected = 'The network rejected it.';
export const nothingSpent = 'Nothing was spent.';
export const each = (amount: string) => `${amount} each`;
export const youPay = 'You pay';
export const paid = 'Paid';

/* A purchase. */
export const approvePurchase = 'Approve purchase';
export const purchaseComplete = 'Your purchase is complete';
export const pricesChecked = 'Prices checked';
export const allowToken = 'Allow token';
export const useTokens = (symbol: string) => `use your ${symbol} without a limit`;
export const tokens = 'tokens';
export const oncePerToken = 'once per token';
export const thePurchase = 'the purchase';
export const toBuy = (what: string) => `to buy ${what}`;
export const confirmPurchase = 'Open your wallet and approve the purchase. The price was checked and has not moved.';
export const inCollection = (what: string, isOne: boolean) => `${what} ${isOne ? 'is' : 'are'} now in your collection.`;
export const purchaseRejected = 'The network rejected it, most often because another buyer was first.';
export const boughtByOther = 'Somebody else has bought it.';
export const takenOffSale = 'It was taken off sale.';
export const noneLeft = 'None of it is for sale any more.';
export const andMore = (name: string, more: number) => `${name} and ${more} more`;
export const feesInside = 'Fees inside the price';
export const ofItem = (name: string, text: string) => `${name}: ${text}`;
export const unitsOf = (name: string, units: bigint, wanted: bigint) => `${name} (${units} of ${wanted})`;
export const notAllArrived = (names: string) =>
  `Not all of it arrived: ${names} went to somebody else first. Its price was not taken.`;

/* Sending. */
export const send = 'Send';
export const approveInWallet = 'Approve in your wallet';
export const sent = 'Sent';
export const itemCount = (count: number) => `${count} items`;
export const youSend = 'You send';
/** What the wallet calls the item. */
export const inWallet = 'Your wallet calls it';
export const to = 'To';
export const checked = 'Checked';
export const toSend = (what: string, recipient: string) =>
  recipient === '' ? `to send ${what}` : `to send ${what} to ${recipient}`;
export const compareAddress = 'Open your wallet and compare the address there. What is sent cannot be taken back.';
export const isSent = (what: string, isOne: boolean, recipient: string) =>
  `${what} ${isOne ? 'is' : 'are'} sent${recipient === '' ? '' : ` to ${recipient}`}.`;
export const sendRejected = (isOne: boolean) => `The network rejected it. ${isOne ? 'It is' : 'They are'} still yours.`;
export const notSent = (isOne: boolean) => `Nothing was sent. ${isOne ? 'It is' : 'They are'} still yours.`;

/* Minting. */
export const contract = 'Contract';
export const saleChecked = 'Sale checked';
export const toMint = (what: string) => `to mint ${what}`;
export const confirmMint = 'Open your wallet and approve the mint. Price and supply were read from the contract.';
export const minted = (what: string) => `${what}: minted, and in your collection.`;
export const mintRejected = 'The network rejected it, most often because the last items were minted first.';

/* Accepting an offer. */
export const approveOffer = 'Approve offer';
export const acceptedOffer = 'Offer successfully accepted';
export const allowCollection = 'Allow collection';
export const moveItems = 'move items of this collection';
export const oncePerCollection = 'once per collection';
export const theSale = 'the sale';
export const youGive = 'You give';
export const offer = 'Offer';
export const youReceive = 'You receive';
export const received = 'Received';
export const offerChecked = 'Offer checked';
export const toSell = (what: string) => `to sell ${what}`;
export const confirmSale = 'Open your wallet and approve the sale. What you receive was checked and has not moved.';
export const isSold = (what: string, money: string) => `${what} is sold. ${money} is in your wallet.`;
export const theMoney = 'The money';
export const saleRejected = 'The network rejected it, most often because the offer was taken or withdrawn first.';
export const offerTaken = 'Somebody else has accepted the offer first.';
export const offerWithdrawn = 'The offer was withdrawn.';

/* Cancelling, of either side. */
export const cost = 'Cost';
export const free = 'Free, without a transaction';
export const networkFee = 'Network fee';
export const listingStillOpen = (howLong: string) =>
  `A buyer who already has permission can still complete the sale ${howLong}.`;
export const offerStillOpen = (howLong: string) =>
  `Nobody new can accept. A seller who already has permission can still complete the sale ${howLong}.`;
export const twoMinutes = 'for up to two minutes';
export const until = (moment: string) => `until ${moment}`;
export const withdrawnByServer = (what: string, stillOpen: string, network: string) =>
  `${what} will be withdrawn without a transaction, at no cost. ${stillOpen} To end that as well, cancel everything on ${network}.`;
export const withdrawnOnChain = (what: string) =>
  `${what} will be withdrawn in one transaction. The network fee is the only cost.`;
export const askingMarketplace = 'Asking the marketplace to withdraw it. Nothing is sent to the network.';
export const confirmCancel = 'Open your wallet and confirm. Only the network fee is paid.';
export const nothingCancelled = 'Nothing was cancelled so far.';

/* Cancelling a listing. */
export const cancelListingAsk = 'Cancel this listing?';
export const cancelListing = 'Cancel listing';
export const listingCancelled = 'Your item has been removed!';
export const price = 'Price';
export const lastPrice = 'Last price';
export const listingOf = (name: string) => `The listing of ${name}`;
export const yourItem = 'your item';
export const toCancelListing = (name: string) => `to cancel the listing of ${name}`;
export const notForSale = (name: string) => `${name} is no longer for sale. It stays in your collection.`;
export const cancelListingRejected = 'The network rejected the cancel. The listing is as it was.';

/* Cancelling offers, or everything. */
export const cancelAllAsk = 'Cancel everything?';
export const cancelAll = 'Cancel everything';
export const allCancelled = 'Everything is cancelled';
export const cancelOfferAsk = 'Cancel this offer?';
export const cancelOffer = 'Cancel offer';
export const offerCancelled = 'Offer cancelled successfully';
export const cancelOffersAsk = 'Cancel these offers?';
export const offersCancelled = 'Offers cancelled successfully';
export const andMoreLines = (more: number) => `and ${more} more`;
export const orderCount = (count: number) => `${count} orders`;
export const everythingOn = (network: string) =>
  `One transaction makes every listing and offer you ever signed on ${network} void, wherever it was made. Your items and money stay where they are. It cannot be undone; the network fee is the only cost.`;
export const theOffer = 'The offer';
export const offersOn = (count: number, network: string) => `${count} offers on ${network}`;
export const everythingVoid = 'Every listing and offer you signed on this network is void.';
export const notAcceptable = (count: number) => `${count > 1 ? 'They' : 'It'} can no longer be accepted.`;
export const nobodyAccepts = 'Nobody can accept any more: no seller has permission.';
export const toCancelAll = 'to cancel everything';
export const toCancel = (what: string) => `to cancel ${what}`;
export const cancelOffersRejected = 'The network rejected the cancel. The offers are as they were.';

/* Another transaction that was begun together with this one. */
export const otherNotBought = (number: number) => `Transaction ${number} was not started: nothing in it was bought.`;
export const otherNotSent = (number: number) => `Transaction ${number} was not started: nothing in it was sent.`;
export const otherBuyCancelled = (number: number, what: string) =>
  `Transaction ${number} was cancelled in your wallet. Not bought: ${what}.`;
export const otherSendCancelled = (number: number, what: string) =>
  `Transaction ${number} was cancelled in your wallet. Not sent: ${what}.`;
export const otherBuyFailed = (number: number, what: string) => `Transaction ${number} failed. Not bought: ${what}.`;
export const otherSendFailed = (number: number, what: string) => `Transaction ${number} failed. Not sent: ${what}.`;
export const otherUnderWay = (number: number) => `Transaction ${number} is still under way.`;
export const otherSent = (number: number, what: string) => `Transaction ${number} sent ${what}.`;
export const otherBought = (number: number, what: string, price: string) =>
  `Transaction ${number} bought ${what} for ${price}.`;

/* Something like it is under way already. */
export const stillUnderWay = 'A transaction for this is still under way. Wait until it is settled, then try again.';
export const stillFromBefore =
  'Something like this was still under way when you logged out, and is not settled yet. Check your wallet, and try again once it is.';
