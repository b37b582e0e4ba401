/* The drawer. */
export const clear = 'Clear';
export const emptyTitle = 'Your cart is empty';
export const emptyHint = 'Items you add stay here until you buy or remove them.';
export const browse = 'Browse collections';
export const checkingPrices = 'Checking prices';
export const pricesMayBeOld = 'The prices below may be old.';
export const checkAgain = 'Check again';
export const nothingInWallet = 'Nothing there, try again';
export const buy = 'Buy';
export const buyItems = (items: string) => `Buy ${items}`;
export const itemCount = (count: number) => (count === 1 ? '1 item' : `${count} items`);
export const expiredLeftOut = (count: number) =>
  count === 1 ? 'The expired item is left out.' : `${count} expired items are left out.`;
export const unavailableLeftOut = (count: number) =>
  count === 1 ? 'The unavailable item is left out.' : `${count} unavailable items are left out.`;

/* Why Buy cannot be pressed. */
export const offline = 'You’re offline. Buying resumes when you’re back online.';
export const acceptChangeFirst = (name: string) => `Accept the change to ${name}, or remove it, to go on.`;
export const correctCopies = 'Correct the number of copies to go on.';
export const nothingToBuy = 'Nothing here can be bought now.';

/* One line. */
export const ownListing = 'This is your own listing. It is left out.';
export const beingBought = 'Being bought now.';
export const expired = 'Expired';
export const notShown = (market: string) => `${market} no longer shows this item.`;
export const unavailable = 'Unavailable';
export const copiesOf = (name: string) => `Copies of ${name}`;
export const each = (amount: string) => `${amount} each`;
export const remove = 'Remove';
export const removeItem = (name: string) => `Remove ${name}`;
export const wasPrice = (amount: string) => `Was ${amount}.`;
export const wasAvailable = (count: string) => `Was available: ${count}.`;
export const acceptPrice = 'Accept new price';
export const acceptQuantity = 'Accept new quantity';

/* What is paid, and what there is to pay with. */
export const itemsAndCopies = (items: number, copies: bigint) =>
  BigInt(items) === copies ? itemCount(items) : `${itemCount(items)}, ${copies} copies`;
export const marketFee = (market: string) => `${market} fee`;
export const creatorRoyalties = 'Creator royalties';
export const otherFees = 'Other fees';
export const inPrice = (fee: string) => `${fee}, in the price`;
export const rateInPrice = (fee: string, rate: string) => `${fee}, ${rate}, in the price`;
export const youPay = 'You pay';
export const networkFee = 'Network fee, estimated';
export const askingNetwork = 'Asking the network';
export const notKnown = 'Not known right now';
export const feesIncluded = 'The fees are included in the prices and paid by the sellers.';
export const networkFeeOnTop = 'The network’s own fee comes on top.';
export const transactionsIn = (symbols: readonly string[]) =>
  `${symbols.length} transactions: ${symbols.map((symbol) => `1 in ${symbol}`).join(', ')}.`;
export const balance = (amounts: string) => `Balance: ${amounts}`;
export const approvalsFirst = (symbols: readonly string[]) =>
  `Your wallet also asks to let Seaport, the marketplace’s contract, use your ${symbols.join(' and your ')} without a limit, once for each currency.`;
export const needMore = (amounts: readonly string[]) => `You need ${amounts.join(' and ')} more.`;
export const feeTooHigh = (symbol: string) => `Not enough ${symbol} for the network fee.`;

/* An item of another network. */
export const differenceTitle = 'Different network';
export const difference = (items: string, network: string, name: string, otherNetwork: string) =>
  `Your cart holds ${items} on ${network}. ${name} is on ${otherNetwork}, and one purchase can use only one network.`;
export const differenceHint = (name: string) => `Continuing empties the cart and adds ${name}.`;
export const keepCart = 'Keep cart';
export const emptyAndAdd = 'Empty and add';

/* Sweep: the cheapest items of a collection, several at once. */
export const sweepTitle = (collection: string) => `Sweep ${collection}`;
export const sweepLead =
  'The cheapest items for sale of the whole collection go into your cart, whatever filters are set. Nothing is bought yet.';
export const sweepCount = 'How many';
export const sweepCurrency = 'Currency';
export const sweepDearest = 'Highest price';
export const sweepTotal = 'Total';
export const sweepAtMost = (most: number) => `At most ${most} can be added now.`;
export const addItems = (items: string) => `Add ${items} to cart`;
export const nothingToSweep = 'There is nothing for sale here beyond what you own or have in your cart.';
export const sweepElsewhere = (network: string) =>
  `Your cart holds items on ${network}. Buy or remove them first: one purchase uses one network.`;
export const listings = 'Listings';
