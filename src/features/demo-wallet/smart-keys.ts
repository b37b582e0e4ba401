import { createStore, get, set } from 'idb-keyval';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import * as v from 'valibot';
import { hash32Schema } from '../../contract/primitives.ts';

/** The demo smart wallet's own keys, made in this browser and never told to the app. */
export type Keys = {
  /** Owns the account. */
  owner: PrivateKeyAccount;
  /** With which messages are encrypted; its private part cannot be exported. */
  session: CryptoKeyPair;
  isPeer(sender: string): boolean;
  addPeer(sender: string): Promise<void>;
};

const storedSchema = v.object({
  owner: hash32Schema,
  session: v.object({ privateKey: v.instance(CryptoKey), publicKey: v.instance(CryptoKey) }),
  peers: v.array(v.string()),
});
const KEY = 'keys';
/** Of each connection one; older ones are forgotten, and must connect again. */
const PEERS_AT_MOST = 20;

async function make(): Promise<v.InferOutput<typeof storedSchema>> {
  const session = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveKey']);
  return { owner: generatePrivateKey(), session, peers: [] };
}

export async function openKeys(): Promise<Keys> {
  const store = createStore('vitrine-demo-smart-wallet', 'keys');
  const parsed = v.safeParse(storedSchema, await get(KEY, store));
  let stored = parsed.success ? parsed.output : await make();
  if (!parsed.success) await set(KEY, stored, store);
  return {
    owner: privateKeyToAccount(stored.owner),
    session: stored.session,
    isPeer: (sender) => stored.peers.includes(sender),
    async addPeer(sender) {
      if (stored.peers.includes(sender)) return;
      stored = { ...stored, peers: [...stored.peers, sender].slice(-PEERS_AT_MOST) };
      await set(KEY, stored, store);
    },
  };
}
