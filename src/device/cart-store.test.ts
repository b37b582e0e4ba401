import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cartItem, nftOf } from '../../tests/support/trades/cart.ts';
import { makeRecord, USER } from '../../tests/support/trades/records.ts';
import { removeItem, setAmount, toggleItem, type CartItem } from '../domain/cart.ts';
import { changeCart, onCartChange, readCart } from './cart-store.ts';
import { CART, GUARDS, inTransaction, requested, TRANSACTIONS } from './database.ts';

const add = (item: CartItem) => changeCart((cart) => toggleItem(cart, item).cart);
const names = async () => (await readCart()).map((item) => item.name);
const putRaw = (value: unknown) =>
  inTransaction([CART], 'readwrite', (transaction) => requested(transaction.objectStore(CART).put(value)));
const storedKeys = () =>
  inTransaction([CART], 'readonly', (transaction) => requested(transaction.objectStore(CART).getAllKeys()));

beforeEach(async () => {
  await changeCart(() => []);
});

describe('the stored cart', () => {
  test('is there for whoever looks, in the order of adding', async () => {
    await add(cartItem(2));
    await add(cartItem(1, { addedAt: 9000 }));
    await add(cartItem(3, { addedAt: 9000 }));
    expect(await readCart()).toEqual([cartItem(2), cartItem(1, { addedAt: 9000 }), cartItem(3, { addedAt: 9000 })]);
  });

  test('drops a damaged entry and keeps the others', async () => {
    await add(cartItem(1));
    await putRaw({ ...cartItem(2), amount: 'many' });
    await putRaw({ nftUuid: 'nonsense' });
    await putRaw({ nftUuid: 5 });
    expect(await names()).toEqual(['Isohypse #1']);
    await add(cartItem(3));
    expect(await names()).toEqual(['Isohypse #1', 'Isohypse #3']);
    expect(new Set(await storedKeys())).toEqual(new Set([nftOf(1), nftOf(3)]));
  });

  test('two tabs that change it at the same time overwrite nothing', async () => {
    await add(cartItem(0, { itemType: 3, maxAmount: 9n }));
    await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => add(cartItem(n + 1))),
      changeCart((cart) => setAmount(cart, nftOf(0), 7n)),
      ...Array.from({ length: 20 }, (_, n) => add(cartItem(n + 21))),
    ]);
    const cart = await readCart();
    expect(cart).toHaveLength(41);
    expect(cart.find((item) => item.nftUuid === nftOf(0))?.amount).toBe('7');
  });

  test('an item that was clicked an odd number of times, in many tabs, is in it; after an even number it is not', async () => {
    await Promise.all(Array.from({ length: 7 }, () => add(cartItem(1))));
    expect(await names()).toEqual(['Isohypse #1']);
    await Promise.all(Array.from({ length: 5 }, () => add(cartItem(1))));
    expect(await names()).toEqual([]);
  });

  test('a change that throws leaves it as it was', async () => {
    await add(cartItem(1));
    const broken = changeCart(() => {
      throw new Error('half way');
    });
    await expect(broken).rejects.toThrow('half way');
    expect(await names()).toEqual(['Isohypse #1']);
  });

  test('changes are announced; where nothing changed, nothing is announced', async () => {
    const heard = vi.fn<() => void>();
    const stop = onCartChange(heard);
    await add(cartItem(1));
    expect(heard).toHaveBeenCalledTimes(1);
    await changeCart((cart) => setAmount(cart, nftOf(1), 5n));
    expect(heard).toHaveBeenCalledTimes(1);
    await changeCart((cart) => removeItem(cart, nftOf(1)));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    await add(cartItem(1));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test("what is announced of transactions is not the cart's", async () => {
    const { announceChange } = await import('./channel.ts');
    const heard = vi.fn<() => void>();
    const stop = onCartChange(heard);
    announceChange(USER);
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});

/** A database as version 1 left it. */
async function oldDatabase(factory: IDBFactory): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = factory.open('vitrine', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TRANSACTIONS, { keyPath: 'id' }).createIndex('userKey', 'userKey');
      request.result.createObjectStore(GUARDS, { keyPath: 'key' });
    };
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = database.transaction([TRANSACTIONS, GUARDS], 'readwrite');
  transaction.objectStore(TRANSACTIONS).put(makeRecord({ id: 'old' }));
  transaction.objectStore(GUARDS).put({ key: 'g', expiresAt: 5 });
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

test('the upgrade from version 1 keeps guards, and makes room for the cart', async () => {
  const factory = new IDBFactory();
  await oldDatabase(factory);
  vi.resetModules();
  vi.stubGlobal('indexedDB', factory);
  const fresh = await import('./database.ts');
  const carts = await import('./cart-store.ts');
  const guards = await fresh.inTransaction([GUARDS], 'readonly', (transaction) =>
    fresh.requested(transaction.objectStore(GUARDS).getAllKeys()),
  );
  expect(guards).toEqual(['g']);
  await carts.changeCart(() => [cartItem(1)]);
  expect(await carts.readCart()).toEqual([cartItem(1)]);
  vi.unstubAllGlobals();
});
