/* What a server says of a network that this app knows better. */
export const refused = (network: string, what: string) =>
  `Nothing was sent: for ${network}, the marketplace’s server names another ${what} than this app knows. Trading there stays off until that is put right.`;
export const nativeCurrency = 'native currency';
export const wrappedCurrency = 'wrapped currency';
export const currencies = 'set of currencies';
export const contractOf = (symbol: string) => `contract of ${symbol}`;

/* A currency, as it was before and as it is now. */
export const native = (symbol: string, decimals: number) => `${symbol}, ${decimals} decimals`;
export const tokenAt = (symbol: string, address: string, decimals: number) =>
  `${symbol} at ${address}, ${decimals} decimals`;
