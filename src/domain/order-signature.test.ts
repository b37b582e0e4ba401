import { hashTypedData } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { listingParameters, SELLER, signTypedData } from '../../tests/support/trades/orders.ts';
import type { OrderParameters } from '../contract/order.ts';
import { recoverMaker } from './order-signature.ts';
import { orderDigest } from './seaport.ts';
import { bulkSignatures, bulkTypedData, orderTypedData } from './seaport-signing.ts';

type Hex = `0x${string}`;
const CHAIN = 31337;
const MAKER = SELLER.address.toLowerCase();
const orders = (count: number): OrderParameters[] =>
  Array.from({ length: count }, (_, index) => ({ ...listingParameters(), salt: String(index + 1) }));
const compact = (signature: Hex): Hex => {
  const parity = signature.endsWith('1c') ? 1n << 255n : 0n;
  const s = BigInt(`0x${signature.slice(66, 130)}`) | parity;
  return `${signature.slice(0, 66) as Hex}${s.toString(16).padStart(64, '0')}`;
};

describe('one order', () => {
  test('is signed as Seaport hashes it', async () => {
    const [order] = orders(1);
    expect(hashTypedData(orderTypedData(order!, CHAIN) as never)).toBe(orderDigest(order!, CHAIN));
    expect(await recoverMaker(order!, CHAIN, await signTypedData(orderTypedData(order!, CHAIN)))).toBe(MAKER);
  });
  test('is of its maker also by a compact signature, of either parity', async () => {
    const parities = new Set<string>();
    for (const order of orders(12)) {
      const signature = await signTypedData(orderTypedData(order, CHAIN));
      parities.add(signature.slice(-2));
      expect(compact(signature)).toHaveLength(130);
      expect(await recoverMaker(order, CHAIN, compact(signature))).toBe(MAKER);
    }
    expect([...parities].toSorted()).toEqual(['1b', '1c']);
  });
  test('of another chain, or with another number in it, is of nobody we know', async () => {
    const [order, other] = orders(2);
    const signature = await signTypedData(orderTypedData(order!, CHAIN));
    expect(await recoverMaker(order!, 1, signature)).not.toBe(MAKER);
    expect(await recoverMaker(other!, CHAIN, signature)).not.toBe(MAKER);
  });
  test('with bytes that are no signature has no signer', async () => {
    const [order] = orders(1);
    for (const size of [0, 1, 63, 66, 67, 68, 98, 99, 100, 101, 130]) {
      expect(await recoverMaker(order!, CHAIN, `0x${'00'.repeat(size)}`), String(size)).toBeNull();
    }
    expect(await recoverMaker(order!, CHAIN, `0x${'ff'.repeat(65)}`)).toBeNull();
  });
});

describe('several orders under one signature', () => {
  for (const count of [2, 3, 5, 8]) {
    test(`of ${count}: each is of its maker by its own part, plain or compact`, async () => {
      const all = orders(count);
      const signature = await signTypedData(bulkTypedData(all, CHAIN));
      for (const one of [signature, compact(signature)]) {
        const each = bulkSignatures(all, one);
        expect(new Set(each).size).toBe(count);
        for (const [index, part] of each.entries()) {
          expect(await recoverMaker(all[index]!, CHAIN, part), `${index}`).toBe(MAKER);
        }
        expect(await recoverMaker(all[0]!, CHAIN, each[1]!)).not.toBe(MAKER);
        expect(await recoverMaker(all[0]!, 1, each[0]!)).not.toBe(MAKER);
      }
    });
  }
  test('are at most 2^24: a taller proof is no signature', async () => {
    const [order] = orders(1);
    const signature = await signTypedData(orderTypedData(order!, CHAIN));
    const taller = (height: number): Hex => `${signature}000000${'ab'.repeat(32 * height)}`;
    expect(await recoverMaker(order!, CHAIN, taller(24))).not.toBeNull();
    expect(await recoverMaker(order!, CHAIN, taller(25))).toBeNull();
    expect(await recoverMaker(order!, CHAIN, taller(1))).not.toBe(MAKER);
    // And one without a proof is none either, though a key and an index stand there.
    expect(await recoverMaker(order!, CHAIN, taller(0))).toBeNull();
  });
});
