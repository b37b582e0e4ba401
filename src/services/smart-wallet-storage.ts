import { walletStorage } from './wallet-storage.ts';

/*
 * The SDK of the smart-wallet app keeps its connection in local storage, which stays readable on the disk after it
 * was deleted. In our build it is given this instead (backend/build/smart-wallet-sdk.ts): read as a whole before
 * the SDK starts, written behind it.
 */

const kept = walletStorage('smart');
let texts = new Map<string, string>();

export const isSmartWalletStored = async (): Promise<boolean> => (await kept.entries()).length > 0;

/** Before the SDK is used. */
export async function openSmartWalletStorage(): Promise<void> {
  texts = new Map(await kept.entries());
}

/** Memory and device. */
export async function clearSmartWalletStorage(): Promise<void> {
  texts.clear();
  await kept.clear();
}

/** As much of `Storage` as the SDK uses. */
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
