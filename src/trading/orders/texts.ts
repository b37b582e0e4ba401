/* Why a form cannot be sent yet. */
export const copiesNeeded = 'Enter a number of copies to go on.';
export const priceNeeded = 'Enter a price to go on.';
export const feesTakeAll = 'The fees leave nothing of this price. Enter a higher one.';
export const durationNeeded = 'Choose a duration to go on.';

/* What an order is about. */
export const anyItemOf = (collection: string) => `Any item of ${collection}`;

/* What is going on, from the press to the published order. */
export const checkingNetwork = 'Checking the network.';
export const approveToken = (symbol: string) =>
  `Confirm in your wallet that Seaport may take your ${symbol} for your offers.`;
export const approveItems = (collection: string) =>
  `Confirm in your wallet that Seaport may move your items of ${collection}.`;
export const signOne = 'Sign the order in your wallet.';
export const signAll = 'Sign once in your wallet for all of them.';
export const publishing = 'Publishing.';

/* What stops it before a signature. */
export const nothingToSign = 'There is nothing to sign';
export const termsChanged = 'The marketplace’s terms have changed. Check the numbers again.';
export const notOwner = (name: string) => `You no longer own ${name}, so it cannot be listed.`;
export const tooFewCopies = (held: bigint, name: string, units: bigint) =>
  `You own ${held} of ${name}, not ${units}. Choose fewer copies.`;
export const oldOrderChanged = (side: string) =>
  `This ${side} was changed, filled or cancelled in the meantime. Close this and check it again.`;
export const emptyTrait = (trait: string) => `No item has ${trait} any more, so there is nothing to make an offer on.`;
export const balanceChanged = 'Your balance has changed. Check the amount again.';
export const wrapMissing = 'The wrapped amount has not arrived';
export const nothingSigned = 'Nothing was signed and nothing was published.';

/* A signature that is dropped. */
export const badSignature =
  'The signature is not by the account that is signed in. Nothing was published; check which account your wallet uses.';
export const badBulkSignature =
  'Your wallet’s signature is not valid for several orders. Nothing was published; sign them one by one.';
export const signedOut = 'You signed out in the meantime. What you signed was neither stored nor published.';
export const storeFailed = 'This device could not store what you signed, so it was not published.';

/* A signed order that is not published. */
export const notStored = 'This device no longer stores it: it was discarded or has ended, so it is not published.';
export const wrongAnswer = 'The marketplace answered for another order';
export const stored =
  'It is signed and stored on this device, but not published: nobody can use it yet. You can publish it later from your profile.';
export const storedForNothing =
  'It is signed and stored on this device, but not published, and never will be: discard it on your profile, and start again.';
export const maybePublished =
  'It is signed and stored on this device. Whether the marketplace has it is not known: Retry asks again, and an order sent twice is stored once.';
export const waiting =
  'It is signed and stored on this device, but not published: nobody can use it yet. Leave this open, and it is published when you are back online; or publish it later from your profile.';
export const waitingMaybePublished =
  'It is signed and stored on this device. Whether the marketplace has it is not known; an order sent twice is stored once. Leave this open, and it is published when you are back online; or publish it later from your profile.';

/* Toasts. */
export const listingPublished = 'Your listing is published';
export const offerPublished = 'Your offer is published';
export const oneUnpublished = 'An order you signed is not published';
export const oneUnpublishedHint = 'Nobody can use it yet. Publish or discard it on your profile.';
export const someUnpublished = (count: number) => `${count} orders you signed are not published`;
export const someUnpublishedHint = 'Nobody can use them yet. Publish or discard them on your profile.';

/* "You are offline. Connect to …" */
export const toPublish = 'publish';
export const toWrap = 'wrap';
