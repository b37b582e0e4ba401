import { describe, expect, test } from 'vitest';
import { listingParameters, CREATOR, MARKET } from '../../tests/support/trades/orders.ts';
import { listingOf } from '../../tests/support/trades/cart.ts';
import type { Commission } from '../contract/order.ts';
import { feesOf, rateText } from './signed-fees.ts';

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
        { kind: 'marketplace', recipient: MARKET, amount: 30n, bps: 100 },
        { kind: 'creator', recipient: CREATOR, amount: 150n, bps: 500 },
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
  test('the rate is the one that is set, however an odd amount was rounded; another one is not guessed', () => {
    // 1 % of 101 is 1, which is 0.99 %.
    const odd = { ...order, parameters: listingParameters({ units: 3n, unitPrice: 101n }) };
    expect(feesOf(odd, 3n, commission)?.fees.map(({ bps }) => bps)).toEqual([100, 500]);
    const later = { ...commission, royaltyBps: 700 };
    expect(feesOf(order, 3n, later)?.fees.map(({ kind, bps }) => [kind, bps])).toEqual([
      ['marketplace', 100],
      ['creator', null],
    ]);
    expect(rateText(250)).toBe('2.5%');
  });
  test('the share may be off by a rounding of a thousandth, above or below, and no more', () => {
    // One recipient is both: 1 % of 10,000 is 100, and a thousandth of it all is 10.
    const same = { ...commission, royaltyRecipient: MARKET };
    const kindOf = (amount: string) => {
      const parameters = listingParameters({ unitPrice: 10_000n });
      const rest = (10_000n - 500n - BigInt(amount)).toString();
      parameters.consideration[0]!.startAmount = rest;
      parameters.consideration[1]!.startAmount = amount;
      return feesOf({ ...listingOf(1), parameters }, 1n, same)?.fees[0]?.kind;
    };
    expect(['89', '90', '100', '110', '111'].map(kindOf)).toEqual([
      'creator',
      'marketplace',
      'marketplace',
      'marketplace',
      'creator',
    ]);
  });
  test('is unknown where the order cannot be divided, or costs nothing', () => {
    expect(feesOf(order, 11n, commission)).toBeNull();
    const free = { ...order, parameters: listingParameters({ unitPrice: 0n }) };
    expect(feesOf(free, 1n, commission)).toBeNull();
  });
});
