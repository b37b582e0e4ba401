import { expect, test } from 'vitest';
import type { NftCard } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import { sameMoneyOf } from '../../domain/price-comparison.ts';
import { listedAbove, unlistedFirst } from './items-to-sell.ts';

const WRAPPED = `0x${'e7'.repeat(20)}`;
const OTHER = `0x${'dc'.repeat(20)}`;
const price = (value: string, address: string) => ({ value, token: { address } });
const item = (identifier: string, listing: ReturnType<typeof price> | null) =>
  ({ identifier, listing: listing === null ? null : { price: listing } }) as unknown as NftCard;
const offer = { price: price('100', WRAPPED) } as unknown as Order;
const same = sameMoneyOf(WRAPPED);

test('items that are not listed come first, otherwise as they came', () => {
  const items = [item('1', price('90', WRAPPED)), item('2', null), item('3', price('9', WRAPPED)), item('4', null)];
  expect(unlistedFirst(items).map(({ identifier }) => identifier)).toEqual(['2', '4', '1', '3']);
});

test('a listing above the offer is told in the same money, wrapped or not', () => {
  const over = price('101', ZERO_ADDRESS);
  expect(listedAbove(item('1', over), offer, same)).toBe(over);
  expect(listedAbove(item('1', price('100', WRAPPED)), offer, same)).toBeNull();
  expect(listedAbove(item('1', price('500', OTHER)), offer, same)).toBeNull();
  expect(listedAbove(item('1', null), offer, same)).toBeNull();
});
