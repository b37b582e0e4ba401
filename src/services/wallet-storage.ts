import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';

/**
 * What a wallet's code keeps between visits: text by key. It names a person, so it is emptied when they leave.
 * This interface is all that connectors know of where it is.
 */
export type WalletStorage = {
  entries(): Promise<[key: string, value: string][]>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
};

/** The storage of one wallet option. Where the device keeps nothing, it is empty at every visit. */
export function walletStorage(name: string): WalletStorage {
  let opened: UseStore | null = null;
  const store = () => (opened ??= createStore(`vitrine-wallet-${name}`, 'kept'));
  const quietly = (work: Promise<void>) => work.catch(() => undefined);
  return {
    entries: () => entries<string, string>(store()).catch(() => []),
    set: (key, value) => quietly(set(key, value, store())),
    remove: (key) => quietly(del(key, store())),
    clear: () => quietly(clear(store())),
  };
}
