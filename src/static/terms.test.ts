import { beforeAll, expect, test } from 'vitest';
import {
  COLLECTION,
  CREATOR,
  listingParameters,
  MARKET,
  NO_BYTES32,
  SELLER,
} from '../../tests/support/trades/orders.ts';
import type { OrderParameters } from '../contract/order.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../domain/order.ts';
import { hashOrder } from '../domain/seaport.ts';
import type { Entry } from './catalogue.ts';
import { Refusal } from './refusal.ts';
import { contractOf, readTerms } from './terms.ts';

const ETHER = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 } as const;
const WETH = { address: `0x${'ee'.repeat(20)}`, symbol: 'WETH', decimals: 18 } as const;
const OTHER = `0x${'0d'.repeat(20)}` as const;

const entry = {
  uuid: 'c',
  network: { chainId: 31337, slug: 'meridian', tokens: [ETHER, WETH] },
  collection: { address: COLLECTION, slug: 'kiln', name: 'Kiln', itemType: 2 },
} as unknown as Entry;
const editions = { ...entry, collection: { ...entry.collection, itemType: 3 } } as Entry;

const read = (parameters: OrderParameters, of = entry, trait: string | null = null) =>
  readTerms(of, { trait, order: { parameters, protocolAddress: SEAPORT_ADDRESS, signature: '0x' } });

function refusal(parameters: OrderParameters, of = entry): string {
  try {
    read(parameters, of);
  } catch (error) {
    if (error instanceof Refusal) return error.msgId;
    throw error;
  }
  return 'taken';
}

let listing: OrderParameters;
beforeAll(() => {
  listing = listingParameters();
});

/** An offer of 1000 for item 7, or for any. */
const offerFor = (itemType: 2 | 4, identifier: string, change: Partial<OrderParameters> = {}): OrderParameters => {
  const money = { itemType: 1, token: WETH.address, identifierOrCriteria: '0' } as const;
  const maker = listing.offerer;
  return {
    ...listing,
    offer: [{ ...money, startAmount: '1000', endAmount: '1000' }],
    consideration: [
      {
        itemType,
        token: COLLECTION,
        identifierOrCriteria: identifier,
        startAmount: '1',
        endAmount: '1',
        recipient: maker,
      },
      { ...money, startAmount: '50', endAmount: '50', recipient: CREATOR },
    ],
    ...change,
  };
};

test('a listing is read as it is signed, whatever fees it pays', () => {
  expect(read(listing)).toMatchObject({
    side: 'listing',
    hash: hashOrder(listing),
    maker: SELLER.address.toLowerCase(),
    identifier: '7',
    root: null,
    units: 1n,
    unitValue: 1000n,
    token: ETHER,
    partial: false,
  });
  expect(read(listingParameters({ units: 4n }), editions)).toMatchObject({
    units: 4n,
    unitValue: 1000n,
    partial: true,
  });
});

test('an offer may be for one item, for any of a collection, or for those under a root', () => {
  expect(read(offerFor(2, '7'))).toMatchObject({ side: 'offer', identifier: '7', unitValue: 1000n, token: WETH });
  expect(read(offerFor(4, '0'))).toMatchObject({ identifier: null, root: null });
  expect(read(offerFor(4, '99'), entry, 'Colour:Red')).toMatchObject({ root: 99n, trait: 'Colour:Red' });
});

test('what needs a server or a conduit is refused', () => {
  expect(refusal({ ...listing, zone: OTHER, orderType: 2 })).toBe('order.zone');
  expect(refusal({ ...listing, orderType: 2 })).toBe('order.zone');
  expect(refusal({ ...listing, zoneHash: `0x${'1'.repeat(64)}` })).toBe('order.zone');
  expect(refusal({ ...listing, conduitKey: `0x${'1'.repeat(64)}` })).toBe('order.conduit');
  expect(NO_BYTES32).toBe(listing.conduitKey);
});

test('an order that is not what it would be shown as is refused', () => {
  const [item, ...rest] = [listing.offer[0]!];
  const [seller, market, creator] = listing.consideration;
  const paying = (...consideration: OrderParameters['consideration']) => refusal({ ...listing, consideration });
  expect(rest).toEqual([]);
  expect(refusal({ ...listing, offer: [item, item] })).toBe('order.shape');
  expect(refusal({ ...listing, offer: [{ ...item, token: OTHER }] })).toBe('order.shape');
  expect(refusal({ ...listing, offer: [{ ...item, itemType: 3 }] })).toBe('order.item-type');
  expect(refusal({ ...listing, offer: [{ ...item, itemType: 4 }] })).toBe('order.shape');
  expect(refusal({ ...listing, offer: [{ ...item, startAmount: '2', endAmount: '2' }] })).toBe('order.amount');
  expect(refusal({ ...listing, offer: [{ ...item, endAmount: '0' }] })).toBe('order.moving-price');
  // An auction downwards looks cheap or dear, as one likes.
  expect(paying({ ...seller!, endAmount: '1' }, market!, creator!)).toBe('order.moving-price');
  expect(paying({ ...seller!, token: OTHER, itemType: 1 }, market!, creator!)).toBe('order.currency');
  expect(paying(seller!, { ...market!, token: WETH.address, itemType: 1 })).toBe('order.currency');
  expect(paying({ ...seller!, recipient: MARKET }, creator!)).toBe('order.fees');
  // The item would be paid for with another item.
  expect(paying(seller!, { ...item, recipient: listing.offerer })).toBe('order.shape');
  expect(refusal({ ...listing, startTime: '5', endTime: '5' })).toBe('order.time');
});

test('an offer whose fees are more than it pays, or that pays in native money, is refused', () => {
  const offer = offerFor(2, '7');
  const [wanted, fee] = offer.consideration;
  expect(refusal({ ...offer, consideration: [wanted!, { ...fee!, startAmount: '1001', endAmount: '1001' }] })).toBe(
    'order.fees',
  );
  expect(refusal({ ...offer, consideration: [{ ...wanted!, recipient: OTHER }, fee!] })).toBe('order.recipient');
  const native = {
    itemType: 0,
    token: ZERO_ADDRESS,
    identifierOrCriteria: '0',
    startAmount: '9',
    endAmount: '9',
  } as const;
  expect(refusal({ ...offer, offer: [native], consideration: [wanted!] })).toBe('order.currency');
});

test('another Seaport is refused', () => {
  expect(() =>
    readTerms(entry, { trait: null, order: { parameters: listing, protocolAddress: OTHER, signature: '0x' } }),
  ).toThrow(Refusal);
});

test('the contract of an order is that of its only item', () => {
  expect(contractOf(listing)).toBe(COLLECTION);
  expect(contractOf(offerFor(4, '0'))).toBe(COLLECTION);
  expect(() => contractOf({ ...listing, offer: listing.consideration })).toThrow(Refusal);
});
