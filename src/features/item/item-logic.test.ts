import { describe, expect, it } from 'vitest';
import type { ListedOrder } from '../../contract/listed-order.ts';
import type { Commission, Order } from '../../contract/order.ts';
import { feeSplit } from './fee-rows.ts';
import { ownFirst } from './own-first.ts';
import { priceSeries } from './price-points.ts';

const address = (digit: string) => `0x${digit.repeat(40)}` as const;
const SELLER = address('1');
const MARKET = address('2');
const CREATOR = address('3');
const commission: Commission = {
  marketplaceBps: 100,
  marketplaceRecipient: MARKET,
  royaltyBps: 500,
  royaltyRecipient: CREATOR,
};

function order(units: string, parts: [`0x${string}`, string][]): Order {
  return {
    price: { token: { address: address('0'), symbol: 'ETH', decimals: 18 } },
    parameters: {
      offerer: SELLER,
      offer: [{ startAmount: units }],
      consideration: parts.map(([recipient, startAmount]) => ({ recipient, startAmount })),
    },
  } as unknown as Order;
}

describe('fees of a listing', () => {
  it('come from the signed order', () => {
    const listing = order('1', [
      [SELLER, '940000000000000000'],
      [MARKET, '10000000000000000'],
      [CREATOR, '50000000000000000'],
    ]);
    expect(feeSplit(listing, 1n, commission)).toEqual({
      total: '1',
      value: 10n ** 18n,
      seller: '0.94',
      fees: [
        { key: `0-${MARKET}`, label: 'Vitrine fee, 1%', amount: '0.01' },
        { key: `1-${CREATOR}`, label: 'Creator royalty, 5%', amount: '0.05' },
      ],
    });
  });

  it('follow the quantity of a multi-copy order', () => {
    const listing = order('10', [[SELLER, '5000000000000000000']]);
    expect(feeSplit(listing, 3n, null)?.total).toBe('1.5');
    expect(feeSplit(listing, 11n, null)).toBeNull();
  });

  it('never name a recipient nobody told us of', () => {
    const listing = order('1', [
      [SELLER, '900'],
      [address('9'), '100'],
    ]);
    expect(feeSplit(listing, 1n, commission)?.fees[0]?.label).toBe('Other fee');
    expect(feeSplit(listing, 1n, null)?.fees[0]?.label).toBe('Fee');
  });
});

const sale = (time: number, amount: string, symbol = 'ETH') => ({
  time,
  price: { amount, amountUsd: String(Number(amount) * 3000), token: { symbol } },
});

describe('price history', () => {
  it('needs two sales', () => {
    expect(priceSeries([], null)).toBeNull();
    expect(priceSeries([sale(1, '1')], null)).toBeNull();
  });

  it('is in the currency of the sales, beside the floor of now', () => {
    expect(priceSeries([sale(0, '1'), sale(50, '3'), sale(100, '2')], sale(0, '2.5').price)).toEqual({
      times: [0, 50, 100],
      values: [1, 3, 2],
      floor: 2.5,
      unit: 'ETH',
    });
  });

  it('compares different currencies in dollars, also where only the floor is in another', () => {
    expect(priceSeries([sale(0, '1'), sale(1, '1', 'USDC')], null)?.unit).toBe('USD');
    expect(priceSeries([sale(5, '1'), sale(5, '1')], sale(0, '4', 'USDC').price)).toMatchObject({
      unit: 'USD',
      values: [3000, 3000],
      floor: 12_000,
    });
  });
});

describe('offers', () => {
  const offer = (uuid: string, maker: string) => ({ uuid, maker }) as unknown as ListedOrder;
  const [high, mine, low, unloaded] = [offer('1', 'x'), offer('2', 'me'), offer('3', 'y'), offer('4', 'me')];

  it('of the viewer come first, also from pages that are not loaded, and each once', () => {
    expect(ownFirst([high, mine, low], [mine, unloaded], 'me')).toEqual([mine, unloaded, high, low]);
  });

  it('keep the server’s order for a visitor', () => {
    expect(ownFirst([high, mine, low], [], null)).toEqual([high, mine, low]);
  });
});
