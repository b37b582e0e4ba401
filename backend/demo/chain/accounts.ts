import { pbkdf2Sync } from 'node:crypto';
import { english, generateMnemonic, HDKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { readOrMakeKey } from '../../launch/keys.ts';

export const EMBEDDED_ACCOUNTS = 84;

export type EmbeddedAccount = {
  index: number;
  /** Lower case. */
  address: `0x${string}`;
  privateKey: `0x${string}`;
  signer: PrivateKeyAccount;
};

/** By derivation index. Account 0 deploys the contracts, owns the zone and fills the faucet; account 1 is the relay of transactions of type 113. */
export type EmbeddedAccounts = readonly EmbeddedAccount[];

/** The words that a state folder's accounts come of: its own, so that nobody can guess who owns what. */
export const readMnemonic = (stateDir: string): string =>
  readOrMakeKey(stateDir, 'mnemonic', () => generateMnemonic(english));

export function embeddedAccounts(mnemonic: string): EmbeddedAccounts {
  const seed = pbkdf2Sync(mnemonic, 'mnemonic', 2048, 64, 'sha512');
  const parent = HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'/0");
  return Array.from({ length: EMBEDDED_ACCOUNTS }, (_, index) => {
    const key = parent.deriveChild(index).privateKey;
    if (!key) throw new Error(`No private key at index ${index}`);
    const privateKey = `0x${Buffer.from(key).toString('hex')}` as const;
    const signer = privateKeyToAccount(privateKey);
    return { index, address: signer.address.toLowerCase() as `0x${string}`, privateKey, signer };
  });
}

export function accountAt(accounts: EmbeddedAccounts, index: number): EmbeddedAccount {
  const account = accounts[index];
  if (!account) throw new RangeError(`The embedded networks have no account ${index}`);
  return account;
}
