/* Changing the cart. */
export const cannotChange = 'The cart cannot be changed';
export const cannotChangeHint = 'Reload the page and try again.';
export const ownListing = 'This is your own listing';
export const ownListingHint = 'You cannot add it to your cart.';
export const full = 'The cart is full';
export const fullHint = (most: number) => `It holds ${most} items. Buy or remove some first.`;
export const pricesUnchecked = 'The prices could not be checked.';

/* Buying it. */
export const changed = 'Something changed since you looked. Nothing was bought. Check the cart and press Buy again.';
export const notStarted = 'The purchase could not be started';
export const restNotBought = 'The rest of the cart was not bought';
export const restNotBoughtHint = 'Open the cart and try again.';
/** "You are offline. Connect to …" */
export const toBuy = 'buy';
