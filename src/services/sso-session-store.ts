import * as v from 'valibot';
import type { Hex } from 'viem';
import { bytesToHex, hexToBytes } from 'viem/utils';
import { addressSchema, hash32Schema } from '../contract/primitives.ts';
import { inTransaction, requested, WALLETS } from '../device/database.ts';
import { sessionConfigSchema, type SessionConfig } from '../domain/session-policy/config.ts';
import { walletStorage } from './wallet-storage.ts';

/** A single sign-on account with its session's key; null while it has none. */
export type SsoSession = { config: SessionConfig; privateKey: Hex };

const NAME = 'sso';
/** Stored beside this option's texts, so that they are emptied together. Browsers can store such keys as they are. */
const WRAPPING = [NAME, 'wrapping'];
const kept = walletStorage(NAME);

const AES = { name: 'AES-GCM', length: 256 } as const;
const sealedSchema = v.object({ iv: v.string(), text: v.string() });
const toText = (bytes: Uint8Array) => bytesToHex(bytes);
const toBytes = (text: string) => new Uint8Array(hexToBytes(text as Hex));

/** A key that pages can use but not read: what is on the disk opens nothing without this browser. */
async function wrappingKey(): Promise<CryptoKey> {
  const found = await inTransaction([WALLETS], 'readonly', (transaction) =>
    requested<unknown>(transaction.objectStore(WALLETS).get(WRAPPING)),
  );
  if (found instanceof CryptoKey) return found;
  const made = await crypto.subtle.generateKey(AES, false, ['encrypt', 'decrypt']);
  return inTransaction([WALLETS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(WALLETS);
    // Another tab's key may have been stored first, and may have sealed something.
    const other = await requested<unknown>(store.get(WRAPPING));
    if (other instanceof CryptoKey) return other;
    await requested(store.put(made, WRAPPING));
    return made;
  });
}

const textOf = (config: SessionConfig) =>
  JSON.stringify(config, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** The session's text is authenticated with it: a key opens with that session only. */
const about = (text: string) => new TextEncoder().encode(`vitrine session 1 ${text}`);

/** The accounts that this browser knows. */
export async function readSsoAccount(): Promise<Hex | null> {
  const found = v.safeParse(addressSchema, new Map(await kept.entries()).get('account'));
  return found.success ? found.output : null;
}

/** If this browser stores nothing, they are known until the page is left. */
export const keepSsoAccount = (account: Hex): Promise<void> => kept.set('account', account);

/** Replaces the stored session. @throws StoreUnavailableError where this browser stores nothing */
export async function keepSsoSession({ config, privateKey }: SsoSession): Promise<void> {
  const text = textOf(config);
  const key = await wrappingKey();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const how = { name: AES.name, iv, additionalData: about(text) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, key, toBytes(privateKey)));
  await inTransaction([WALLETS], 'readwrite', async (transaction) => {
    const store = transaction.objectStore(WALLETS);
    await Promise.all([
      requested(store.put(text, [NAME, 'session'])),
      requested(store.put(JSON.stringify({ iv: toText(iv), text: toText(sealed) }), [NAME, 'key'])),
    ]);
  });
}

/** Empty where there is none. */
export async function forgetSsoSession(): Promise<void> {
  await kept.remove('key');
  await kept.remove('session');
}

/** Null where there is none, or it cannot be opened any more. */
export async function readSsoSession(): Promise<SsoSession | null> {
  try {
    const found = new Map(await kept.entries());
    const text = found.get('session');
    if (text === undefined) return null;
    const config = v.parse(sessionConfigSchema, JSON.parse(text));
    const sealed = v.parse(sealedSchema, JSON.parse(found.get('key') ?? ''));
    const how = { name: AES.name, iv: toBytes(sealed.iv), additionalData: about(text) };
    const opened = await crypto.subtle.decrypt(how, await wrappingKey(), toBytes(sealed.text));
    return { config, privateKey: bytesToHex(new Uint8Array(opened)) };
  } catch {
    return null;
  }
}

/** The session of whose end this browser's person was told. */
export const keepSsoToldOf = (id: Hex): Promise<void> => kept.set('told of', id);
export const readSsoToldOf = async (): Promise<string | null> => new Map(await kept.entries()).get('told of') ?? null;

const batchSchema = v.object({ nonce: v.number(), hash: v.nullable(hash32Schema) });
/** A batch that was asked for. `hash` is null until it was sent, or if the answer was lost. */
type SsoBatch = v.InferOutput<typeof batchSchema>;

export const keepSsoBatch = (id: string, batch: SsoBatch): Promise<void> =>
  kept.set(`batch ${id}`, JSON.stringify(batch));
export const forgetSsoBatch = (id: string): Promise<void> => kept.remove(`batch ${id}`);
export async function readSsoBatch(id: string): Promise<SsoBatch | null> {
  const text = new Map(await kept.entries()).get(`batch ${id}`);
  return text === undefined ? null : v.parse(batchSchema, JSON.parse(text));
}
