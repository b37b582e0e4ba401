/* Why an order that is not over cannot be filled now, and what would bring it back. */
export const notStarted = 'Not live yet: it becomes live when its time begins.';
export const listingNotHeld =
  'Not live: the item is no longer yours. It becomes live again if the item comes back to you.';
export const listingNotApproved =
  'Not live: Seaport may no longer move your items of this collection. It becomes live again if you approve it again.';
export const listingTooFew = 'Not live: you hold too few copies. It becomes live again if you hold enough.';
export const listingReplacing = 'Live soon: it waits until the last permission for the listing it replaces has lapsed.';
export const listingWithdrawn = 'Cancelled: only a buyer who already has permission can still complete the sale.';
export const offerNotHeld = 'Not live: it becomes live again when your balance is enough.';
export const offerNotApproved =
  'Not live: Seaport may no longer take this token of yours. It becomes live again if you approve it again.';
export const offerLowBalance = 'Not live: your balance is too low. It becomes live again when it is enough.';
export const offerReplacing = 'Live soon: it waits until the last permission for the offer it replaces has lapsed.';
export const offerWithdrawn = 'Cancelled: only a seller who already has permission can still complete the sale.';

/* What is wrong with a recipient. */
export const notAnAddress = 'This is no address. One begins with 0x, and 40 digits and letters from a to f follow.';
export const mistyped = 'A character of this address is wrong: its capital letters do not fit. Copy it again.';
export const nobody = 'This address belongs to nobody: what is sent there is lost.';
export const yourself = 'This is your own address.';
export const collectionItself = 'This is the collection’s own contract: what is sent there is lost.';

/* What is wrong with a typed price. */
export const ambiguousComma = (thousands: string, decimal: string) =>
  `Write ${thousands} or ${decimal}: a comma can mean both`;
export const grouped = (plain: string) => `Write ${plain}, with nothing between the thousands`;
export const tooManyDecimals = (symbol: string, most: number) => `${symbol} has at most ${most} decimals`;
export const noNumber = 'Enter a number, for example 0.5';
export const tooLarge = 'This price is too large';
export const aboveZero = 'Enter a price above zero';

/* What is wrong with an order's terms. */
export const oneCopyAtLeast = 'Enter at least one copy';
export const onlyOneCopy = 'There is only one copy of this item';
export const feesTakeAll = 'The fees leave nothing of this price';
export const wrongDuration = 'Choose a duration between five minutes and 180 days';
export const tokenOnly = 'Offers are made in a token, not in native currency';

/* An own order was filled. */
export const sold = (what: string, price: string) => `Sold: ${what} for ${price}`;
export const bought = (what: string, price: string) => `Bought: ${what} for ${price}`;
export const fromListing = 'Somebody bought it from your listing.';
export const offerAccepted = 'Your offer was accepted.';
