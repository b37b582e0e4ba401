import { setTimeout as sleep } from 'node:timers/promises';
import type { Hex } from 'viem';
import * as v from 'valibot';
import { hash32Schema } from '../../../src/contract/primitives.ts';
import { RpcError } from './errors.ts';
import { quantitySchema, type Rpc } from './rpc.ts';

export type Call = { from: Hex; to?: Hex; data?: Hex; value?: bigint; gas: bigint };

/** What every receipt of Anvil has that is read here. */
export const receiptSchema = v.object({
  status: v.string(),
  contractAddress: v.nullable(
    v.pipe(
      v.string(),
      v.transform((value) => value.toLowerCase() as Hex),
    ),
  ),
  blockNumber: quantitySchema,
});

/** A call as `eth_sendTransaction` wants it. Anvil signs for its own accounts. */
export function transactionRequest(call: Call, nonce?: number) {
  return {
    from: call.from,
    ...(call.to === undefined ? {} : { to: call.to }),
    ...(call.data === undefined ? {} : { data: call.data }),
    ...(call.value === undefined ? {} : { value: `0x${call.value.toString(16)}` }),
    ...(nonce === undefined ? {} : { nonce: `0x${nonce.toString(16)}` }),
    gas: `0x${call.gas.toString(16)}`,
    maxPriorityFeePerGas: '0x3b9aca00',
    maxFeePerGas: '0x174876e800',
  };
}

/** Sends one transaction of an embedded account on a chain that mines at once, and checks it. */
export async function transact(rpc: Rpc, call: Call) {
  const hash = await rpc.call('eth_sendTransaction', [transactionRequest(call)]);
  const receipt = await receiptOf(rpc, v.parse(hash32Schema, hash));
  if (receipt.status !== '0x1') throw new RpcError('eth_sendTransaction', `${String(hash)} reverted`);
  return receipt;
}

/** The block comes a moment after the answer to the sending. */
export async function receiptOf(rpc: Pick<Rpc, 'call'>, hash: Hex): Promise<v.InferOutput<typeof receiptSchema>> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const answer = await rpc.call('eth_getTransactionReceipt', [hash]);
    if (answer !== null) return v.parse(receiptSchema, answer);
    if (Date.now() > deadline) throw new RpcError('eth_sendTransaction', `${hash} was not mined in ten seconds`);
    await sleep(5);
  }
}
