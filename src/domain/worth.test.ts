import { expect, test } from 'vitest';
import type { Price } from '../contract/order.ts';
import type { Holding } from '../contract/worth.ts';
import { floorUsdOf, gainPercent, worthOf } from './worth.ts';

const price = (amount: string, usdRate: string, symbol: string, decimals = 18): Price => ({
  amount,
  value: String(BigInt(Math.round(Number(amount) * 1e6)) * 10n ** BigInt(decimals - 6)),
  amountUsd: (Number(amount) * Number(usdRate)).toFixed(2),
  usdRate,
  logo: '',
  token: { address: `0x${symbol.length.toString(16).padStart(40, '0')}`, symbol, decimals },
});
const eth = (amount: string) => price(amount, '3000', 'ETH');
const usdc = (amount: string) => price(amount, '1', 'USDC', 6);
const holding = (floor: Price | null, units: string, offersUsd: string): Holding => ({
  network: 'meridian',
  collection: { slug: 'glass', name: 'Glass' },
  items: 1,
  units,
  floor,
  offersUsd,
});

test('holdings in several moneys are summed up in dollars; what has no floor counts for nothing', () => {
  const holdings = [holding(eth('0.5'), '3', '10.10'), holding(usdc('20'), '1', '0.05'), holding(null, '4', '0')];
  expect(holdings.map(floorUsdOf)).toEqual(['4500', '20', null]);
  expect(worthOf(holdings)).toEqual({ floorUsd: '4520', offersUsd: '10.15' });
  expect(worthOf([])).toEqual({ floorUsd: '0', offersUsd: '0' });
});

test('a gain is told in the money that was paid, across moneys by dollars', () => {
  expect(gainPercent(eth('0.5'), eth('0.75'))).toBeCloseTo(50);
  expect(gainPercent(eth('1'), usdc('1500'))).toBeCloseTo(-50);
});

test.each([
  ['nothing is for sale', eth('1'), null],
  ['nothing was paid', eth('0'), eth('1')],
  ['no rate is known', price('1', '0', 'ETH'), price('5', '0', 'LIRA')],
])('no gain is told where %s', (_, paid, now) => {
  expect(gainPercent(paid, now)).toBeNull();
});
