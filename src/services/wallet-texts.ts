/* A wallet's window and the browser's popup blocker */
export const pressTitle = 'Continue in your wallet';
export const pressHint = 'Your browser opens the wallet’s window only when you press the button.';
export const pressButton = 'Open wallet';
export const allowPopups = 'Your browser may have blocked it. Allow pop-ups for this site, then try again.';
export const answerFirst = 'Your wallet may have a request open already. Answer it there, then try again.';
export const connectAnother = 'To trade on this network, connect another wallet. This one will be disconnected.';

/* A wallet on a phone */
export const cancelledHere = 'You cancelled this here. Your phone may still show the request.';

/* A wallet that works on one network */
export const worksOnly = (network: string) => `This wallet works on ${network} only`;
export const oneNetwork = 'one network';
export const anotherWallet = 'Use another wallet';

/* What wallets of ours are called, in their windows as well. */
export const smartWallet = 'Smart wallet';
export const ownWallet = (market: string) => `${market} wallet`;
export const singleSignOn = 'Single sign-on';
export const openDemoPhone = 'Open the demo phone wallet';
