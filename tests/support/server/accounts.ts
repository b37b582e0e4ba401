import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { accountAt, embeddedAccounts, type EmbeddedAccount } from '../../../backend/demo/chain/accounts.ts';
import { keyFile } from '../../../backend/launch/keys.ts';

/** The accounts of chains that tests start. */
const TEST_MNEMONIC = 'test test test test test test test test test test test junk';
export const testAccounts = embeddedAccounts(TEST_MNEMONIC);

export const testAccount = (index: number): EmbeddedAccount => accountAt(testAccounts, index);

/** Gives a state folder the accounts that tests know, before its first start. */
export function writeTestMnemonic(stateDir: string): void {
  const file = keyFile(stateDir, 'mnemonic');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${TEST_MNEMONIC}\n`, { mode: 0o600 });
}
