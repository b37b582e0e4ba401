import { accountAt, type EmbeddedAccount, type EmbeddedAccounts } from '../chain/accounts.ts';

// Index 0 runs the networks, 2 to 9 are the creators.
const FIRST_CREATOR = 2;
export const CREATORS = 8;
const FIRST_PERSON = FIRST_CREATOR + CREATORS;

export function creatorAccount(accounts: EmbeddedAccounts, index: number): EmbeddedAccount {
  if (index >= CREATORS) throw new RangeError(`No creator ${index}`);
  return accountAt(accounts, FIRST_CREATOR + index);
}

/** The people who own and trade. */
export const peopleOf = (accounts: EmbeddedAccounts): EmbeddedAccounts => accounts.slice(FIRST_PERSON);
