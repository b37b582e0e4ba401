import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLLECTION, listingParameters, makeListing, MARKET } from '../../tests/support/trades/orders.ts';
import type { Order } from '../contract/order.ts';
import { checkListing, isServerCancellable, OrderMismatchError, splitListing, ZERO_ADDRESS } from './order.ts';

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
    expect(() => splitListing(odd, 1n)).toThrow(new OrderMismatchError('price for this quantity'));
  });
  test('nothing, or more than there is, is refused', () => {
    const wrong = new OrderMismatchError('quantity');
    expect(() => splitListing(listingParameters(), 0n)).toThrow(wrong);
    expect(() => splitListing(listingParameters(), 2n)).toThrow(wrong);
    expect(() => splitListing({ ...listingParameters(), offer: [] }, 1n)).toThrow(wrong);
    // Not even none of nothing: it would divide by zero.
    expect(() => splitListing({ ...listingParameters(), offer: [] }, 0n)).toThrow(wrong);
  });
});

describe('a server that lies is caught', () => {
  const lies: [what: string, said: string, lie: (order: Order) => void][] = [
    ['no item', 'items', (order) => (order.parameters.offer = [])],
    ['no payment', 'price', (order) => (order.parameters.consideration = [])],
    ['the kind', 'kind', (order) => (order.side = 'offer')],
    ['the network', 'network', (order) => (order.chainId = 1)],
    ['the contract', 'contract', (order) => (order.protocolAddress = MARKET)],
    ['more items', 'items', (order) => order.parameters.offer.push(order.parameters.offer[0]!)],
    ['another item type', 'item type', (order) => (order.parameters.offer[0]!.itemType = 3)],
    ['another collection', 'collection', (order) => (order.parameters.offer[0]!.token = MARKET)],
    ['another item', 'item', (order) => (order.parameters.offer[0]!.identifierOrCriteria = '8')],
    ['a moving quantity', 'quantity', (order) => (order.parameters.offer[0]!.endAmount = '2')],
    ['a token instead of coins', 'currency', (order) => (order.parameters.consideration[1]!.itemType = 1)],
    ['another currency', 'currency', (order) => (order.parameters.consideration[1]!.token = MARKET)],
    ['a moving price', 'price', (order) => (order.parameters.consideration[1]!.endAmount = '9')],
    [
      'a higher sum',
      'price',
      (order) => {
        order.parameters.consideration[1]!.startAmount = '11';
        order.parameters.consideration[1]!.endAmount = '11';
      },
    ],
    ['another shown price', 'price', (order) => (order.price.value = '999')],
    ['another shown currency', 'currency', (order) => (order.price.token.address = MARKET)],
    ['the money to somebody else', 'seller', (order) => (order.parameters.consideration[0]!.recipient = MARKET)],
  ];
  for (const [what, said, lie] of lies) {
    test(what, async () => {
      const order = structuredClone(await makeListing());
      lie(order);
      expect(() => checkListing(order, expected)).toThrow(new OrderMismatchError(said));
    });
  }
  test('nothing paid for nothing asked is no sale', async () => {
    const order = structuredClone(await makeListing({ unitPrice: 0n }));
    order.parameters.consideration = [];
    expect(() => checkListing(order, { ...expected, priceValue: '0' })).toThrow(new OrderMismatchError('seller'));
  });
  test('the spelling of an address is no lie', async () => {
    const loud = { collectionAddress: `0x${COLLECTION.slice(2).toUpperCase()}`, priceToken: `0x${'EE'.repeat(20)}` };
    const order = await makeListing({ token: `0x${'ee'.repeat(20)}` });
    expect(checkListing(order, { ...expected, ...loud }).total).toBe(1000n);
  });
  test('an honest one passes', async () => {
    expect(checkListing(await makeListing(), expected).total).toBe(1000n);
  });
});

describe('the server alone can cancel', () => {
  const zone = `0x${'AB'.repeat(20)}`;
  const inZone = (orderType: 0 | 1 | 2 | 3) => ({
    ...listingParameters(),
    zone: zone.toLowerCase() as `0x${string}`,
    orderType,
  });
  test('what is restricted to its zone', () => {
    expect([0, 1, 2, 3].map((type) => isServerCancellable(inZone(type as 0), zone))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(isServerCancellable(inZone(2), `0x${'cd'.repeat(20)}`)).toBe(false);
  });
  test('nothing where the network has no zone', () => {
    expect(isServerCancellable({ ...inZone(2), zone: ZERO_ADDRESS }, ZERO_ADDRESS)).toBe(false);
  });
});
