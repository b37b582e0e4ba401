import { expect, test } from 'vitest';
import type { NftFacets } from '../../contract/nft.ts';
import { plainCount } from './plain-counts.ts';

const COLLECTION = { itemsCount: 9_000, listedCount: 269 };
const found: NftFacets = {
  complete: false,
  statuses: { all: 5_000, 'buy-now': 100, 'not-listed': 4_900, 'has-offers': 7, new: 0 },
  traits: [],
};

test('each state has its count without a filter; those that the collection knows need no call and are whole', () => {
  expect(plainCount(COLLECTION, null, undefined)).toEqual({ count: 9_000, isWhole: true });
  expect(plainCount(COLLECTION, found, 'buy-now')).toEqual({ count: 269, isWhole: true });
  expect(plainCount(COLLECTION, null, 'not-listed')).toEqual({ count: 8_731, isWhole: true });
  expect(plainCount(COLLECTION, null, 'has-offers')).toBeNull();
  expect(plainCount(COLLECTION, found, 'has-offers')).toEqual({ count: 7, isWhole: false });
  expect(plainCount(COLLECTION, { ...found, complete: true }, 'new')).toEqual({ count: 0, isWhole: true });
});
