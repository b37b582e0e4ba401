import * as v from 'valibot';
import type { SdkStorage } from './ethereum-provider.d.ts';
import { walletStorage } from './wallet-storage.ts';

/*
 * WalletConnect's code is given this as its `storage`: read as a whole before it starts, written behind it. It
 * writes on after it was left, so each opening is a storage of its own, which is deaf once it was closed.
 */

const kept = walletStorage('walletconnect');
let closeLast: (() => void) | null = null;

const sessionSchema = v.object({
  /** Seconds since 1970. */
  expiry: v.number(),
  namespaces: v.object({ eip155: v.object({ accounts: v.array(v.string()) }) }),
});

const parse = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
};

/** Accounts as the wallet granted them: `eip155:1:0x…`. */
export type StoredSession = { granted: string[]; chainId: number };

/** What an earlier visit left, where it still counts; a pairing that nobody took is none. Keys end so in every version. */
export async function readStoredSession(): Promise<StoredSession | null> {
  const entries = await kept.entries();
  const find = (end: string) => parse(entries.find(([key]) => key.endsWith(end))?.[1]);
  const parsed = v.safeParse(v.array(sessionSchema), find('//session'));
  const session = parsed.success ? parsed.output.find(({ expiry }) => expiry * 1_000 > Date.now()) : undefined;
  if (session === undefined) return null;
  const granted = session.namespaces.eip155.accounts;
  const chainId = find(':/chainId');
  return { granted, chainId: typeof chainId === 'number' ? chainId : Number(granted[0]?.split(':')[1] ?? 0) };
}

export const isWalletConnectStored = async (): Promise<boolean> => (await readStoredSession()) !== null;

/** Memory and device; whoever still has the storage that was open writes into nothing. */
export async function closeWalletConnectStorage(): Promise<void> {
  closeLast?.();
  closeLast = null;
  await kept.clear();
}

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
      return parse(texts.get(key)) as T | undefined;
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
