import { beforeEach, describe, expect, test } from 'vitest';
import { COLLECTION, makeListing } from '../../../../tests/support/trades/orders.ts';
import type { Order } from '../../../contract/order.ts';
import { OrderMismatchError, ZERO_ADDRESS } from '../../order.ts';
import { describeListing } from './seen-listing.ts';

let order: Order;
beforeEach(async () => {
  order = await makeListing({ units: 5n });
});

describe('what was seen', () => {
  test('is all that a later run may rely on', () => {
    expect(describeListing(order, 2n)).toEqual({
      orderUuid: order.uuid,
      name: 'Isohypse #7',
      collectionName: order.nft.collectionName,
      chainId: 31337,
      collectionAddress: COLLECTION,
      identifier: '7',
      itemType: 3,
      priceValue: '1000',
      priceToken: ZERO_ADDRESS,
      maxAmount: '5',
      units: '2',
    });
  });
  test('keeps what was told of the item', () => {
    const caution = { kind: 'unpaid', count: 2, since: 1 } as const;
    expect(describeListing({ ...order, nft: { ...order.nft, caution } }, 1n)).toMatchObject({ caution });
    expect(describeListing({ ...order, nft: { ...order.nft, caution: null } }, 1n)).not.toHaveProperty('caution');
  });
  test('is never a whole collection', () => {
    const whole = { ...order, nft: { ...order.nft, identifier: null } };
    expect(() => describeListing(whole, 1n)).toThrow(new OrderMismatchError('item'));
  });
});
