import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { walletStorage } from './wallet-storage.ts';
import { closeWalletConnectStorage, isWalletConnectStored, openWalletConnectStorage } from './walletconnect-storage.ts';

const SESSION = 'wc@2:client:0.3:vitrine//session';

test('holds what it is given over visits; only a session counts as stored', async () => {
  const first = await openWalletConnectStorage();
  await first.setItem('wc@2:core:0.3:vitrine//keychain', { key: 'ab' });
  await first.setItem(SESSION, []);
  await first.setItem('nothing', undefined);
  expect(await isWalletConnectStored()).toBe(false);
  await first.setItem(SESSION, [{ topic: 'a' }]);
  expect(await isWalletConnectStored()).toBe(true);

  const later = await openWalletConnectStorage();
  expect(await later.getItem(SESSION)).toEqual([{ topic: 'a' }]);
  expect(await later.getKeys()).toEqual(['wc@2:client:0.3:vitrine//session', 'wc@2:core:0.3:vitrine//keychain']);
  expect(await later.getEntries()).toContainEqual(['wc@2:core:0.3:vitrine//keychain', { key: 'ab' }]);
  await later.removeItem(SESSION);
  expect(await later.getItem(SESSION)).toBeUndefined();
  expect(await isWalletConnectStored()).toBe(false);
});

test('is empty once it was closed, whatever still writes into it', async () => {
  const left = await openWalletConnectStorage();
  await left.setItem(SESSION, [{ topic: 'a' }]);
  await closeWalletConnectStorage();
  await left.setItem(SESSION, [{ topic: 'b' }]);
  await left.removeItem('other');
  expect(await walletStorage('walletconnect').entries()).toEqual([]);
  // It goes on by itself as if nothing had happened.
  expect(await left.getItem(SESSION)).toEqual([{ topic: 'b' }]);
});

test('reads what is no JSON as nothing', async () => {
  await walletStorage('walletconnect').set('broken', '{');
  const storage = await openWalletConnectStorage();
  expect(await storage.getItem('broken')).toBeUndefined();
  await closeWalletConnectStorage();
});
