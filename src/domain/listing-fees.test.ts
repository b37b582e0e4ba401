import { describe, expect, test } from 'vitest';
import { listingParameters, CREATOR, MARKET } from '../../tests/fixtures/orders.ts';
import { listingOf } from '../../tests/fixtures/cart.ts';
import type { Commission } from '../contract/order.ts';
import { feesOf } from './listing-fees.ts';

const commission: Commission = {
  marketplaceBps: 100,
  marketplaceRecipient: MARKET,
  royaltyBps: 500,
  royaltyRecipient: CREATOR,
};
const order = { ...listingOf(1), parameters: listingParameters({ units: 10n, unitPrice: 1000n }) };

describe('what is inside the price', () => {
  test('comes from the signed order, for the units wanted', () => {
    expect(feesOf(order, 3n, commission)).toEqual({
      total: 3000n,
      seller: 2820n,
      fees: [
        { kind: 'marketplace', recipient: MARKET, amount: 30n },
        { kind: 'creator', recipient: CREATOR, amount: 150n },
      ],
    });
  });
  test('names nobody the commission call did not name', () => {
    expect(feesOf(order, 1n, null)?.fees.map((fee) => fee.kind)).toEqual(['other', 'other']);
    const others = { ...commission, royaltyRecipient: MARKET, marketplaceRecipient: CREATOR };
    expect(feesOf(order, 1n, others)?.fees.map((fee) => fee.kind)).toEqual(['creator', 'other']);
  });
  test('the share tells the marketplace from a creator who is the same', () => {
    const same = { ...commission, royaltyRecipient: MARKET };
    expect(feesOf(order, 1n, same)?.fees.map((fee) => fee.kind)).toEqual(['marketplace', 'other']);
    const larger = { ...same, marketplaceBps: 700 };
    expect(feesOf(order, 1n, larger)?.fees.map((fee) => fee.kind)).toEqual(['creator', 'other']);
  });
  test('is unknown where the order cannot be divided, or costs nothing', () => {
    expect(feesOf(order, 11n, commission)).toBeNull();
    const free = { ...order, parameters: listingParameters({ unitPrice: 0n }) };
    expect(feesOf(free, 1n, commission)).toBeNull();
  });
});
