import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOKEN } from '../../tests/support/trades/offers.ts';
import { COLLECTION, CREATOR, MARKET, NO_BYTES32 } from '../../tests/support/trades/orders.ts';
import { USER } from '../../tests/support/trades/records.ts';
import type { Commission } from '../contract/order.ts';
import { buildListing, buildOffer, OrderTermsError, splitPrice, type OrderTerms } from './order-building.ts';
import { ZERO_ADDRESS } from './order.ts';

const commission: Commission = {
  marketplaceBps: 100,
  marketplaceRecipient: MARKET,
  royaltyBps: 500,
  royaltyRecipient: CREATOR,
};
const ZONE = `0x${'20'.repeat(20)}` as const;
const terms = (change: Partial<OrderTerms> = {}): OrderTerms => ({
  maker: USER,
  collectionAddress: COLLECTION,
  itemType: 2,
  units: 1n,
  unitValue: 1000n,
  currency: ZERO_ADDRESS,
  startTime: 1_000_000,
  endTime: 1_086_400,
  commission,
  zone: ZERO_ADDRESS,
  counter: 3n,
  salt: 42n,
  ...change,
});
const copies = { itemType: 3, units: 4n } as const;
const item = { token: COLLECTION, identifierOrCriteria: '7' };
const amount = (value: string) => ({ startAmount: value, endAmount: value });
const coins = { itemType: 0, token: ZERO_ADDRESS, identifierOrCriteria: '0' };
const tokens = { itemType: 1, token: TOKEN, identifierOrCriteria: '0' };

describe('the split of a price', () => {
  test('is by the commission, and the maker keeps the exact rest', () => {
    expect(splitPrice(999n, 1n, commission)).toEqual({ total: 999n, marketplace: 9n, royalty: 49n, seller: 941n });
    expect(splitPrice(999n, 4n, commission)).toEqual({ total: 3996n, marketplace: 36n, royalty: 196n, seller: 3764n });
  });
  test('divides by the number of units, so that Seaport can fill any fraction', () => {
    const bps = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 30n), fc.bigInt(1n, 10n ** 6n), bps, bps, (unit, units, market, royalty) => {
        const rates = { ...commission, marketplaceBps: market, royaltyBps: royalty };
        const split = splitPrice(unit, units, rates);
        for (const part of Object.values(split)) expect(part % units).toBe(0n);
        expect(split.marketplace + split.royalty + split.seller).toBe(split.total);
        expect(split.total).toBe(unit * units);
      }),
    );
  });
});

describe('a listing', () => {
  test('sells the item for the price less fees to the maker, fees to theirs', () => {
    expect(buildListing(terms(), '7')).toEqual({
      offerer: USER,
      zone: ZERO_ADDRESS,
      offer: [{ itemType: 2, ...item, ...amount('1') }],
      consideration: [
        { ...coins, ...amount('940'), recipient: USER },
        { ...coins, ...amount('10'), recipient: MARKET },
        { ...coins, ...amount('50'), recipient: CREATOR },
      ],
      orderType: 0,
      startTime: '1000000',
      endTime: '1086400',
      zoneHash: NO_BYTES32,
      salt: '42',
      conduitKey: NO_BYTES32,
      counter: '3',
    });
  });
  test('of copies can be filled in part, in a token as well', () => {
    const order = buildListing(terms({ ...copies, currency: TOKEN }), '7');
    expect(order).toMatchObject({ orderType: 1, offer: [{ itemType: 3, ...item, ...amount('4') }] });
    expect(order.consideration[0]).toEqual({ ...tokens, ...amount('3760'), recipient: USER });
  });
  test('with a zone is restricted to it', () => {
    expect(buildListing(terms({ zone: ZONE }), '7')).toMatchObject({ zone: ZONE, orderType: 2 });
    expect(buildListing(terms({ zone: ZONE, ...copies }), '7').orderType).toBe(3);
  });
  test('names nobody who gets nothing', () => {
    const free = { ...commission, marketplaceBps: 0 };
    const recipients = (change: Partial<OrderTerms>) =>
      buildListing(terms(change), '7').consideration.map((one) => one.recipient);
    expect(recipients({ commission: free })).toEqual([USER, CREATOR]);
    // A share below one base unit is none.
    expect(recipients({ unitValue: 30n })).toEqual([USER, CREATOR]);
    expect(recipients({ unitValue: 1n })).toEqual([USER]);
  });
});

describe('an offer', () => {
  const offer = (change: Partial<OrderTerms> = {}) => terms({ currency: TOKEN, ...change });
  test('on one item pays the whole price; whoever accepts pays the fees out of it', () => {
    expect(buildOffer(offer(), { identifier: '7' })).toMatchObject({
      offerer: USER,
      offer: [{ ...tokens, ...amount('1000') }],
      consideration: [
        { itemType: 2, ...item, ...amount('1'), recipient: USER },
        { ...tokens, ...amount('10'), recipient: MARKET },
        { ...tokens, ...amount('50'), recipient: CREATOR },
      ],
      orderType: 0,
      counter: '3',
    });
  });
  test('on any of a collection has the root 0, on some of it theirs', () => {
    const wanted = (target: Parameters<typeof buildOffer>[1], change = {}) =>
      buildOffer(offer(change), target).consideration[0];
    expect(wanted({ any: true })).toMatchObject({ itemType: 4, identifierOrCriteria: '0' });
    expect(wanted({ any: true }, copies)).toMatchObject({ itemType: 5, identifierOrCriteria: '0', ...amount('4') });
    const root = `0x${'00'.repeat(30)}0102` as const;
    expect(wanted({ root })).toMatchObject({ itemType: 4, identifierOrCriteria: '258' });
    expect(wanted({ identifier: '9' }, copies)).toMatchObject({ itemType: 3, identifierOrCriteria: '9' });
  });
  test('is never in native currency', () => {
    expect(() => buildOffer(terms(), { any: true })).toThrow(
      new OrderTermsError('Offers are made in a token, not in native currency'),
    );
  });
});

describe('what cannot be signed, in words for whoever typed it', () => {
  const rows: [change: Partial<OrderTerms>, sentence: string][] = [
    [{ unitValue: 0n }, 'Enter a price above zero'],
    [{ units: 0n, itemType: 3 }, 'Enter at least one copy'],
    [{ units: 2n }, 'There is only one copy of this item'],
    [{ commission: { ...commission, royaltyBps: 9900 } }, 'The fees leave nothing of this price'],
    [{ endTime: 1_000_299 }, 'Choose a duration between five minutes and 180 days'],
    [{ endTime: 1_000_001 + 180 * 86_400 }, 'Choose a duration between five minutes and 180 days'],
  ];
  for (const [change, sentence] of rows) {
    test(sentence, () => {
      const failure = new OrderTermsError(sentence);
      expect(() => buildListing(terms(change), '7')).toThrow(failure);
      expect(() => buildOffer(terms({ ...change, currency: TOKEN }), { any: true })).toThrow(failure);
      expect(failure.name).toBe('OrderTermsError');
    });
  }
  test('the least of each can', () => {
    for (const change of [
      { unitValue: 1n },
      { itemType: 3, units: 1n },
      { endTime: 1_000_300 },
      { endTime: 1_000_000 + 180 * 86_400 },
      // One base unit is left.
      { commission: { ...commission, royaltyBps: 9890 } },
    ] as const) {
      expect(() => buildListing(terms(change), '7')).not.toThrow();
    }
  });
});
