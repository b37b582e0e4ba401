import { describe, expect, test } from 'vitest';
import { cartItem, listingOf, orderOf, uuidOf } from '../../../../tests/support/trades/cart.ts';
import { CREATOR } from '../../../../tests/support/trades/orders.ts';
import { hashOf, makeLeg, makeRecord } from '../../../../tests/support/trades/records.ts';
import { afterPurchases } from '../../cart-checkout.ts';
import type { Leg, LegReceipt } from '../record.ts';
import { purchaseCart } from '../kinds/purchase-cart.ts';
import { cartPurchaseOf, checkoutOf } from '../views.ts';
import { readOutcome } from './purchase-cart.ts';

/* What a cart purchase brought is read from Seaport's events in the receipt, never assumed. */

const CHECKOUT = uuidOf(9, 1);
const first = listingOf(1);
const many = listingOf(2, { itemType: 3, maxAmount: 5n });
const described = purchaseCart.describe({
  entries: [
    { order: first, units: 1n },
    { order: many, units: 3n },
  ],
  checkout: CHECKOUT,
});
const executor = { kind: 'purchase:cart', version: 1, args: described.args };

const fill = (order: typeof first, units: string, change: object = {}) => ({
  orderHash: hashOf(70),
  collectionAddress: order.nft.collectionAddress,
  identifier: order.nft.identifier ?? '',
  units,
  ...change,
});
const mined = (fills?: LegReceipt['fills'], status: LegReceipt['status'] = 'success', change: Partial<Leg> = {}) => {
  const receipt = { hash: hashOf(1), blockHash: hashOf(2), blockNumber: 3, status, ...(fills ? { fills } : {}) };
  return makeLeg({ ask: 'returned', hashes: [hashOf(1)], receipt, ...change });
};
const recordOf = (...legs: Leg[]) => makeRecord({ ...described.fields, type: 'purchase:cart', executor, legs });
const boughtBy = (...legs: Leg[]) => cartPurchaseOf(recordOf(...legs))?.bought;

describe('the outcome', () => {
  test('is unknown until a main leg was mined well', () => {
    expect(readOutcome(recordOf())).toBeNull();
    expect(readOutcome(recordOf(makeLeg()))).toBeNull();
    expect(readOutcome(recordOf(mined([fill(first, '1')], 'reverted')))).toBeNull();
    expect(readOutcome(recordOf(mined([fill(first, '1')], 'success', { kind: 'allowance' })))).toBeNull();
    expect(boughtBy()).toEqual([]);
  });
  test('says of each item how many arrived of how many wanted', () => {
    const record = recordOf(mined([fill(many, '3'), fill(first, '1')]));
    expect(readOutcome(record)).toEqual([
      { orderUuid: orderOf(1), name: 'Isohypse #1', units: 1n, wanted: 1n },
      { orderUuid: orderOf(2), name: 'Isohypse #2', units: 3n, wanted: 3n },
    ]);
    expect(cartPurchaseOf(record)?.bought).toEqual([orderOf(1), orderOf(2)]);
  });
  test('names what was skipped', () => {
    const record = recordOf(mined([fill(many, '3')]));
    expect(readOutcome(record)?.map(({ units }) => units)).toEqual([0n, 3n]);
    expect(cartPurchaseOf(record)?.bought).toEqual([orderOf(2)]);
  });
  test('adds the fills of one item, and counts no other collection or item', () => {
    const fills = [
      fill(many, '2'),
      fill(many, '1'),
      fill(first, '9', { collectionAddress: CREATOR }),
      fill(first, '9', { identifier: '99' }),
    ];
    expect(readOutcome(recordOf(mined(fills)))?.map(({ units }) => units)).toEqual([0n, 3n]);
  });
  test('of a receipt without events is nothing, not everything', () => {
    expect(boughtBy(mined())).toEqual([]);
    expect(readOutcome(recordOf(mined()))).toHaveLength(2);
  });
  test('counts an older attempt that went through', () => {
    expect(boughtBy(mined([fill(first, '1')]), makeLeg({ ask: 'denied', attempt: 2 }))).toEqual([orderOf(1)]);
  });
  test('cannot be read from another record', () => {
    expect(readOutcome(makeRecord({ legs: [mined([fill(first, '1')])] }))).toBeNull();
  });
});

describe('the checkout', () => {
  test("is the record's own", () => {
    expect(checkoutOf(recordOf())).toBe(CHECKOUT);
  });
  test('is none of another type, nor of damaged arguments', () => {
    expect(checkoutOf({ ...recordOf(), type: 'purchase:buy_now' })).toBeNull();
    expect(checkoutOf(makeRecord({ type: 'purchase:cart' }))).toBeNull();
  });
});

test('a cart entry is judged by the receipt: what was skipped stays', () => {
  const cart = [cartItem(1), cartItem(2)];
  const purchase = cartPurchaseOf({ ...recordOf(mined([fill(many, '3')])), createdAt: 5000, status: 'reverted' });
  expect(purchase).toEqual({
    checkout: CHECKOUT,
    orders: [orderOf(1), orderOf(2)],
    bought: [orderOf(2)],
    succeeded: false,
    isUnderWay: false,
    startedAt: 5000,
  });
  expect(afterPurchases(cart, purchase === null ? [] : [purchase]).map((item) => item.uuid)).toEqual([orderOf(1)]);
});

test('what a page of an item buys whole leaves the cart, not an item of which a cart may want more copies', () => {
  const [entry] = (described.args as { entries: object[] }).entries;
  const alone = (args: object, status: 'pending' | 'success' = 'success') =>
    cartPurchaseOf(
      makeRecord({ type: 'purchase:buy_now', status, executor: { kind: 'purchase:buy_now', version: 1, args } }),
    );
  const one = { ...entry, itemType: 2 };
  expect(alone(one)).toMatchObject({ orders: [orderOf(1)], bought: [orderOf(1)], succeeded: true, isUnderWay: false });
  expect(alone(one, 'pending')).toMatchObject({ orders: [orderOf(1)], bought: [], isUnderWay: true });
  expect([alone({ ...entry, itemType: 3 }), alone({}), cartPurchaseOf(makeRecord({ type: 'item:send' }))]).toEqual([
    null,
    null,
    null,
  ]);
});
