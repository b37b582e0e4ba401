/* What the marketplace did not answer. */
export const unknownOrder = 'The marketplace does not know this order';
export const noSettings = 'The marketplace did not say where approvals go';

/* What stops a wallet's request. */
export const unclearAnswer = (failure: string) =>
  `${failure.replace(/\.$/, '')}. Check your wallet before you try again: the request may still be open there.`;
export const walletBusy = 'Your wallet still has a transaction under way. Try again when it is settled.';
export const unknownNetwork = 'Chain not configured.';

/* What the device holds to. */
export const pinDeclined = (network: string) =>
  `Nothing was sent: the marketplace’s server says something else of ${network} than before, and you did not trust it.`;
