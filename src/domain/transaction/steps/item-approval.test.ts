import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { COLLECTION } from '../../../../tests/support/trades/orders.ts';
import { USER } from '../../../../tests/support/trades/records.ts';
import { SEAPORT_ADDRESS } from '../../order.ts';
import { ensureItemApproval, NotApprovedError } from './item-approval.ts';

let bench: KindBench;
beforeEach(() => {
  bench = createKindBench();
});

describe('an approval', () => {
  test('that the collection does not keep is said', async () => {
    bench.chain['isApprovedForAll'] = () => false;
    const target = { chainId: 31337, collectionAddress: COLLECTION, owner: USER };
    const spender = async () => SEAPORT_ADDRESS as `0x${string}`;
    const failure = await ensureItemApproval(target, spender, bench.ports()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NotApprovedError);
    expect(failure).toMatchObject({
      name: 'NotApprovedError',
      userMessage: 'The collection did not keep the approval',
    });
    expect(bench.log.at(-1)).toBe('mined');
  });
  test("is read for the person and Seaport, from the item's own collection", async () => {
    const reads: unknown[] = [];
    bench.chain['isApprovedForAll'] = (args, call) => {
      reads.push([...args, call.to, call.chainId, call.value]);
      return true;
    };
    const spender = () => Promise.reject(new Error('nobody asked'));
    await ensureItemApproval({ chainId: 5, collectionAddress: COLLECTION, owner: USER }, spender, bench.ports());
    expect(reads).toEqual([[USER, SEAPORT_ADDRESS, COLLECTION, 5, 0n]]);
    expect(bench.asks).toEqual([]);
  });
});
