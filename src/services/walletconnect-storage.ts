import type { SdkStorage } from './ethereum-provider.d.ts';
import { walletStorage } from './wallet-storage.ts';

/*
 * WalletConnect's code is given this as its `storage`: read as a whole before it starts, written behind it. It
 * writes on after it was left, so each opening is a storage of its own, which is deaf once it was closed.
 */

const kept = walletStorage('walletconnect');
let closeLast: (() => void) | null = null;

/** The session's key ends so, whatever version wrote it; an empty list stays of one that ended. */
const isSession = ([key, value]: readonly [string, string]) => key.endsWith('//session') && value !== '[]';

/** Whether an earlier visit left a session; a pairing that nobody took is none. */
export const isWalletConnectStored = async (): Promise<boolean> => (await kept.entries()).some(isSession);

/** Memory and device; whoever still has the storage that was open writes into nothing. */
export async function closeWalletConnectStorage(): Promise<void> {
  closeLast?.();
  closeLast = null;
  await kept.clear();
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export async function openWalletConnectStorage(): Promise<SdkStorage> {
  closeLast?.();
  const texts = new Map(await kept.entries());
  let isOpen = true;
  closeLast = () => {
    isOpen = false;
  };
  return {
    getKeys: async () => [...texts.keys()],
    getEntries: async <T>() => [...texts].map(([key, text]) => [key, parse(text) as T] as [string, T]),
    async getItem<T>(key: string) {
      const text = texts.get(key);
      return text === undefined ? undefined : (parse(text) as T | undefined);
    },
    async setItem(key, value) {
      const text = JSON.stringify(value) as string | undefined;
      if (text === undefined) return;
      texts.set(key, text);
      if (isOpen) await kept.set(key, text);
    },
    async removeItem(key) {
      texts.delete(key);
      if (isOpen) await kept.remove(key);
    },
  };
}
