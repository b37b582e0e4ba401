import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { walletStorage } from './wallet-storage.ts';
import {
  closeWalletConnectStorage,
  isWalletConnectStored,
  openWalletConnectStorage,
  readStoredSession,
} from './walletconnect-storage.ts';

const session = (topic: string, expiry = Date.now() / 1_000 + 60) => ({
  topic,
  expiry,
  namespaces: { eip155: { accounts: ['eip155:5:0xaB', 'eip155:7:0xaB'] } },
});
const SESSION = 'wc@2:client:0.3:vitrine//session';

test('keeps what it is given across visits; only a session counts as stored', async () => {
  const first = await openWalletConnectStorage();
  await first.setItem('wc@2:core:0.3:vitrine//keychain', { key: 'ab' });
  await first.setItem(SESSION, []);
  await first.setItem('nothing', undefined);
  expect(await isWalletConnectStored()).toBe(false);
  await first.setItem(SESSION, [session('a', 4_000_000_000)]);
  expect(await isWalletConnectStored()).toBe(true);

  expect(await readStoredSession()).toEqual({ granted: ['eip155:5:0xaB', 'eip155:7:0xaB'], chainId: 5 });
  await first.setItem('wc@2:ethereum_provider:/chainId', 7);
  expect((await readStoredSession())?.chainId).toBe(7);
  for (const other of [[session('a', 1)], [{ topic: 'a' }], 'text']) {
    await first.setItem(SESSION, other);
    expect(await readStoredSession()).toBeNull();
  }
  await first.removeItem('wc@2:ethereum_provider:/chainId');
  await first.setItem(SESSION, [session('a', 4_000_000_000)]);

  const later = await openWalletConnectStorage();
  expect(await later.getItem(SESSION)).toEqual([session('a', 4_000_000_000)]);
  expect(await later.getKeys()).toEqual(['wc@2:client:0.3:vitrine//session', 'wc@2:core:0.3:vitrine//keychain']);
  expect(await later.getEntries()).toContainEqual(['wc@2:core:0.3:vitrine//keychain', { key: 'ab' }]);
  await later.removeItem(SESSION);
  expect(await later.getItem(SESSION)).toBeUndefined();
  expect(await isWalletConnectStored()).toBe(false);
});

test('is empty once it was closed, whatever still writes into it', async () => {
  const left = await openWalletConnectStorage();
  await left.setItem(SESSION, [session('a', 4_000_000_000)]);
  await closeWalletConnectStorage();
  await left.setItem(SESSION, [session('b', 4_000_000_000)]);
  await left.removeItem('other');
  expect(await walletStorage('walletconnect').entries()).toEqual([]);
  // It goes on by itself as if nothing had happened.
  expect(await left.getItem(SESSION)).toEqual([session('b', 4_000_000_000)]);
});

test('treats invalid JSON as empty', async () => {
  await walletStorage('walletconnect').set('broken', '{');
  const storage = await openWalletConnectStorage();
  expect(await storage.getItem('broken')).toBeUndefined();
  await closeWalletConnectStorage();
});
