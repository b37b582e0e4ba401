import { describe, expect, test } from 'vitest';
import { COLLECTION, listingParameters } from '../../../tests/support/trades/orders.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import { bulkTypedData, orderTypedData } from '../../domain/seaport-signing.ts';
import type { Named } from './order-words.ts';
import { askAboutOrders, parseTypedData, seaportOrders, type AskedTypedData } from './typed-data.ts';

const asText = (typed: unknown) => parseTypedData(JSON.stringify(typed)) as AskedTypedData;
const one = listingParameters({ unitPrice: 1000n });
const names = new Map<string, Named>([
  [ZERO_ADDRESS, { symbol: 'ETH', decimals: 3 }],
  [COLLECTION, { name: 'Isohypse' }],
]);

describe('a Seaport order', () => {
  test('is told in words: what is given, received, who is paid, when it ends', () => {
    const orders = seaportOrders(asText(orderTypedData(one, 31337)));
    expect(orders).toEqual([one]);
    const { title, facts } = askAboutOrders(orders ?? [], 'Meridian', names);
    expect(title).toBe('Sign an order');
    expect(facts).toEqual([
      ['Network', 'Meridian'],
      ['You give', 'Isohypse #7'],
      ['You receive', '0.94 ETH'],
      ['Fee', expect.stringMatching(/^0\.01 ETH to 0x/i)],
      ['Fee', expect.stringMatching(/^0\.05 ETH to 0x/)],
      ['Ends', '1 Jan 2100, 00:00 UTC'],
    ]);
  });

  test('in a tree: each is told, what fills the tree up is not', () => {
    const three = ['1', '2', '3'].map((salt) => ({ ...one, salt }));
    const orders = seaportOrders(asText(bulkTypedData(three, 31337)));
    expect(orders).toEqual(three);
    expect(askAboutOrders(three, 'Meridian', names).facts.map(([label]) => label)).toEqual([
      'Network',
      ...[1, 2, 3].flatMap((at) => [`Order ${at}`, 'You give', 'You receive', 'Fee', 'Fee', 'Ends']),
    ]);
  });

  test('on any item of a collection is not told as one on an item', () => {
    const offer = {
      ...one,
      offer: [{ ...one.offer[0]!, itemType: 1 as const, token: ZERO_ADDRESS as `0x${string}` }],
      consideration: [{ ...one.offer[0]!, itemType: 4 as const, identifierOrCriteria: '0', recipient: one.offerer }],
    };
    expect(askAboutOrders([offer], 'M', names).facts).toContainEqual(['You receive', 'any item of Isohypse']);
  });
});

describe('what only looks like an order is shown as it is', () => {
  const typed = orderTypedData(one, 31337);
  const cases: [string, unknown][] = [
    ['another contract', { ...typed, domain: { ...typed.domain, verifyingContract: COLLECTION } }],
    ['another name', { ...typed, domain: { ...typed.domain, name: 'Seasport' } }],
    ['another version', { ...typed, domain: { ...typed.domain, version: '1.5' } }],
    ['another primary type', { ...typed, primaryType: 'OfferItem' }],
    ['other types', { ...typed, types: { ...typed.types, OfferItem: [{ name: 'itemType', type: 'uint8' }] } }],
    ['no order inside', { ...typed, message: { ...one, offer: [] } }],
    ['an empty tree', { ...bulkTypedData([one, one], 31337), message: { tree: [] } }],
  ];
  for (const [what, data] of cases) test(what, () => expect(seaportOrders(asText(data))).toBeNull());

  test('what is no typed data at all is refused', () => {
    expect(parseTypedData('not json')).toBeNull();
    expect(parseTypedData({ domain: {} })).toBeNull();
    expect(parseTypedData(null)).toBeNull();
  });
});
