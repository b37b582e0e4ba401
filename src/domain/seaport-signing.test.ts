import { hashTypedData } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { getBulkOrderTree } from '@opensea/seaport-js/lib/utils/eip712/bulk-orders.js';
import { listingParameters, SELLER, signTypedData } from '../../tests/support/trades/orders.ts';
import type { OrderParameters } from '../contract/order.ts';
import { recoverMaker } from './order-signature.ts';
import { bulkSignatures, bulkTypedData, orderTypedData } from './seaport-signing.ts';

const CHAIN = 31337;
const MAKER = SELLER.address.toLowerCase();
const orders = (count: number): OrderParameters[] =>
  Array.from({ length: count }, (_, index) => ({ ...listingParameters(), salt: String(index + 1) }));

describe('several orders under one signature', () => {
  test('have the tree and the parts of another Seaport client', async () => {
    for (const count of [2, 3, 4, 7]) {
      const all = orders(count);
      const tree = getBulkOrderTree(all as never);
      const data = bulkTypedData(all, CHAIN);
      const hashOf = (change: object) => hashTypedData({ ...data, ...change } as never);
      expect(hashOf({})).toBe(hashOf({ types: tree.types, message: { tree: tree.getDataToSign() } }));
      const signature = await signTypedData(bulkTypedData(all, CHAIN));
      const theirs = all.map((_, index) => tree.getEncodedProofAndSignature(index, signature));
      for (const [index, part] of theirs.entries()) {
        expect(await recoverMaker(all[index]!, CHAIN, part as `0x${string}`)).toBe(MAKER);
      }
      expect(bulkSignatures(all, signature)).toEqual(theirs);
    }
  });
  test('of a single one are a tree of two, the other of which nobody can fill', async () => {
    const all = orders(1);
    const data = bulkTypedData(all, CHAIN);
    const [, padding] = (data.message as { tree: [OrderParameters, OrderParameters] }).tree;
    expect(padding).toMatchObject({ offer: [], consideration: [], endTime: '0', offerer: `0x${'0'.repeat(40)}` });
    const [part] = bulkSignatures(all, await signTypedData(data));
    expect(await recoverMaker(all[0]!, CHAIN, part!)).toBe(MAKER);
  });
  test('are named to the wallet as Seaport names them', () => {
    const data = bulkTypedData(orders(3), CHAIN);
    expect(data).toMatchObject({
      primaryType: 'BulkOrder',
      domain: { name: 'Seaport', version: '1.6', chainId: CHAIN },
      types: { BulkOrder: [{ name: 'tree', type: 'OrderComponents[2][2]' }] },
    });
    expect(orderTypedData(orders(1)[0]!, CHAIN).primaryType).toBe('OrderComponents');
    // What a wallet needs to hash the domain as the contract does.
    expect(data.types['EIP712Domain']).toEqual([
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ]);
  });
});
