import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLLECTION, listingParameters, makeListing, MARKET } from '../../tests/fixtures/orders.ts';
import type { Order } from '../contract/order.ts';
import { checkListing, OrderMismatchError, splitListing, ZERO_ADDRESS } from './order.ts';

const expected = {
  chainId: 31337,
  collectionAddress: COLLECTION,
  identifier: '7',
  itemType: 2 as const,
  priceValue: '1000',
  priceToken: ZERO_ADDRESS,
  units: 1n,
};

describe('the split of a price', () => {
  test('seller and fees make up the total, to the base unit', () => {
    expect(splitListing(listingParameters(), 1n)).toMatchObject({ total: 1000n, seller: 940n, unitsInAll: 1n });
  });
  test('of any number of units', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 50n), fc.bigInt(1n, 10n ** 24n), fc.nat(), (unitsInAll, price, pick) => {
        const unitPrice = price * 100n;
        const units = (BigInt(pick) % unitsInAll) + 1n;
        const split = splitListing(listingParameters({ units: unitsInAll, unitPrice }), units);
        expect(split.total).toBe(unitPrice * units);
        expect(split.seller + split.fees.reduce((sum, fee) => sum + fee.amount, 0n)).toBe(split.total);
      }),
    );
  });
  test('a fraction Seaport would refuse is refused', () => {
    const odd = listingParameters({ units: 3n, unitPrice: 100n });
    const first = odd.consideration[0];
    if (first) first.startAmount = '283';
    expect(() => splitListing(odd, 1n)).toThrow(OrderMismatchError);
  });
  test('nothing, or more than there is, is refused', () => {
    expect(() => splitListing(listingParameters(), 0n)).toThrow(OrderMismatchError);
    expect(() => splitListing(listingParameters(), 2n)).toThrow(OrderMismatchError);
    expect(() => splitListing({ ...listingParameters(), offer: [] }, 1n)).toThrow(OrderMismatchError);
  });
});

describe('a server that lies is caught', () => {
  const lies: [string, (order: Order) => void][] = [
    ['the kind', (order) => (order.side = 'offer')],
    ['the network', (order) => (order.chainId = 1)],
    ['the contract', (order) => (order.protocolAddress = MARKET)],
    ['more items', (order) => order.parameters.offer.push(order.parameters.offer[0]!)],
    ['another item type', (order) => (order.parameters.offer[0]!.itemType = 3)],
    ['another collection', (order) => (order.parameters.offer[0]!.token = MARKET)],
    ['another item', (order) => (order.parameters.offer[0]!.identifierOrCriteria = '8')],
    ['a moving quantity', (order) => (order.parameters.offer[0]!.endAmount = '2')],
    ['a token instead of coins', (order) => (order.parameters.consideration[1]!.itemType = 1)],
    ['another currency', (order) => (order.parameters.consideration[1]!.token = MARKET)],
    ['a moving price', (order) => (order.parameters.consideration[1]!.endAmount = '9')],
    [
      'a higher sum',
      (order) => {
        order.parameters.consideration[1]!.startAmount = '11';
        order.parameters.consideration[1]!.endAmount = '11';
      },
    ],
    ['another shown price', (order) => (order.price.value = '999')],
    ['another shown currency', (order) => (order.price.token.address = MARKET)],
    ['the money to somebody else', (order) => (order.parameters.consideration[0]!.recipient = MARKET)],
  ];
  for (const [what, lie] of lies) {
    test(what, async () => {
      const order = structuredClone(await makeListing());
      lie(order);
      expect(() => checkListing(order, expected)).toThrow(OrderMismatchError);
    });
  }
  test('an honest one passes', async () => {
    expect(checkListing(await makeListing(), expected).total).toBe(1000n);
  });
});
