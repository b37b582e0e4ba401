import { bytesToHex } from 'viem/utils';
import * as v from 'valibot';
import { walletKeyMessage, walletKeySchema, type WalletKey } from '../../contract/wallet-key.ts';
import { recordSchema, type KeyRecord, type OpenKey } from './own-key.ts';
import { ask, openToken, readUser } from './own-token.ts';

/** What the wallet's origin knows of who is signed in: their address for mail, and their key, encrypted. */
export type OwnSession = {
  email: string;
  /** Null while there is none. */
  stored: { record: KeyRecord; version: number } | null;
  /** Puts a key in the place of what was stored. @throws where another window did so before */
  keep(record: KeyRecord, by: OpenKey): Promise<void>;
};

const storedSchema = v.object({ key: v.nullable(walletKeySchema) });

function readStored(key: WalletKey | null): OwnSession['stored'] {
  if (key === null) return null;
  const record = v.parse(recordSchema, JSON.parse(key.record));
  if (record.address !== key.address) throw new Error('The stored key is of another account.');
  return { record, version: key.version };
}

/** Null where nobody is signed in. */
export async function openSession(): Promise<OwnSession | null> {
  const token = await openToken();
  if (token === null) return null;
  const [user, { key }] = await Promise.all([
    readUser(token),
    ask('/users/me/key', token).then((body) => v.parse(storedSchema, body)),
  ]);
  const stored = readStored(key);
  return {
    email: user.email,
    stored,
    async keep(record, { account }) {
      const text = JSON.stringify(record);
      const hash = bytesToHex(
        new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
      ).slice(2);
      const next = { address: record.address, version: (stored?.version ?? 0) + 1 };
      const signature = await account.signMessage({ message: walletKeyMessage({ ...next, hash }) });
      await ask('/users/me/key', token, { method: 'PUT', body: JSON.stringify({ ...next, record: text, signature }) });
    },
  };
}
