import { hexToBigInt, hexToNumber, numberToHex, type Hex } from 'viem';
import * as v from 'valibot';
import { addressSchema, hash32Schema, hexSchema } from '../../src/contract/primitives.ts';
import type { MarketNetwork } from '../core/networks.ts';
import type { BlockRow } from '../stores/networks.ts';
import { eventTopics, type ChainLog } from './decode.ts';
import { createRangeReader } from './log-ranges.ts';

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,13}$/),
  v.transform((text) => hexToNumber(text as Hex)),
);

const logSchema = v.object({
  address: addressSchema,
  topics: v.array(hash32Schema),
  data: hexSchema,
  blockNumber: quantity,
  blockHash: hash32Schema,
  transactionHash: hash32Schema,
  logIndex: quantity,
  blockTimestamp: v.optional(v.nullable(quantity)),
});

const blockSchema = v.nullable(
  v.object({ number: quantity, hash: hash32Schema, parentHash: hash32Schema, timestamp: quantity }),
);

const transactionSchema = v.nullable(
  v.object({
    from: addressSchema,
    to: v.nullish(addressSchema, null),
    value: v.pipe(
      v.string(),
      v.regex(/^0x[0-9a-fA-F]{1,64}$/),
      v.transform((text) => hexToBigInt(text as Hex)),
    ),
  }),
);

/** A block with its parent. */
export type Head = BlockRow & { parentHash: string };

/** The few reads the indexer needs, parsed at the edge. */
export function createChainReader(network: MarketNetwork) {
  async function request(method: string, params: unknown[]): Promise<unknown> {
    return network.client.request({ method, params } as never);
  }

  async function block(number: number | 'latest'): Promise<Head | null> {
    const at = number === 'latest' ? number : numberToHex(number);
    const found = v.parse(blockSchema, await request('eth_getBlockByNumber', [at, false]));
    return found && { number: found.number, hash: found.hash, parentHash: found.parentHash, time: found.timestamp };
  }

  /** Null where the node does not have it (yet). */
  async function transaction(hash: Hex): Promise<{ from: string; to: string | null; value: bigint } | null> {
    return v.parse(transactionSchema, await request('eth_getTransactionByHash', [hash]));
  }

  const ranges = createRangeReader();

  async function logs(from: number, to: number, addresses: readonly string[]): Promise<ChainLog[]> {
    const parsed = await ranges(from, to, async (first, last) =>
      v.parse(
        v.array(logSchema),
        await request('eth_getLogs', [
          { fromBlock: numberToHex(first), toBlock: numberToHex(last), address: addresses, topics: [eventTopics] },
        ]),
      ),
    );
    const times = new Map<number, number>();
    const unknown = new Set<number>();
    for (const log of parsed) {
      if (log.blockTimestamp) times.set(log.blockNumber, log.blockTimestamp);
      else unknown.add(log.blockNumber);
    }
    await Promise.all(
      [...unknown].map(async (number) => {
        const found = await block(number);
        if (!found) throw new Error(`Block ${number} is gone while its logs were read`);
        times.set(number, found.time);
      }),
    );
    return parsed
      .map((log) => ({ ...log, time: times.get(log.blockNumber) ?? 0 }))
      .toSorted((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
  }

  return { block, logs, transaction };
}

export type ChainReader = ReturnType<typeof createChainReader>;
