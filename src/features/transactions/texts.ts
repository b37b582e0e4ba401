/* The modal: how far it is. */
/** The spec's, where a purchase is to be viewed and no address is known. */
export const noAddress = 'Oops, something went wrong';
export const checkWallet = 'Check your wallet';
export const cancelledInWallet = 'Cancelled in your wallet';
export const tooLate = 'Too late';
export const oneStepLeft = 'One step is left';
export const partOf = (number: number, of: number) => `Transaction ${number} of ${of}`;
export const partsDone = (done: number, of: number) => `${done} of ${of} transactions`;
export const mintedItems = 'Minted items';
export const andMore = (count: number) => `and ${count} more`;
export const thisNetwork = 'this network';
export const approveStep = 'Approve';
export const settleStep = 'Settle';
export const transaction = 'Transaction';
export const elapsed = 'Elapsed';
export const settled = 'Settled';
export const inBlock = (number: number) => `in block ${number}`;

/* While a wallet is open, or lost. */
export const checking = 'Checking that nothing has changed before your wallet is asked.';
export const approveFirst = (subject: string) => `to approve what ${subject} needs first`;
export const batchAsked = (right: string, before: string) =>
  `Your wallet shows both in one confirmation: Seaport, the marketplace’s contract, may ${right}, and ${before} itself. Both happen, or nothing does.`;
export const approvalAsked = (right: string, once: string, before: string) =>
  `First let Seaport, the marketplace’s contract, ${right}. Your wallet asks ${once}; ${before} follows.`;
export const approveWithin = (time: string) => `Approve within ${time}.`;
export const permissionOver =
  'The marketplace’s permission for this has run out. If your wallet still shows the request, reject it; then try again.';
export const approvalSettling = (next: string) => `Your approval is being settled. ${next} follows by itself.`;
export const lost = (asked: string) =>
  `Your wallet was asked ${asked}, and its answer did not arrive. If you approve it there, it will show up here. Try again only when the wallet shows no open request.`;

/* While the network has it. */
export const unreachable = 'The network is not answering right now. Nothing is lost: we keep checking.';
export const takesLong =
  'This is taking longer than usual. It may need a higher network fee, or have been dropped: speed it up or cancel it in your wallet. The outcome will show up here.';
export const usualTime = 'Usually under 30 seconds. You can close this; we’ll tell you when it’s done.';

/* What a failure left behind. "On this one": another transaction of the checkout has spent something. */
export const unresolved = 'The network shows nothing of it so far. If it was sent after all, it will show up here.';
export const notCarriedOut = 'Your request was not carried out, and moved no money.';
export const rejectIt =
  'If your wallet still shows it, reject it: approved now, it can only fail, at the cost of the network fee.';
export const approvedLate = 'It was approved too late: the marketplace’s permission had run out. Try again.';
export const onlyFeeSpent = 'Only the network fee was spent.';
export const onlyFeeSpentHere = 'Only the network fee was spent on this one.';
export const approvalStays =
  'Nothing else was spent. The approval that you paid for stays, and is not asked for again.';
export const approvalStaysHere =
  'Nothing else was spent on this one. The approval that you paid for stays, and is not asked for again.';
export const approvalFailed = 'The approval did not go through: only its network fee was spent.';
export const approvalFailedHere = 'The approval did not go through: only its network fee was spent on this one.';
export const nothingSpentHere = 'Nothing was spent on this one.';

export const sessionEnded =
  'Your session has ended. Start a new one, or use your passkey for each purchase; this goes on by itself.';

/* Its buttons. */
export const newSession = 'Start a new session';
export const withPasskey = 'Retry with passkey';
export const keepIt = 'Keep it';
export const keepThem = 'Keep them';
export const confirm = 'Confirm';
export const withdrawing = 'Withdrawing';
export const waitingForWallet = 'Waiting for your wallet';
export const isChecking = 'Checking';
export const waitingForNetwork = 'Waiting for the network';
export const isSettling = 'Settling your approval';
export const answerOnPhone = 'Open your wallet on your phone to answer. Was it closed there? Cancel, and look again.';
export const sessionApproves =
  'Within a session’s limits this needs no approval. Beyond them, or without a session, your wallet opens and asks.';
export const mayLeave = 'You can close this. The request stays open in your wallet, and its outcome shows up here.';
export const stopWaiting = 'Cancel';
export const keepBrowsing = 'Keep browsing';
export const close = 'Close';
export const retry = 'Retry';
export const done = 'Done';
export const viewItem = 'View item';
export const tryAgain = 'Try again';
export const lostQuestion = 'Check your wallet: does it show an open request for this?';
export const notSure = 'Not sure';
export const revokeOffline = 'You’re offline. Revoking resumes when you’re back online.';
export const cancelOffline = 'You’re offline. Cancelling resumes when you’re back online.';
export const retryOffline = 'You’re offline. This resumes when you’re back online.';
export const notRetried = 'It could not be tried again';
export const cancelTitle = 'Cancel';
