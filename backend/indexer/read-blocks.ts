import type { MarketNetwork } from '../core/networks.ts';
import type { RowChanges } from '../stores/chain-rows.ts';
import type { CollectionRow } from '../stores/collections.ts';
import type { StoreContext } from '../stores/context.ts';
import type { BlockRow, Cursor } from '../stores/networks.ts';
import { marketAsk, moneyAsks } from './asks.ts';
import type { ChainReader, Head } from './chain-reader.ts';
import { decodeLogs, type ChainLog } from './decode.ts';
import { WIDEST } from './log-ranges.ts';

/** So many of the newest blocks are read one by one: what stands behind one address has not all of them everywhere. */
const NEWEST = 16;

/** The chain under a range changed while it was read: nothing of it may be stored. */
export class ChainMovedError extends Error {
  override name = 'ChainMovedError';
}

/** Where is read, and against what. */
export type Source = { context: StoreContext; network: MarketNetwork; reader: ChainReader };
type Wanted = { collections: readonly CollectionRow[]; makers: readonly string[] };
type Read = { changes: RowChanges; blocks: BlockRow[] };

const asksOf = ({ network }: Source, { collections, makers }: Wanted) => [
  marketAsk(network, collections),
  ...moneyAsks(network, makers),
];

function decoded(
  { context, network }: Source,
  collections: readonly CollectionRow[],
  logs: readonly ChainLog[],
): RowChanges {
  const known = new Map(collections.map((one) => [one.address as string, { uuid: one.uuid, itemType: one.itemType }]));
  return decodeLogs({ network, usdRates: context.usdRates, collections: known }, logs);
}

/** What a range of blocks changes, `to` included, and the blocks that have logs. */
export async function readRange(source: Source, o: Wanted & { from: number; to: BlockRow }): Promise<Read> {
  const { reader } = source;
  const logs = await reader.logs(o.from, o.to.number, asksOf(source, o));
  const after = await reader.block(o.to.number);
  if (after?.hash !== o.to.hash) throw new ChainMovedError(`Block ${o.to.number} changed while it was read`);
  const blocks = new Map(
    logs.map((log) => [log.blockNumber, { number: log.blockNumber, hash: log.blockHash, time: log.time }]),
  );
  return { changes: decoded(source, o.collections, logs), blocks: [...blocks.values()] };
}

/** What the newest blocks change: each is known by its hash, and follows the one before it. */
async function readNewest(source: Source, o: Wanted & { first: number; head: Head; cursor: Cursor }): Promise<Read> {
  const { reader } = source;
  const numbers = Array.from({ length: o.head.number - o.first }, (_, at) => o.first + at);
  const found = [...(await Promise.all(numbers.map((number) => reader.block(number)))), o.head];
  const blocks: Head[] = [];
  for (const block of found) {
    const before = blocks.at(-1)?.hash ?? o.cursor.hash;
    if (!block || (before !== null && block.parentHash !== before))
      throw new ChainMovedError(`Block ${o.first + blocks.length} is not of the history that was read`);
    blocks.push(block);
  }
  const logs = await reader.logsOf(blocks, asksOf(source, o));
  return { changes: decoded(source, o.collections, logs), blocks };
}

/** The next blocks after the cursor: a wide range of those that are settled, the newest one by one. `end` is the last of them. */
export async function readNext(
  source: Source,
  o: Wanted & { first: number; head: Head; cursor: Cursor },
): Promise<Read & { end: BlockRow }> {
  if (o.head.number - o.first < NEWEST) return { ...(await readNewest(source, o)), end: o.head };
  const last = Math.min(o.head.number - NEWEST, o.first + WIDEST - 1);
  const end = await source.reader.block(last);
  if (!end) throw new ChainMovedError(`Block ${last} is gone`);
  return { ...(await readRange(source, { ...o, from: o.first, to: end })), end };
}
