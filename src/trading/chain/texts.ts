/* What the marketplace did not answer. */
export const unknownOrder = 'The marketplace does not know this order';
export const noSettings = 'The marketplace did not say where approvals go';

/* What stops a wallet's request. */
export const unclearAnswer = (failure: string) =>
  `${failure}. Check your wallet before you try again: the request may still be open there.`;
export const walletBusy = 'Your wallet still has a transaction under way. Try again when it is settled.';
