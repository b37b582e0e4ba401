import { describe, expect, it } from 'vitest';
import type { ListedOrder } from '../../contract/listed-order.ts';
import type { Commission, Order } from '../../contract/order.ts';
import { feeSplit } from './fee-rows.ts';
import { ownFirst } from './own-first.ts';
import { priceChart } from './price-points.ts';

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
  });
});

const sale = (time: number, amount: string, symbol = 'ETH') => ({
  time,
  price: { amount, amountUsd: String(Number(amount) * 3000), token: { symbol } },
});

describe('price history', () => {
  it('needs two sales', () => {
    expect(priceChart([], null)).toBeNull();
    expect(priceChart([sale(1, '1')], null)).toBeNull();
  });

  it('spans time and price', () => {
    const chart = priceChart([sale(0, '1'), sale(50, '3'), sale(100, '2')], sale(0, '2').price);
    expect(chart?.points.map((point) => point.x)).toEqual([0, 50, 100]);
    expect(chart?.points[1]?.y).toBeLessThan(chart?.points[0]?.y ?? 0);
    expect(chart).toMatchObject({ low: '1', high: '3', unit: 'ETH', floorY: chart?.points[2]?.y });
  });

  it('compares different currencies in dollars, and survives equal prices and times', () => {
    expect(priceChart([sale(0, '1'), sale(1, '1', 'USDC')], null)?.unit).toBe('USD');
    const flat = priceChart([sale(5, '1'), sale(5, '1')], null);
    expect(flat?.points.every((point) => Number.isFinite(point.x) && Number.isFinite(point.y))).toBe(true);
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
