import { Interface } from 'ethers';
import { SeaportABI } from '@opensea/seaport-js/lib/abi/Seaport.js';
import { describe, expect, test } from 'vitest';
import { makeOffer, TOKEN } from '../../tests/support/trades/offers.ts';
import {
  COLLECTION,
  CREATOR,
  listingParameters,
  makeListing,
  MARKET,
  NO_BYTES32,
} from '../../tests/support/trades/orders.ts';
import { USER } from '../../tests/support/trades/records.ts';
import { ZERO_ADDRESS } from './order.ts';
import {
  encodeAcceptance,
  encodeCancel,
  encodeCart,
  encodeCounterIncrement,
  encodePurchase,
  intentTag,
} from './seaport-calls.ts';

/* Every call is read back by another client's ABI of Seaport, not by ours. */

const TAG = intentTag('the-id');
const seaport = new Interface(JSON.stringify(SeaportABI));

function read(data: `0x${string}`): { name: string; args: unknown[] } {
  expect(data.endsWith(TAG.slice(2))).toBe(true);
  const parsed = seaport.parseTransaction({ data });
  return { name: parsed?.name ?? '', args: plain(parsed?.args) as unknown[] };
}

/** Results as arrays and objects with lower-case hex. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.toLowerCase();
  if (typeof value !== 'object' || value === null) return value;
  const result = value as { toObject?: () => Record<string, unknown>; toArray?: () => unknown[] };
  const items = [...(result.toArray?.() ?? (value as unknown[]))].map(plain);
  try {
    const named = result.toObject?.() ?? {};
    const names = Object.keys(named);
    if (names.length === items.length && names.every((name) => name !== '_')) {
      return Object.assign(items, Object.fromEntries(names.map((name, index) => [name, items[index]])));
    }
  } catch {
    // A list has no names.
  }
  return items;
}

describe('the tag of an intent', () => {
  test('is eight bytes of its own for each', () => {
    expect(TAG).toMatch(/^0x[0-9a-f]{16}$/);
    expect(TAG).not.toBe(intentTag('the-ie'));
    expect(TAG).toBe(intentTag('the-id'));
  });
});

describe('a purchase', () => {
  test('is the whole signed order and the fraction wanted, for whoever sends it', async () => {
    const order = { ...(await makeListing({ units: 5n })), extraData: '0x1234' as const };
    const { name, args } = read(encodePurchase(order, 2n, TAG));
    expect(name).toBe('fulfillAdvancedOrder');
    expect(args[0]).toMatchObject({
      numerator: 2n,
      denominator: 5n,
      signature: order.signature,
      extraData: '0x1234',
      parameters: {
        offerer: order.maker,
        zone: ZERO_ADDRESS,
        orderType: 1n,
        startTime: 1n,
        endTime: 4102444800n,
        zoneHash: NO_BYTES32,
        salt: 1n,
        conduitKey: NO_BYTES32,
        totalOriginalConsiderationItems: 3n,
      },
    });
    const { parameters } = args[0] as { parameters: { offer: unknown[]; consideration: unknown[] } };
    expect(parameters.offer).toMatchObject([
      { itemType: 3n, token: COLLECTION, identifierOrCriteria: 7n, startAmount: 5n, endAmount: 5n },
    ]);
    expect(parameters.consideration).toMatchObject([
      { startAmount: 4700n, endAmount: 4700n, recipient: order.maker, itemType: 0n, token: ZERO_ADDRESS },
      { startAmount: 50n, recipient: MARKET },
      { startAmount: 250n, recipient: CREATOR },
    ]);
    // No criteria, no conduit, and the items to the sender.
    expect(args.slice(1)).toEqual([[], NO_BYTES32, ZERO_ADDRESS]);
  });
});

describe('a cart', () => {
  test('is all orders in one call, payments to one recipient put together', async () => {
    const single = await makeListing();
    const many = await makeListing({ units: 5n });
    const { name, args } = read(
      encodeCart(
        [
          { order: single, units: 1n },
          { order: many, units: 3n },
        ],
        TAG,
      ),
    );
    expect(name).toBe('fulfillAvailableAdvancedOrders');
    const at = (orderIndex: bigint, itemIndex: bigint) => expect.objectContaining({ orderIndex, itemIndex });
    expect(args[0]).toMatchObject([
      { numerator: 1n, denominator: 1n },
      { numerator: 3n, denominator: 5n },
    ]);
    expect(args[1]).toEqual([]);
    expect(args[2]).toEqual([[at(0n, 0n)], [at(1n, 0n)]]);
    // Seller, marketplace, creator: each is paid once for both.
    expect(args[3]).toEqual([
      [at(0n, 0n), at(1n, 0n)],
      [at(0n, 1n), at(1n, 1n)],
      [at(0n, 2n), at(1n, 2n)],
    ]);
    expect(args.slice(4)).toEqual([NO_BYTES32, ZERO_ADDRESS, 2n]);
  });
});

describe('an acceptance', () => {
  const acceptance = { units: 1n, identifier: '7', seller: USER, net: 940n };

  test('matches the offer with the mirror of the sender, who pays no fee of their own', async () => {
    const order = await makeOffer();
    const { name, args } = read(encodeAcceptance({ ...acceptance, order }, TAG));
    expect(name).toBe('matchAdvancedOrders');
    const [offer, mirror] = args[0] as Record<string, unknown>[];
    expect(offer).toMatchObject({ numerator: 1n, denominator: 1n, signature: order.signature });
    expect(mirror).toMatchObject({ numerator: 1n, denominator: 1n, signature: '0x', extraData: '0x' });
    expect(mirror?.['parameters']).toMatchObject({
      offerer: USER,
      zone: ZERO_ADDRESS,
      orderType: 0n,
      salt: BigInt(TAG),
      conduitKey: NO_BYTES32,
      totalOriginalConsiderationItems: 1n,
      offer: [{ itemType: 2n, token: COLLECTION, identifierOrCriteria: 7n, startAmount: 1n, endAmount: 1n }],
      consideration: [{ itemType: 1n, token: TOKEN, startAmount: 940n, endAmount: 940n, recipient: USER }],
    });
    expect(args[1]).toEqual([]);
    const pairs = (args[2] as { offerComponents: object[]; considerationComponents: object[] }[]).map((pair) =>
      [pair.offerComponents, pair.considerationComponents].map((side) =>
        (side as bigint[][]).map((at) => at.map(Number)),
      ),
    );
    // The item to the buyer, then out of the buyer's money the fees and the seller's rest.
    expect(pairs).toEqual([
      [[[1, 0]], [[0, 0]]],
      [[[0, 0]], [[0, 1]]],
      [[[0, 0]], [[0, 2]]],
      [[[0, 0]], [[1, 0]]],
    ]);
    expect(args[3]).toBe(USER);
  });
  test('of copies gives so many of all that are wanted', async () => {
    const order = await makeOffer({ units: 4n });
    const { args } = read(encodeAcceptance({ ...acceptance, order, units: 3n, net: 2820n }, TAG));
    expect(args[0]).toMatchObject([
      { numerator: 3n, denominator: 4n },
      { parameters: { offer: [{ itemType: 3n, startAmount: 3n, endAmount: 3n }] } },
    ]);
  });
  test('of an offer on several names the item and its proof; what is given is a plain item', async () => {
    for (const [itemType, plainType] of [
      [2, 2n],
      [3, 3n],
    ] as const) {
      const order = {
        ...(await makeOffer({ root: '99', itemType })),
        criteriaProof: [`0x${'ab'.repeat(32)}` as const],
      };
      const { args } = read(encodeAcceptance({ ...acceptance, order }, TAG));
      expect(args[1]).toMatchObject([
        { orderIndex: 0n, side: 1n, index: 0n, identifier: 7n, criteriaProof: order.criteriaProof },
      ]);
      expect(args[0]).toMatchObject([
        {},
        { parameters: { offer: [{ itemType: plainType, identifierOrCriteria: 7n }] } },
      ]);
    }
  });
  test('needs money and an item', async () => {
    const order = await makeOffer();
    for (const change of [{ offer: [] }, { consideration: [] }]) {
      const broken = { ...order, parameters: { ...order.parameters, ...change } };
      expect(() => encodeAcceptance({ ...acceptance, order: broken }, TAG)).toThrow(
        new RangeError('An offer has money and an item'),
      );
    }
  });
});

describe('taking back', () => {
  test('names each order whole, with its counter', () => {
    const orders = [{ ...listingParameters(), counter: '5' }, listingParameters({ units: 3n })];
    const { name, args } = read(encodeCancel(orders, TAG));
    expect(name).toBe('cancel');
    expect(args[0]).toMatchObject([
      { offerer: orders[0]!.offerer, counter: 5n, offer: [{ startAmount: 1n }] },
      { counter: 0n, offer: [{ startAmount: 3n }], consideration: [{}, {}, { recipient: CREATOR }] },
    ]);
  });
  test('of everything names nothing', () => {
    expect(read(encodeCounterIncrement(TAG))).toEqual({ name: 'incrementCounter', args: [] });
  });
});
