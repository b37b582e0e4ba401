import { privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { makeListing } from '../../tests/support/trades/orders.ts';
import { permissionEndOf } from './permission-end.ts';
import { encodeCart, encodePurchase, intentTag } from './seaport-calls.ts';

const BUYER = privateKeyToAccount(`0x${'22'.repeat(32)}`).address;
const extraDataUntil = (seconds: number) =>
  `0x00${BUYER.slice(2)}${seconds.toString(16).padStart(16, '0')}${'ab'.repeat(64)}` as const;
const tag = intentTag('the-id');

test('a purchase tells until when the marketplace permits it', async () => {
  const order = { ...(await makeListing()), extraData: extraDataUntil(1_800_000_090) };
  expect(permissionEndOf([{ data: encodePurchase(order, 1n, tag) }])).toBe(1_800_000_090);
  const approval = { data: '0x095ea7b3' } as const;
  expect(permissionEndOf([approval, { data: encodePurchase(order, 1n, tag) }])).toBe(1_800_000_090);
});

test('of several orders the first to lapse counts, and those without a permission do not', async () => {
  const order = await makeListing();
  const entries = [extraDataUntil(1_800_000_090), '0x', extraDataUntil(1_800_000_030)] as const;
  const cart = encodeCart(
    entries.map((extraData) => ({ order: { ...order, extraData }, units: 1n })),
    tag,
  );
  expect(permissionEndOf([{ data: cart }])).toBe(1_800_000_030);
});

test('nothing else has an end', async () => {
  const order = await makeListing();
  const data = encodePurchase(order, 1n, tag);
  expect(permissionEndOf([])).toBeNull();
  expect(
    permissionEndOf([{ data }, { data: '0x' }, { data: '0xdeadbeef' }, { data: data.slice(0, 100) as '0x' }]),
  ).toBeNull();
  const odd = { ...order, extraData: `0x01${extraDataUntil(5).slice(4)}` as const };
  expect(permissionEndOf([{ data: encodePurchase(odd, 1n, tag) }])).toBeNull();
});
