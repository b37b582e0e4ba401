import { missedLogs } from '../core/metrics.ts';
import type { MarketNetwork } from '../core/networks.ts';
import type { CollectionRow } from '../stores/collections.ts';
import type { StoreContext } from '../stores/context.ts';
import { countMissing } from '../stores/counted-logs.ts';
import { readChecked, writeChecked, type Cursor } from '../stores/networks.ts';
import { applyRange, type Touched } from './apply.ts';
import { createChainReader } from './chain-reader.ts';
import { WIDEST } from './log-ranges.ts';
import { readRange } from './read-blocks.ts';

/** So many blocks are checked by one question at least. */
const LEAST = 100;
/** A provider that cannot be asked stops nothing else. */
const REST_MS = 60_000;

/**
 * Reads what is final once more, from another provider: a log that the first one left out is added. It costs a question
 * for every hundred to two thousand blocks, and finds what no answer of the first one shows.
 */
export function createSecondReading(context: StoreContext, network: MarketNetwork, now: () => number = Date.now) {
  const { database } = context;
  const { chainId, otherClient, finality } = network;
  let restsUntil = 0;
  if (!otherClient || finality === undefined) return () => Promise.resolve();
  const reader = createChainReader({ client: otherClient });

  async function readNext(
    depth: number,
    cursor: Cursor,
    all: readonly CollectionRow[],
    touched: Touched,
  ): Promise<void> {
    const collections = all.filter(({ backfilled }) => backfilled);
    if (collections.length === 0) return;
    const checked =
      (await readChecked(database, chainId)) ?? Math.min(...collections.map((one) => one.deployedBlock)) - 1;
    const last = Math.min(cursor.block - depth, checked + WIDEST);
    if (last - checked < LEAST) return;
    const to = await reader.block(last);
    if (!to) return;
    const from = checked + 1;
    const { changes } = await readRange({ context, network, reader }, { from, to, collections, makers: [] });
    const uuids = collections.map(({ uuid }) => uuid);
    const missing = await countMissing(database, chainId, { from, to: last, collections: uuids, changes });
    if (missing > 0) {
      await applyRange(context, chainId, changes, { blocks: [], cursor: null, backfilled: [] }, touched);
      missedLogs.inc({ network: network.slug }, missing);
    }
    await writeChecked(database, chainId, last);
  }

  return async (cursor: Cursor, collections: readonly CollectionRow[], touched: Touched): Promise<void> => {
    if (now() < restsUntil) return;
    try {
      await readNext(finality, cursor, collections, touched);
    } catch {
      restsUntil = now() + REST_MS;
    }
  };
}
