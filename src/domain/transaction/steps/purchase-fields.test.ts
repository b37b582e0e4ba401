import { expect, test } from 'vitest';
import { makeListing } from '../../../../tests/support/trades/orders.ts';
import { transactionStatuses } from '../record.ts';
import { describePurchase, PURCHASE_TITLES } from './purchase-fields.ts';

test('a purchase is named in each status as the spec says', () => {
  expect(transactionStatuses.map((status) => PURCHASE_TITLES[status])).toEqual([
    'Approve purchase',
    'Approve purchase',
    'Transaction pending',
    'Your purchase is complete',
    'Your purchase is complete',
    'Something went wrong',
    'Something went wrong',
  ]);
});

test('a purchase of nothing is none', () => {
  expect(() => describePurchase([])).toThrow(new RangeError('A purchase has at least one order'));
});

test('fees of several orders are added, for the copies that are bought', async () => {
  const one = await makeListing();
  const many = await makeListing({ units: 5n });
  const entries = [
    { order: one, units: 1n },
    { order: many, units: 2n },
  ];
  expect(describePurchase(entries)).toMatchObject({ fee: '180', tokenUuids: [one.uuid, many.uuid], itemType: 2 });
});
