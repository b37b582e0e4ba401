/** What the marketplace of the embedded networks takes of a sale, and where it goes. Nobody spends it. */
export const MARKETPLACE_FEE_BPS = 100;
export const MARKETPLACE_FEE_RECIPIENT = '0x8010b3db16550bc71c479a0f7ba190c641a3458a';
