import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeListing } from '../../tests/support/trades/orders.ts';
import type { Order } from '../contract/order.ts';
import { inTransaction, ORDERS } from './database.ts';
import {
  clearStoredOrders,
  removeStoredOrders,
  storeOrders,
  listStoredOrders,
  markPublished,
  onStoredOrdersChange,
} from './order-store.ts';

const OTHER = `0x${'0b'.repeat(20)}` as const;
const hash = (byte: string) => `0x${byte.repeat(32)}` as const;

let listing: Order;
const keep = (change: Partial<Order> = {}, replaces: `0x${string}` | null = null) =>
  storeOrders([{ order: { ...listing, ...change }, trait: null, replaces }]);
const hashesOf = async (user: string) => (await listStoredOrders(user)).map((kept) => kept.hash);

beforeEach(async () => {
  listing = await makeListing();
  await clearStoredOrders(listing.maker);
  await clearStoredOrders(OTHER);
});

describe('a signed order', () => {
  test('is kept whole, as not yet published', async () => {
    await keep();
    expect(await listStoredOrders(listing.maker)).toMatchObject([
      { hash: listing.hash, published: false, order: listing, trait: null, replaces: null },
    ]);
  });

  test('belongs to its maker only [M19]', async () => {
    await keep();
    await keep({ hash: hash('22'), maker: OTHER });
    expect(await hashesOf(listing.maker)).toEqual([listing.hash]);
    await clearStoredOrders(listing.maker);
    expect(await hashesOf(listing.maker)).toEqual([]);
    expect(await hashesOf(OTHER)).toEqual([hash('22')]);
  });

  test('is published under the uuid the server gave, and takes the place of what it replaces', async () => {
    await keep();
    await markPublished(listing.hash, listing.uuid);
    await keep({ hash: hash('33') }, listing.hash);
    expect(await hashesOf(listing.maker)).toHaveLength(2);
    const uuid = '11111111-2222-4333-8444-555555555555';
    await markPublished(hash('33'), uuid);
    expect(await listStoredOrders(listing.maker)).toMatchObject([
      { hash: hash('33'), published: true, order: { uuid } },
    ]);
  });

  test('that was given up stays given up', async () => {
    await keep();
    await removeStoredOrders([listing.hash]);
    await markPublished(listing.hash, listing.uuid);
    expect(await hashesOf(listing.maker)).toEqual([]);
  });

  test('is announced wherever it changes', async () => {
    let heard = 0;
    const stop = onStoredOrdersChange(() => (heard += 1));
    await keep();
    await markPublished(listing.hash, listing.uuid);
    await removeStoredOrders([]);
    await removeStoredOrders([listing.hash]);
    stop();
    expect(heard).toBe(3);
  });
});

test('several orders of one signature are kept all or none', async () => {
  const broken = { ...listing, hash: undefined } as unknown as Order;
  await expect(
    storeOrders([
      { order: listing, trait: null, replaces: null },
      { order: broken, trait: null, replaces: null },
    ]),
  ).rejects.toThrow();
  expect(await hashesOf(listing.maker)).toEqual([]);
});

test('what is not a stored order is skipped, and removed with its user', async () => {
  await keep();
  await inTransaction([ORDERS], 'readwrite', async (transaction) => {
    transaction.objectStore(ORDERS).put({ hash: hash('44'), userKey: listing.maker, schema: 2 });
  });
  expect(await hashesOf(listing.maker)).toEqual([listing.hash]);
  await clearStoredOrders(listing.maker);
  const left = await inTransaction(
    [ORDERS],
    'readonly',
    (transaction) =>
      new Promise<number>((resolve) => {
        const request = transaction.objectStore(ORDERS).count();
        request.onsuccess = () => resolve(request.result);
      }),
  );
  expect(left).toBe(0);
});
