import { expect, test } from 'vitest';
import type { Nft, NftCard } from '../contract/nft.ts';
import { countKept, filterKept, type WholeCollection } from './kept-filter.ts';

/* That these are the server's own lists and counts is shown by tests/integration/kept-filter.test.ts. */

const NOW_S = 1_800_000_000;
const price = (amount: string, symbol = 'ETH', usdRate: string | null = '2000') => ({
  amount,
  value: `${BigInt(Number(amount) * 1e6)}`,
  amountUsd: '0',
  ...(usdRate === null ? {} : { usdRate }),
  logo: '',
  token: { symbol, decimals: 6, address: '0x' },
});
type Price = ReturnType<typeof price>;
const item = (identifier: number, listing: Price | null, traits: Record<string, string>, more: object = {}) => ({
  card: {
    identifier: String(identifier),
    name: `Vessel ${identifier}`,
    listing: listing && { price: listing },
    bestOffer: null,
    lastSale: null,
    rank: null,
    ...more,
  } as unknown as NftCard,
  nft: {
    attributes: Object.entries(traits).map(([traitType, value]) => ({ traitType, value, count: 1 })),
    minted: { time: NOW_S - identifier * 86_400 },
    ...more,
  } as unknown as Nft,
});

const whole = (more: Partial<WholeCollection> = {}): WholeCollection => ({
  items: [
    item(2, price('3'), { Glaze: 'Blue' }, { rank: 7 }),
    item(10, null, { Glaze: 'Red', Form: 'Cup' }, { bestOffer: price('1') }),
    item(1, price('900', 'USDC', '1'), { Glaze: 'Red' }, { rank: 3 }),
    item(8, price('1'), {}),
  ],
  prices: [],
  currency: 'ETH',
  hasOffer: false,
  ...more,
});
const found = (filter: object, of = whole()) => filterKept(of, filter, NOW_S * 1000)?.map((card) => card.identifier);

test('prices are compared in dollars, whatever their currency; what is not for sale comes last', () => {
  expect(found({})).toEqual(['1', '8', '2', '10']);
  expect(found({ sort: 'price-desc' })).toEqual(['2', '8', '1', '10']);
  expect(found({ sort: 'identifier' })).toEqual(['1', '2', '8', '10']);
  expect(found({ sort: 'rarity' })).toEqual(['1', '2', '8', '10']);
  expect(found({ sort: 'newest' })).toEqual(['1', '2', '8', '10']);
});

test('traits of one type are alternatives, types are all required; words and numbers are found in what is left', () => {
  expect(found({ trait: ['Glaze:Red', 'Glaze:Blue'] })).toEqual(['1', '2', '10']);
  expect(found({ trait: ['Glaze:Red', 'Form:Cup'] })).toEqual(['10']);
  expect(found({ trait: ['Glaze:Red'], search: 'VESSEL 1' })).toEqual(['1', '10']);
  expect(found({ search: '#8' })).toEqual(['8']);
});

test('states, bounds and currencies leave what they say', () => {
  expect(found({ status: 'buy-now' })).toEqual(['1', '8', '2']);
  expect(found({ status: 'not-listed' })).toEqual(['10']);
  expect(found({ status: 'has-offers' })).toEqual(['10']);
  expect(found({ status: 'new' })).toEqual(['1', '2']);
  expect(found({ minPrice: '0.5', maxPrice: '1' })).toEqual(['8']);
  expect(found({ minPrice: '900', currency: 'usdc' })).toEqual(['1']);
  expect(found({ currency: 'NOPE' })).toEqual([]);
});

test('what the kept items do not tell is not guessed', () => {
  expect(found({ owner: '0x' })).toBeUndefined();
  expect(found({ minPrice: '1', currency: 'DAI' })).toBeUndefined();
  expect(found({ status: 'has-offers' }, whole({ hasOffer: true }))).toBeUndefined();
  const older = whole({ items: [item(1, price('1', 'ETH', null), {}, { minted: undefined })] });
  for (const filter of [{}, { status: 'new' }, { sort: 'newest' }]) expect(found(filter, older)).toBeUndefined();
  expect(found({ sort: 'identifier' }, older)).toEqual(['1']);
});

test('counts say what each further filter leaves, of a chosen trait’s type what another choice would', () => {
  const counted = (filter: object, of = whole()) => countKept(of, filter, NOW_S * 1000);
  const { statuses, traits } = counted({ trait: ['Glaze:Red'] }) ?? {};
  expect(statuses).toEqual({ all: 2, 'buy-now': 1, 'not-listed': 1, 'has-offers': 1, new: 1 });
  expect(traits?.map((one) => [one.value, one.count]).toSorted()).toEqual([
    ['Blue', 1],
    ['Cup', 1],
    ['Red', 2],
  ]);
  expect(counted({}, whole({ hasOffer: true }))?.statuses).toMatchObject({ all: 4, 'has-offers': undefined, new: 2 });
  expect(counted({ status: 'has-offers' }, whole({ hasOffer: true }))).toBeNull();
});
