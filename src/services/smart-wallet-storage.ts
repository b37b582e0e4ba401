import { walletStorage } from './wallet-storage.ts';

/*
 * The smart-wallet app's SDK keeps its connection in local storage, which stays readable on the disk after it was
 * deleted. In our build it gets this instead (backend/build/smart-wallet-sdk.ts): all of it is read before the SDK
 * starts, and changes are written in the background.
 */

const kept = walletStorage('smart');
let texts = new Map<string, string>();

export const isSmartWalletStored = async (): Promise<boolean> => (await kept.entries()).length > 0;

/** Must be called before the SDK is used. */
export async function openSmartWalletStorage(): Promise<void> {
  texts = new Map(await kept.entries());
}

/** Empties memory and device. */
export async function clearSmartWalletStorage(): Promise<void> {
  texts.clear();
  await kept.clear();
}

/** The part of `Storage` that the SDK uses. */
export const sdkStorage = {
  get length() {
    return texts.size;
  },
  key: (index: number) => [...texts.keys()][index] ?? null,
  getItem: (key: string) => texts.get(key) ?? null,
  setItem(key: string, value: string) {
    texts.set(key, value);
    void kept.set(key, value);
  },
  removeItem(key: string) {
    texts.delete(key);
    void kept.remove(key);
  },
};
