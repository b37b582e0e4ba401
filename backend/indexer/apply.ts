import { readChainTime } from '../core/chain-time.ts';
import { readMakerFacts } from '../market/maker-facts.ts';
import type { MarketNetwork } from '../core/networks.ts';
import { insertChanges, refreshOwnership, removeBlocksAbove, type RowChanges } from '../stores/chain-rows.ts';
import { markBackfilled } from '../stores/collections.ts';
import type { StoreContext } from '../stores/context.ts';
import { refreshCollectionStats, refreshNftMarket, staleCollections } from '../stores/market-columns.ts';
import { networkTime, readCursor, saveBlocks, writeCursor, type BlockRow, type Cursor } from '../stores/networks.ts';
import { releaseReplacements, someReplacementIsDue } from '../stores/order-changes.ts';
import { judgeOrders } from '../market/judge-orders.ts';
import { ordersDue, ordersNotEnded, ordersTouched, saveMakerFacts } from '../stores/orders.ts';

/** What must be read again after rows changed. Held in memory until it has been done. */
export type Touched = {
  nftUuids: Set<string>;
  collectionUuids: Set<string>;
  orderHashes: Set<string>;
  accounts: Set<string>;
  /** After a start or a reorganisation nothing that was read from the chain is trusted. */
  everything: boolean;
};

/** A fresh set to collect in. */
export const nothingTouched = (): Touched => ({
  nftUuids: new Set(),
  collectionUuids: new Set(),
  orderHashes: new Set(),
  accounts: new Set(),
  everything: false,
});

const NFTS_AT_ONCE = 2_000;
const STATS_SECONDS = 60;

function touch(touched: Touched, changes: RowChanges): void {
  for (const row of changes.transfers) {
    touched.nftUuids.add(row.nftUuid);
    touched.collectionUuids.add(row.collectionUuid);
  }
  for (const row of [...changes.fills, ...changes.cancels]) touched.orderHashes.add(row.orderHash);
  for (const account of changes.accounts) touched.accounts.add(account);
}

/** Stores what a range of blocks changed, together with the cursor: both or neither. */
export async function applyRange(
  context: StoreContext,
  chainId: number,
  changes: RowChanges,
  o: { blocks: BlockRow[]; cursor: Cursor | null; backfilled: string[] },
  touched: Touched,
): Promise<void> {
  const nftUuids = [...new Set(changes.transfers.map((row) => row.nftUuid))];
  await context.database.transaction(async (tx) => {
    await insertChanges(tx, chainId, changes);
    for (let from = 0; from < nftUuids.length; from += NFTS_AT_ONCE) {
      await refreshOwnership(tx, nftUuids.slice(from, from + NFTS_AT_ONCE));
    }
    await saveBlocks(tx, chainId, o.blocks);
    if (o.cursor) await writeCursor(tx, chainId, o.cursor);
    if (o.backfilled.length > 0) await markBackfilled(tx, o.backfilled);
  });
  touch(touched, changes);
}

/** Undoes every block above the cursor given, exactly. */
export async function rollBack(context: StoreContext, chainId: number, to: Cursor, touched: Touched): Promise<void> {
  await context.database.transaction(async (tx) => {
    const removed = await removeBlocksAbove(tx, chainId, to.block);
    await refreshOwnership(tx, removed.nftUuids);
    await writeCursor(tx, chainId, to);
    for (const uuid of removed.nftUuids) touched.nftUuids.add(uuid);
    for (const uuid of removed.collectionUuids) touched.collectionUuids.add(uuid);
    for (const hash of removed.orderHashes) touched.orderHashes.add(hash);
  });
  touched.everything = true;
}

/**
 * Every block before this time has been read, so every fill before it is known. An embedded
 * chain makes blocks on demand only, so what it would say now counts as soon as its head was read.
 */
async function indexedTime(context: StoreContext, network: MarketNetwork): Promise<number> {
  const pending = network.proxiedRpcUrl === null ? 0 : await readChainTime(network);
  const head = pending === 0 ? 0n : await network.client.getBlockNumber({ cacheTime: 0 });
  const cursor = await readCursor(context.database, network.chainId);
  return head > cursor.block ? cursor.time : Math.max(pending, cursor.time);
}

/** Reads what the touched orders depend on, judges them, and refreshes what lists are sorted by. */
export async function settle(context: StoreContext, network: MarketNetwork, touched: Touched): Promise<void> {
  const { database } = context;
  const { chainId } = network;
  const now = await networkTime(database, chainId);
  const checks = touched.everything
    ? await ordersNotEnded(database, chainId, now)
    : touched.nftUuids.size + touched.accounts.size + touched.orderHashes.size > 0
      ? await ordersTouched(database, chainId, {
          nftUuids: [...touched.nftUuids],
          accounts: [...touched.accounts],
          hashes: [...touched.orderHashes],
        })
      : [];
  const facts = checks.length > 0 ? await readMakerFacts(network, checks) : [];
  const due = await ordersDue(database, chainId, now);
  const stale = await staleCollections(database, chainId, now, STATS_SECONDS);
  const chainTime = (await someReplacementIsDue(database, chainId, now)) ? await indexedTime(context, network) : null;
  const hashes = [...new Set([...checks.map((check) => check.hash), ...touched.orderHashes, ...due])];
  if (hashes.length + touched.nftUuids.size + touched.collectionUuids.size + stale.length === 0 && chainTime === null)
    return;
  await database.transaction(async (tx) => {
    await saveMakerFacts(tx, chainId, facts);
    const released = chainTime === null ? [] : await releaseReplacements(tx, chainId, chainTime);
    const judged = await judgeOrders(tx, chainId, [...hashes, ...released], now);
    const nftUuids = [...new Set([...touched.nftUuids, ...judged.nftUuids])];
    for (let from = 0; from < nftUuids.length; from += NFTS_AT_ONCE) {
      await refreshNftMarket(tx, nftUuids.slice(from, from + NFTS_AT_ONCE));
    }
    for (const uuid of new Set([...touched.collectionUuids, ...judged.collectionUuids, ...stale])) {
      await refreshCollectionStats(tx, context, uuid, now);
    }
  });
}
