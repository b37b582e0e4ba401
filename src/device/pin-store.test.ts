import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NetworkPin } from '../domain/pins.ts';
import { ZERO_ADDRESS } from '../domain/order.ts';

let store: typeof import('./pin-store.ts');

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  store = await import('./pin-store.ts');
});
afterEach(() => vi.unstubAllGlobals());

const pin = (change: Partial<NetworkPin> = {}): NetworkPin => ({
  chainId: 31337,
  name: 'Meridian',
  rpcUrls: ['/rpc'],
  native: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
  wrapped: { address: `0x${'ee'.repeat(20)}`, symbol: 'WETH', decimals: 18 },
  others: [],
  zone: ZERO_ADDRESS,
  ...change,
});

test('a device that has none yet says so, network by network', async () => {
  await expect(store.readPin(31337)).resolves.toBeNull();
  await store.addPin(pin());
  await expect(store.readPin(31337)).resolves.toEqual(pin());
  await expect(store.readPin(31338)).resolves.toBeNull();
});

test('the first one stays, until the person accepts another', async () => {
  await expect(store.addPin(pin())).resolves.toEqual(pin());
  await expect(store.addPin(pin({ name: 'Tessera' }))).resolves.toEqual(pin());
  await expect(store.readPin(31337)).resolves.toEqual(pin());
  await store.replacePin(pin({ name: 'Tessera' }));
  await expect(store.readPin(31337)).resolves.toEqual(pin({ name: 'Tessera' }));
});

test('it outlives the page', async () => {
  await store.addPin(pin());
  vi.resetModules();
  const later = await import('./pin-store.ts');
  await expect(later.readPin(31337)).resolves.toEqual(pin());
});

test('a device of the previous build keeps its database: what it stores there is not touched', async () => {
  const opened = (name: string, version: number) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  (await opened('vitrine', 2)).close();
  await store.addPin(pin());
  // A tab of that build still opens its own version.
  const again = await opened('vitrine', 2);
  expect(again.version).toBe(2);
  expect(again.objectStoreNames).not.toContain('pins');
  again.close();
});

test('a store that cannot be opened is reported as such: nothing is trusted in its place', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  vi.resetModules();
  const closed = await import('./pin-store.ts');
  await expect(closed.readPin(31337)).rejects.toMatchObject({ name: 'StoreUnavailableError' });
});
