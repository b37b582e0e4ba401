import { expect, test } from 'vitest';
import type { ListedOrder } from '../../contract/listed-order.ts';
import { levels } from './depth.ts';

const order = (value: string, changes: object = {}) =>
  ({
    side: 'offer',
    maxAmount: '1',
    price: { value, token: { address: '0x1' } },
    nft: { identifier: null },
    criteria: null,
    ...changes,
  }) as unknown as ListedOrder;

test('equal prices are one level, apart by trait; each says how many stand at it or better', () => {
  const trait = { criteria: { traitType: 'Light', value: 'dusk' } };
  const found = levels([order('9', { maxAmount: '2' }), order('9'), order('9', trait), order('7', { maxAmount: '4' })]);
  expect(found.map(({ trait: of, units, orders, upTo }) => [of, units, orders, upTo])).toEqual([
    [null, 3n, 2, 3n],
    ['Light: dusk', 1n, 1, 4n],
    [null, 4n, 1, 8n],
  ]);
});

test('an offer on a single item is in no level, a listing of one is', () => {
  const single = { nft: { identifier: '4' } };
  expect(levels([order('9', single)])).toEqual([]);
  expect(levels([order('9', { ...single, side: 'listing' })])).toHaveLength(1);
});
