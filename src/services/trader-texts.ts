/* What of a login is missing: titles above the sentence that asks to log in. */
export const notLoggedIn = 'Oops, something went wrong';
export const walletGone = 'Your wallet is not connected';
export const walletSilent = 'Your wallet is not answering';
export const signedOut = 'You are signed out';
export const sessionSilent = 'Your session could not be read';
