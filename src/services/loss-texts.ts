/* The browser removed what was stored on this device. */
export const lost = (market: string) => `Your browser lost what ${market} had stored here`;
export const lostHint =
  'It found its files damaged and deleted them. Sign in again. If you had sent a transaction, look for it in your wallet before you repeat it.';
