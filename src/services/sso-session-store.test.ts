import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../tests/support/trades/sessions.ts';
import { inTransaction, requested, WALLETS } from '../device/database.ts';
import { walletStorage } from './wallet-storage.ts';
import { keepSsoAccount, keepSsoSession, readSsoAccount, readSsoSession } from './sso-session-store.ts';

const account = `0x${'ab'.repeat(20)}` as const;
const privateKey = `0x${'4f3e'.repeat(16)}` as const;
const kept = walletStorage('sso');
const all = () =>
  inTransaction([WALLETS], 'readonly', (transaction) =>
    requested<unknown[]>(transaction.objectStore(WALLETS).getAll()),
  );

beforeEach(() => kept.clear());

test('account and session are there at the next visit; what is stored shows no key, and what opens it cannot be read', async () => {
  expect([await readSsoAccount(), await readSsoSession()]).toEqual([null, null]);
  await keepSsoAccount(account);
  await keepSsoSession({ config: session(), privateKey });
  expect(await readSsoAccount()).toBe(account);
  expect(await readSsoSession()).toEqual({ config: session(), privateKey });

  const stored = await all();
  expect(JSON.stringify(stored)).not.toContain(privateKey.slice(2));
  const keys = stored.filter((one) => one instanceof CryptoKey);
  expect(keys).toHaveLength(1);
  expect(keys[0]?.extractable).toBe(false);
});

test('a key opens with its own session alone, and with the browser that sealed it', async () => {
  await keepSsoSession({ config: session(), privateKey });
  const text = new Map(await kept.entries()).get('session') ?? '';
  await kept.set('session', text.replace('"expiresAt":"', '"expiresAt":"9'));
  expect(await readSsoSession()).toBeNull();
  await kept.set('session', text);
  expect(await readSsoSession()).not.toBeNull();
  await kept.remove('wrapping');
  expect(await readSsoSession()).toBeNull();
});

test('two tabs that seal their first sessions at once seal them with one key: neither is lost', async () => {
  const sealing = vi.spyOn(crypto.subtle, 'encrypt');
  await Promise.all([
    keepSsoSession({ config: session(), privateKey }),
    keepSsoSession({ config: session(), privateKey }),
  ]);
  const keys = sealing.mock.calls.map(([, key]) => key);
  sealing.mockRestore();
  expect(keys).toHaveLength(2);
  // Only one of them is kept.
  const [stored] = (await all()).filter((one) => one instanceof CryptoKey);
  const how = { name: 'AES-GCM', iv: new Uint8Array(12) };
  const sealed = await crypto.subtle.encrypt(how, stored!, new Uint8Array(1));
  for (const key of keys) expect(await crypto.subtle.decrypt(how, key, sealed)).toHaveProperty('byteLength', 1);
});

test('a sign-out leaves nothing of it', async () => {
  await keepSsoAccount(account);
  await keepSsoSession({ config: session(), privateKey });
  await kept.clear();
  expect(await all()).toEqual([]);
});
