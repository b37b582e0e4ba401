import * as v from 'valibot';
import type { SdkStorage } from './ethereum-provider.d.ts';
import { walletStorage } from './wallet-storage.ts';

/*
 * WalletConnect's code gets this as its `storage`: all of it is read before it starts, and changes are written in the
 * background. It still writes after it was closed, so each opening gets a storage of its own, which ignores everything
 * once it is closed.
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

/** Accounts in the form in which the wallet granted them: `eip155:1:0x…`. */
export type StoredSession = { granted: string[]; chainId: number };

/**
 * What an earlier visit left, if it is still valid; a pairing that nobody took does not count. The keys end like this
 * in every version.
 */
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

/** Empties memory and device; writing to the storage that was open has no effect any more. */
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
