/* Why a language or a currency could not be chosen. Apart from the frame’s: these are loaded with a choice. */
export const languageWaits = 'Your wallet comes first';
export const languageWaitsHint = 'The language can be changed when your wallet has answered.';
export const languageFailed = 'The language could not be loaded';
export const languageFailedHint = 'Nothing was changed. Try again when you are online.';
export const currencyFailed = 'The currency could not be changed';
export const currencyFailedHint = (code: string) => `The rate of ${code} is not known right now. Try again later.`;
