import { describe, expect, test } from 'vitest';
import { COLLECTION, listingParameters } from '../../../tests/support/trades/orders.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { bulkTypedData, orderTypedData } from '../../domain/seaport-signing.ts';
import type { Named } from '../../domain/clear-signing/line-text.ts';
import { askAboutOrders, explainOrders, parseTypedData, seaportOrders, type AskedTypedData } from './typed-data.ts';

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
    const explained = explainOrders(asText(orderTypedData(one, 31337)), one.offerer);
    const { title, facts } = askAboutOrders(explained ?? [], 'Meridian', names);
    expect(title).toBe('Sign a listing');
    expect(facts.slice(0, 5)).toEqual([
      ['Network', 'Meridian'],
      ['You give', 'Isohypse #7'],
      ['Price', '1 ETH'],
      ['You receive', '0.94 ETH'],
      ['Goes to', `you, ${shortenAddress(one.offerer)}`],
    ]);
    expect(facts.at(-1)).toEqual(['Ends', '1 Jan 2100, 00:00 UTC']);
  });

  test('in a tree: each is told, what fills the tree up is not', () => {
    const three = ['1', '2', '3'].map((salt) => ({ ...one, salt }));
    const orders = seaportOrders(asText(bulkTypedData(three, 31337)));
    expect(orders).toEqual(three);
    const explained = explainOrders(asText(bulkTypedData(three, 31337)), one.offerer);
    expect(askAboutOrders(explained ?? [], 'Meridian', names).facts.map(([label]) => label)).toEqual([
      'Network',
      ...[1, 2, 3].flatMap((at) => [
        `Order ${at}`,
        'You give',
        'Price',
        'You receive',
        'Goes to',
        'Fee or royalty',
        'Goes to',
        'Fee or royalty',
        'Goes to',
        'Ends',
      ]),
    ]);
  });

  test('of somebody else is not told as one’s own: one such order leaves all unexplained', () => {
    expect(explainOrders(asText(orderTypedData(one, 31337)), ZERO_ADDRESS)).toBeNull();
    const theirs = { ...one, offerer: COLLECTION };
    expect(explainOrders(asText(bulkTypedData([one, theirs], 31337)), one.offerer)).toBeNull();
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
