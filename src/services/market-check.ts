/** How often prices on the screen are checked. */
export const MARKET_CHECK_MS = 20_000;
