/*
 * Apart from the modal's: these are loaded with the pages.
 */

/* Beside the button that begins a transaction. */
export const purchaseNotStarted = 'The purchase could not be started';
export const notStarted = 'It could not be started';
export const goneHint = 'It was sold or cancelled, or it has ended.';
export const nothingInWallet = 'Nothing there, try again';

/* In the header. */
export const pending = 'pending';
export const pendingCount = (count: number) => `${count} pending`;
