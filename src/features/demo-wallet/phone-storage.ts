import { createStore, del, entries, get, keys, set } from 'idb-keyval';
import { generatePrivateKey } from 'viem/accounts';
import * as v from 'valibot';
import { hash32Schema } from '../../contract/primitives.ts';

/* The demo phone wallet's own database: its key, and what WalletConnect's code keeps of its connections. */

const DATABASE = 'vitrine-demo-phone-wallet';

export async function readPhoneKey(): Promise<`0x${string}`> {
  const store = createStore(DATABASE, 'kept');
  const stored = v.safeParse(hash32Schema, await get('key', store));
  if (stored.success) return stored.output;
  const made = generatePrivateKey();
  await set('key', made, store);
  return made;
}

/** As WalletConnect's `IKeyValueStorage`. */
export function phoneStorage() {
  const store = createStore(DATABASE, 'kept');
  return {
    getKeys: () => keys<string>(store),
    getEntries: <T>() => entries<string, T>(store),
    getItem: <T>(key: string) => get<T>(key, store),
    setItem: (key: string, value: unknown) => set(key, value, store),
    removeItem: (key: string) => del(key, store),
  };
}
