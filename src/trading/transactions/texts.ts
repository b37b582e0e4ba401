/* What stops a transaction. */
export const chainUnreadable =
  'The network cannot be read right now, so it is not known whether this was already sent. Try again later.';
export const batchOpen =
  'An earlier request may still be carried out by the wallet that took it. Connect that wallet to go on, or wait until the outcome shows up here.';
export const batchDropped = 'The wallet dropped this request';
export const answerFirst = 'Your wallet still has a request open. Answer it there first.';
export const interrupted = 'Your approval went through. The rest was not sent yet: press Retry to go on.';
export const permissionOver = 'The marketplace’s permission ran out before it was approved. Try again.';
export const recordGone = 'The transaction is no longer there';
export const otherContract =
  'This drop names another contract than its collection has. Nothing was sent. Reload the page and check it again.';
export const mayBeSent = 'It went out to the network, or may have. Wait until it settles there, then try again.';

/* The title of a toast. */
export const balanceTooLow = 'Your balance is too low';

/* Several items, one after the other. */
export const restNotSent = 'The rest was not sent';
export const restNotSentHint = 'It is still yours. Send it again.';

/* "You are offline. Connect to …" */
export const toBuy = 'buy';
export const toSell = 'sell';
export const toMint = 'mint';
export const toSend = 'send';
export const toCancel = 'cancel';
export const toRevoke = 'revoke approvals';
export const toTryAgain = 'try again';
