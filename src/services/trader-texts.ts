/* What of a login is missing: titles above the sentence that asks to log in. */
export const notLoggedIn = 'Connect a wallet first';
export const walletGone = 'Your wallet is not connected';
export const walletSilent = 'Your wallet is not answering';
export const signedOut = 'You are signed out';
export const sessionSilent = 'Your session could not be read';
