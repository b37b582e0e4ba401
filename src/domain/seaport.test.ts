import { TypedDataEncoder } from 'ethers';
import { EIP_712_ORDER_TYPE } from '@opensea/seaport-js/lib/constants.js';
import { describe, expect, test } from 'vitest';
import { offerParameters } from '../../tests/support/trades/offers.ts';
import { listingParameters } from '../../tests/support/trades/orders.ts';
import type { OrderParameters } from '../contract/order.ts';
import { hashOrder, orderDigest, seaportDomain } from './seaport.ts';

const orders: [name: string, parameters: OrderParameters][] = [
  ['a listing', listingParameters()],
  ['a listing of copies', listingParameters({ units: 5n, unitPrice: 10n ** 20n })],
  ['an offer', offerParameters()],
  ['an offer on several', offerParameters({ root: ((1n << 256n) - 1n).toString() })],
  [
    'a restricted one',
    { ...listingParameters(), zone: `0x${'20'.repeat(20)}`, orderType: 2, counter: (1n << 200n).toString() },
  ],
];

describe("Seaport's hash, as another client computes it", () => {
  for (const [name, parameters] of orders) {
    test(`of ${name}`, () => {
      expect(hashOrder(parameters)).toBe(TypedDataEncoder.from(EIP_712_ORDER_TYPE).hash(parameters));
      for (const chainId of [1, 31337]) {
        expect(orderDigest(parameters, chainId)).toBe(
          TypedDataEncoder.hash(
            { name: 'Seaport', version: '1.6', chainId, verifyingContract: seaportDomain(chainId).verifyingContract },
            EIP_712_ORDER_TYPE,
            parameters,
          ),
        );
      }
    });
  }
  test('is another for every number in the order', () => {
    const changes: Partial<OrderParameters>[] = [
      {},
      { salt: '2' },
      { counter: '1' },
      { startTime: '2' },
      { endTime: '3' },
    ];
    const hashes = changes.map((change) => hashOrder({ ...listingParameters(), ...change }));
    expect(new Set(hashes).size).toBe(changes.length);
  });
});
