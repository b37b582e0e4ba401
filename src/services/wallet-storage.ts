import { inTransaction, requested, WALLETS } from '../device/database.ts';

/**
 * What a wallet's code keeps between visits: text by key. It identifies a person, so it is stored with the rest of
 * their data and emptied when they leave. This interface is all that connectors know about where it is.
 */
export type WalletStorage = {
  entries(): Promise<[key: string, value: string][]>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
};

/** The storage of one wallet option. If the device stores nothing, it is empty on every visit. */
export function walletStorage(name: string): WalletStorage {
  const mine = () => IDBKeyRange.bound([name], [name, []]);
  const change = (work: (store: IDBObjectStore) => IDBRequest): Promise<void> =>
    inTransaction([WALLETS], 'readwrite', async (transaction) => {
      await requested(work(transaction.objectStore(WALLETS)));
    }).catch(() => undefined);
  return {
    entries: () =>
      inTransaction([WALLETS], 'readonly', async (transaction) => {
        const store = transaction.objectStore(WALLETS);
        const [keys, values] = await Promise.all([
          requested(store.getAllKeys(mine())),
          requested(store.getAll(mine())),
        ]);
        return (keys as [string, string][]).map(([, key], n) => [key, String(values[n])] as [string, string]);
      }).catch(() => []),
    set: (key, value) => change((store) => store.put(value, [name, key])),
    remove: (key) => change((store) => store.delete([name, key])),
    clear: () => change((store) => store.delete(mine())),
  };
}
