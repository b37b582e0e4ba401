import { bytesToHex } from 'viem/utils';
import * as v from 'valibot';
import { walletUserSchema } from '../../contract/token-service.ts';
import { walletKeyMessage, walletKeySchema, type WalletKey } from '../../contract/wallet-key.ts';
import { recordSchema, type KeyRecord, type OpenKey } from './own-key.ts';

/** What the wallet's origin knows of who is signed in: their address for mail, and their key, encrypted. */
export type OwnSession = {
  email: string;
  /** Null while there is none. */
  stored: { record: KeyRecord; version: number } | null;
  /** Puts a key in the place of what was stored. @throws where another window did so before */
  keep(record: KeyRecord, by: OpenKey): Promise<void>;
};

async function ask(path: string, token: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(path, { ...init, headers });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.status === 204 ? null : response.json();
}

const storedSchema = v.object({ key: v.nullable(walletKeySchema) });

function readStored(key: WalletKey | null): OwnSession['stored'] {
  if (key === null) return null;
  const record = v.parse(recordSchema, JSON.parse(key.record));
  if (record.address !== key.address) throw new Error('The stored key is of another account.');
  return { record, version: key.version };
}

/** Null where nobody is signed in. One window at a time: a refresh token is good once. */
export async function openSession(): Promise<OwnSession | null> {
  const response = await navigator.locks.request('session', () => fetch('/session', { method: 'POST' }));
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`The session was answered with ${response.status}.`);
  const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await response.json());
  const [user, { key }] = await Promise.all([
    ask('/users/me', token).then((body) => v.parse(walletUserSchema, body)),
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
