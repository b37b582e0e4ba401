import type { Hex } from 'viem';
import * as v from 'valibot';
import { hash32Schema } from '../../../src/contract/primitives.ts';
import { RpcError } from '../chain/errors.ts';
import { quantitySchema, type Rpc, type RpcCall } from '../chain/rpc.ts';
import { receiptSchema, transactionRequest, type Call } from '../chain/transaction.ts';

const minedSchema = v.object({
  ...receiptSchema.entries,
  transactionHash: v.string(),
  blockNumber: v.pipe(quantitySchema, v.transform(Number)),
});
const receiptsSchema = v.array(minedSchema);
export type Receipt = v.InferOutput<typeof minedSchema>;

/** Anvil takes no transaction whose gas limit the block has no room for. */
const BLOCK_GAS = 29_000_000n;
const BATCH = 150;

/**
 * Writes history: transactions are gathered into blocks of chosen times. Nonces are counted here,
 * so a block's transactions can be sent at once; every receipt is checked. Inside a block the
 * order of different senders is not settled: what builds on something belongs in a later block.
 */
export type Ledger = {
  /** Queues a transaction for the next block. */
  add(call: Call): void;
  /** Mines what is queued, at this time; in several blocks when it does not fit into one. Receipts in the order of `add`. */
  mine(time: number): Promise<Receipt[]>;
};

export async function openLedger(rpc: Rpc, senders: Hex[]): Promise<Ledger> {
  const counts = await rpc.batch(
    senders.map((sender) => ({ method: 'eth_getTransactionCount', params: [sender, 'latest'] })),
  );
  const nonces = new Map(senders.map((sender, i) => [sender, Number(v.parse(quantitySchema, counts[i]))]));
  let queue: { call: RpcCall; gas: bigint }[] = [];

  async function mineOne(calls: RpcCall[], time: number): Promise<Receipt[]> {
    const hashes: string[] = [];
    for (let i = 0; i < calls.length; i += BATCH) {
      const answers = await rpc.batch(calls.slice(i, i + BATCH));
      for (const answer of answers) hashes.push(v.parse(hash32Schema, answer));
    }
    await rpc.call('evm_mine', [{ timestamp: time, blocks: 1 }]);
    const receipts = v.parse(receiptsSchema, await rpc.call('eth_getBlockReceipts', ['latest']));
    const byHash = new Map(receipts.map((receipt) => [receipt.transactionHash, receipt]));
    return hashes.map((hash) => {
      const receipt = byHash.get(hash);
      if (!receipt) throw new RpcError('evm_mine', `${hash} was left out of its block`);
      if (receipt.status !== '0x1') throw new RpcError('eth_sendTransaction', `${hash} reverted`);
      return receipt;
    });
  }

  return {
    add(call) {
      const nonce = nonces.get(call.from);
      if (nonce === undefined) throw new Error(`${call.from} is not of this world`);
      nonces.set(call.from, nonce + 1);
      const request = { method: 'eth_sendTransaction', params: [transactionRequest(call, nonce)] };
      queue.push({ call: request, gas: call.gas });
    },
    async mine(time) {
      const receipts: Receipt[] = [];
      while (queue.length > 0) {
        let gas = 0n;
        let count = 0;
        for (const item of queue) {
          if (gas + item.gas > BLOCK_GAS) break;
          gas += item.gas;
          count += 1;
        }
        if (count === 0) throw new Error('A transaction wants more gas than a block has');
        const calls = queue.slice(0, count).map((item) => item.call);
        queue = queue.slice(count);
        receipts.push(...(await mineOne(calls, time)));
      }
      return receipts;
    },
  };
}
