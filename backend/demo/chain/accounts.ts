import { pbkdf2Sync } from 'node:crypto';
import { HDKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';

/**
 * The embedded networks' accounts, known to everyone who reads this line: never send anything of
 * value to them on a real network.
 */
export const EMBEDDED_MNEMONIC = 'glass gallery light museum clay fabric orbit cabin frog forest shine wonder';
export const EMBEDDED_ACCOUNTS = 84;

export type EmbeddedAccount = {
  index: number;
  /** Lower case. */
  address: `0x${string}`;
  privateKey: `0x${string}`;
  signer: PrivateKeyAccount;
};

let accounts: EmbeddedAccount[] | undefined;

/** All accounts, by derivation index. Account 0 deploys the contracts and fills the faucet. */
export function embeddedAccounts(): EmbeddedAccount[] {
  accounts ??= derive();
  return accounts;
}

export function embeddedAccount(index: number): EmbeddedAccount {
  const account = embeddedAccounts()[index];
  if (!account) throw new RangeError(`The embedded networks have no account ${index}`);
  return account;
}

function derive(): EmbeddedAccount[] {
  const seed = pbkdf2Sync(EMBEDDED_MNEMONIC, 'mnemonic', 2048, 64, 'sha512');
  const parent = HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'/0");
  return Array.from({ length: EMBEDDED_ACCOUNTS }, (_, index) => {
    const key = parent.deriveChild(index).privateKey;
    if (!key) throw new Error(`No private key at index ${index}`);
    const privateKey = `0x${Buffer.from(key).toString('hex')}` as const;
    const signer = privateKeyToAccount(privateKey);
    return { index, address: signer.address.toLowerCase() as `0x${string}`, privateKey, signer };
  });
}
