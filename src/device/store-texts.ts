/* Why nothing can be traded on this device. */
export const unavailable = (market: string) =>
  `This browser does not let ${market} keep a record of transactions on the device, so trading is off. Leave private browsing or free some storage, then try again.`;
export const tooNew = (market: string) => `A newer ${market} is open in another tab. Reload this page to trade here.`;
