import { hexToBigInt, hexToNumber, numberToHex, type Hex } from 'viem';
import * as v from 'valibot';
import { addressSchema, hash32Schema, hexSchema } from '../../src/contract/primitives.ts';
import type { MarketNetwork } from '../core/networks.ts';
import type { BlockRow } from '../stores/networks.ts';
import type { Ask } from './asks.ts';
import type { ChainLog } from './decode.ts';
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

type RpcLog = v.InferOutput<typeof logSchema>;

/** Blocks whose hash is looked up, of a range whose logs tell their times. */
const SAMPLED = 4;

class OtherBlockError extends Error {
  override name = 'OtherBlockError';
  constructor(number: number) {
    super(`The node tells logs of another block ${number} than the network's`);
  }
}

/** Each once, though several questions found it. */
export function inOrder(found: readonly ChainLog[]): ChainLog[] {
  const unique = new Map(found.map((log) => [`${log.blockHash}:${log.logIndex}`, log]));
  return [...unique.values()].toSorted((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
}

/** A block with its parent. */
export type Head = BlockRow & { parentHash: string };

/** The few reads the indexer needs, parsed at the edge. What is known to be wrong is asked of another provider. */
export function createChainReader({ client, otherClient }: Pick<MarketNetwork, 'client' | 'otherClient'>): ChainReader {
  const other = otherClient && createChainReader({ client: otherClient });

  async function request(method: string, params: unknown[], o?: { retryCount: number }): Promise<unknown> {
    return client.request({ method, params } as never, o);
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

  async function ask(where: object, { addresses, topics }: Ask): Promise<RpcLog[]> {
    // Refusals are the range's business, and are not asked twice.
    const found = await request('eth_getLogs', [{ ...where, address: addresses, topics }], { retryCount: 0 });
    return v.parse(v.array(logSchema), found);
  }

  /**
   * Logs of a range of blocks, both ends included, in the order of the chain. A node tells of a range whatever it has, and
   * some have more than one history: a few blocks are looked up, and those whose time no log tells.
   * @throws when one of the logs is of another block than the network's
   */
  async function logs(from: number, to: number, asks: readonly Ask[]): Promise<ChainLog[]> {
    return readLogs(from, to, asks).catch((error: unknown) => {
      if (other && error instanceof OtherBlockError) return other.logs(from, to, asks);
      throw error;
    });
  }

  async function readLogs(from: number, to: number, asks: readonly Ask[]): Promise<ChainLog[]> {
    const found: RpcLog[] = [];
    for (const one of asks) {
      found.push(
        ...(await ranges(from, to, (first, last) =>
          ask({ fromBlock: numberToHex(first), toBlock: numberToHex(last) }, one),
        )),
      );
    }
    const blocks = new Map<number, { hash: string; time: number | null }>();
    for (const { blockNumber, blockHash, blockTimestamp } of found) {
      const known = blocks.get(blockNumber);
      if (blockNumber < from || blockNumber > to || (known && known.hash !== blockHash))
        throw new OtherBlockError(blockNumber);
      blocks.set(blockNumber, { hash: blockHash, time: blockTimestamp || known?.time || null });
    }
    const timed = [...blocks].filter(([, { time }]) => time !== null).map(([number]) => number);
    const sample = Array.from({ length: SAMPLED }, () => timed[Math.floor(Math.random() * timed.length)] ?? null);
    const unknown = [...blocks].filter(([, { time }]) => time === null).map(([number]) => number);
    await Promise.all(
      [...new Set([...unknown, ...sample])].map(async (number) => {
        if (number === null) return;
        const real = await block(number);
        const told = blocks.get(number);
        if (!real || !told || real.hash !== told.hash) throw new OtherBlockError(number);
        told.time = real.time;
      }),
    );
    return inOrder(found.map((log) => ({ ...log, time: blocks.get(log.blockNumber)?.time ?? 0 })));
  }

  /**
   * Logs of these very blocks: a node that does not have one of them says so, where of a range it would answer that there is
   * nothing.
   */
  async function logsOf(blocks: readonly BlockRow[], asks: readonly Ask[]): Promise<ChainLog[]> {
    const found = await Promise.all(blocks.flatMap((one) => asks.map((wanted) => logsOfBlock(one, wanted))));
    return inOrder(found.flat());
  }

  async function logsOfBlock(one: BlockRow, wanted: Ask): Promise<ChainLog[]> {
    const answer = await ask({ blockHash: one.hash }, wanted);
    if (answer.every((log) => log.blockHash === one.hash && log.blockNumber === one.number))
      return answer.map((log) => ({ ...log, time: one.time }));
    if (other) return other.logsOf([one], [wanted]);
    throw new OtherBlockError(one.number);
  }

  return { block, logs, logsOf, transaction };
}

export type ChainReader = {
  block(number: number | 'latest'): Promise<Head | null>;
  logs(from: number, to: number, asks: readonly Ask[]): Promise<ChainLog[]>;
  logsOf(blocks: readonly BlockRow[], asks: readonly Ask[]): Promise<ChainLog[]>;
  transaction(hash: Hex): Promise<{ from: string; to: string | null; value: bigint } | null>;
};
