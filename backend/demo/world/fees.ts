import { embeddedAccount } from '../chain/accounts.ts';

/** What the marketplace of the embedded networks takes of a sale, and where it goes. */
export const MARKETPLACE_FEE_BPS = 100;
export const MARKETPLACE_FEE_RECIPIENT = embeddedAccount(1).address;
