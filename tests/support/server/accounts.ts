import { accountAt, embeddedAccounts, type EmbeddedAccount } from '../../../backend/demo/chain/accounts.ts';
import { replaceKey } from '../../../backend/launch/keys.ts';

/** The accounts of chains that tests start. */
const TEST_MNEMONIC = 'test test test test test test test test test test test junk';
export const testAccounts = embeddedAccounts(TEST_MNEMONIC);

export const testAccount = (index: number): EmbeddedAccount => accountAt(testAccounts, index);

/** Gives a state folder the accounts that tests know, before its first start. */
export const writeTestMnemonic = (stateDir: string): void => replaceKey(stateDir, 'mnemonic', TEST_MNEMONIC);
