import { describe, expect, test } from 'vitest';
import { cartItem, ETH, listingOf, nftOf, WETH } from '../../../tests/support/trades/cart.ts';
import { CREATOR, listingParameters, MARKET } from '../../../tests/support/trades/orders.ts';
import type { Token } from '../../contract/token.ts';
import { linesOf } from '../../domain/cart-check.ts';
import { feeTotals } from './fee-totals.ts';

const commission = {
  marketplaceBps: 100,
  marketplaceRecipient: MARKET,
  royaltyBps: 500,
  royaltyRecipient: CREATOR,
};
const sold = (n: number, token: Token, units = 1n) => ({
  ...listingOf(n, { value: 1000n, token, itemType: 3, maxAmount: units }),
  parameters: listingParameters({ units, unitPrice: 1000n, token: token.address }),
});
const cart = [
  cartItem(1, { value: 1000n }),
  cartItem(2, { value: 1000n, itemType: 3, maxAmount: 4n, amount: '3' }),
  cartItem(3, { value: 1000n, token: WETH }),
];
const best = new Map([
  [nftOf(1), sold(1, ETH)],
  [nftOf(2), sold(2, ETH, 4n)],
  [nftOf(3), sold(3, WETH)],
]);
const lines = linesOf(cart, best, { address: null, buying: new Set(), now: 0 });

describe('fees inside the prices', () => {
  test('are summed by currency and recipient, for the copies wanted', () => {
    expect(
      feeTotals(lines, () => commission).map(({ token, kind, value, bps }) => [token.symbol, kind, value, bps]),
    ).toEqual([
      ['ETH', 'marketplace', 40n, 100],
      ['ETH', 'creator', 200n, 500],
      ['WETH', 'marketplace', 10n, 100],
      ['WETH', 'creator', 50n, 500],
    ]);
  });
  test('are not told while one of a currency is unknown', () => {
    const partly = new Map([...best].filter(([uuid]) => uuid !== nftOf(1)));
    const some = linesOf(cart, partly, { address: null, buying: new Set(), now: 0 });
    expect(feeTotals(some, () => commission).map(({ token }) => token.symbol)).toEqual(['WETH', 'WETH']);
    expect(feeTotals(lines, () => null)).toEqual([]);
  });
});
