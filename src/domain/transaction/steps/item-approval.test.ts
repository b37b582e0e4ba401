import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { COLLECTION } from '../../../../tests/support/trades/orders.ts';
import { USER } from '../../../../tests/support/trades/records.ts';
import { SEAPORT_ADDRESS } from '../../order.ts';
import { ensureItemApproval, NotApprovedError } from './item-approval.ts';

let bench: KindBench;
let pauses: number;
beforeEach(() => {
  bench = createKindBench();
  pauses = 0;
});
const patient = () => ({ ...bench.ports(), pause: async () => void (pauses += 1) });

describe('an approval', () => {
  test('that the collection does not keep is said', async () => {
    bench.chain['isApprovedForAll'] = () => false;
    const target = { chainId: 31337, collectionAddress: COLLECTION, owner: USER };
    const spender = async () => SEAPORT_ADDRESS as `0x${string}`;
    const failure = await ensureItemApproval(target, spender, patient()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NotApprovedError);
    expect(failure).toMatchObject({
      name: 'NotApprovedError',
      userMessage: 'The collection did not keep the approval',
    });
    expect(bench.log.at(-1)).toBe('mined');
    expect(pauses).toBe(4);
  });
  test('that one node tells of and the next does not yet is waited for', async () => {
    bench.chain['isApprovedForAll'] = () => pauses === 2;
    const target = { chainId: 31337, collectionAddress: COLLECTION, owner: USER };
    await ensureItemApproval(target, async () => SEAPORT_ADDRESS, patient());
    expect(pauses).toBe(2);
    expect(bench.asks).toHaveLength(1);
  });
  test("is read for the person and Seaport, from the item's own collection", async () => {
    const reads: unknown[] = [];
    bench.chain['isApprovedForAll'] = (args, call) => {
      reads.push([...args, call.to, call.chainId, call.value]);
      return true;
    };
    const spender = () => Promise.reject(new Error('nobody asked'));
    await ensureItemApproval({ chainId: 5, collectionAddress: COLLECTION, owner: USER }, spender, patient());
    expect(reads).toEqual([[USER, SEAPORT_ADDRESS, COLLECTION, 5, 0n]]);
    expect(bench.asks).toEqual([]);
  });
});
