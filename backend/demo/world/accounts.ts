import { embeddedAccounts, type EmbeddedAccount } from '../chain/accounts.ts';

// Index 0 runs the networks, 1 receives the marketplace's fee, 2 to 9 are the creators.
const FIRST_CREATOR = 2;
export const CREATORS = 8;
const FIRST_PERSON = FIRST_CREATOR + CREATORS;

/** Everybody in the demo world by derivation index, with their private keys. For tests and the world itself. */
export const worldAccounts: readonly EmbeddedAccount[] = embeddedAccounts();

export function creatorAccount(index: number): EmbeddedAccount {
  const account = worldAccounts[FIRST_CREATOR + index];
  if (!account) throw new RangeError(`No creator ${index}`);
  return account;
}

/** The people who own and trade. */
export const people: readonly EmbeddedAccount[] = worldAccounts.slice(FIRST_PERSON);
