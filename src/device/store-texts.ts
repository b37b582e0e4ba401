/* Why nothing can be traded on this device. */
export const unavailable =
  'This browser does not let Vitrine keep a record of transactions on the device, so trading is off. Leave private browsing or free some storage, then try again.';
export const tooNew = 'A newer Vitrine is open in another tab. Reload this page to trade here.';
