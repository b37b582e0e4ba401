import { readChainTime } from '../core/chain-time.ts';
import { readMakerFacts } from '../market/maker-facts.ts';
import type { MarketNetwork } from '../core/networks.ts';
import type { Queries } from '../db/database.ts';
import { insertChanges, removeBlocksAbove, type RolledBack, type RowChanges } from '../stores/chain-rows.ts';
import { refreshOwnership } from '../stores/ownership.ts';
import { refreshCautions } from '../stores/cautions.ts';
import type { StoreContext } from '../stores/context.ts';
import {
  collectionsWithOldFloors,
  refreshCollectionStats,
  refreshFloors,
  refreshNftMarket,
  staleCollections,
} from '../stores/market-columns.ts';
import { tellChanged } from '../stores/market-changes.ts';
import { askForDocuments } from '../stores/contract-documents.ts';
import { askForChanged } from '../stores/metadata-changes.ts';
import {
  markBackfilled,
  networkTime,
  pruneBlocks,
  readCursor,
  saveBlocks,
  writeCursor,
  type BlockRow,
  type Cursor,
} from '../stores/networks.ts';
import { releaseReplacements, someReplacementIsDue } from '../stores/order-changes.ts';
import { judgeOrders } from '../market/judge-orders.ts';
import { ordersDue, ordersNotEnded, ordersToCheck, ordersTouched, saveMakerFacts } from '../stores/orders.ts';

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
/** Judged in one transaction. */
export const ORDERS_AT_ONCE = 250;
const STATS_SECONDS = 60;
/** A floor of the past changes only while the orders of before become known. */
const FLOORS_SECONDS = 120;

/** What waits for the event loop goes first. */
const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

function touch(touched: Touched, changes: RowChanges): void {
  for (const row of changes.transfers) {
    touched.nftUuids.add(row.nftUuid);
    touched.collectionUuids.add(row.collectionUuid);
  }
  for (const row of [...changes.fills, ...changes.cancels]) touched.orderHashes.add(row.orderHash);
  for (const account of changes.accounts) touched.accounts.add(account);
}

export const itemsOf = ({ transfers, sales }: Pick<RowChanges, 'transfers' | 'sales'>): string[] => [
  ...new Set([...transfers, ...sales].map((row) => row.nftUuid)),
];

/** Everything of these items that follows from rows. */
export async function refreshItems(tx: Queries, nftUuids: readonly string[]): Promise<void> {
  for (let from = 0; from < nftUuids.length; from += NFTS_AT_ONCE) {
    const some = nftUuids.slice(from, from + NFTS_AT_ONCE);
    await refreshOwnership(tx, some);
    await refreshNftMarket(tx, some);
    await refreshCautions(tx, some);
  }
}

/**
 * Stores what a range of blocks changed, with the columns of its items and the cursor: all or nothing. Blocks below
 * `finalBlock` are forgotten.
 */
export async function applyRange(
  context: StoreContext,
  chainId: number,
  changes: RowChanges,
  o: { blocks: BlockRow[]; cursor: Cursor | null; backfilled: string[]; finalBlock?: number },
  touched: Touched,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    await insertChanges(tx, chainId, changes);
    await refreshItems(tx, itemsOf(changes));
    // A re-org undoes nothing of it: metadata that was read once more than needed is the same.
    await askForChanged(tx, chainId, changes.metadata);
    await askForDocuments(tx, [...changes.documents]);
    await saveBlocks(tx, chainId, o.blocks);
    if (o.finalBlock !== undefined && o.finalBlock > 0) await pruneBlocks(tx, chainId, o.finalBlock);
    if (o.cursor) await writeCursor(tx, chainId, o.cursor);
    if (o.backfilled.length > 0) await markBackfilled(tx, o.backfilled);
  });
  touch(touched, changes);
}

/** Notes what rows that were removed or put right concern. */
export function touchRows(touched: Touched, rows: RolledBack): void {
  for (const uuid of rows.nftUuids) touched.nftUuids.add(uuid);
  for (const uuid of rows.collectionUuids) touched.collectionUuids.add(uuid);
  for (const hash of rows.orderHashes) touched.orderHashes.add(hash);
}

/** Undoes every block above the cursor given, exactly. */
export async function rollBack(context: StoreContext, chainId: number, to: Cursor, touched: Touched): Promise<void> {
  await context.database.transaction(async (tx) => {
    const removed = await removeBlocksAbove(tx, chainId, to.block);
    await refreshItems(tx, removed.nftUuids);
    await writeCursor(tx, chainId, to);
    touchRows(touched, removed);
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

/** Hashes of the touched orders, a batch at a time. */
async function* batchesOf(context: StoreContext, chainId: number, touched: Touched, now: number) {
  const { database } = context;
  if (touched.everything) {
    for (let after = ''; ;) {
      const batch = await ordersNotEnded(database, chainId, { now, after, most: ORDERS_AT_ONCE });
      if (batch.length > 0) yield batch;
      if (batch.length < ORDERS_AT_ONCE) break;
      after = batch.at(-1) ?? '';
    }
  }
  const [nftUuids, accounts, hashes] = [[...touched.nftUuids], [...touched.accounts], [...touched.orderHashes]];
  if (touched.everything ? hashes.length === 0 : nftUuids.length + accounts.length + hashes.length === 0) return;
  // Everything that can still change has been seen: what is left is what was filled or cancelled.
  const known = touched.everything ? hashes : await ordersTouched(database, chainId, { nftUuids, accounts, hashes });
  for (let from = 0; from < known.length; from += ORDERS_AT_ONCE) yield known.slice(from, from + ORDERS_AT_ONCE);
}

/**
 * Reads what the touched orders depend on, judges them, and refreshes what lists are sorted by. However
 * many there are, a transaction holds one batch of them, with the columns of the items they concern, and
 * requests get their turn between two. With a block, what makers have is read as it is after that one. Ended in between, it can be begun again: each batch is whole, and a
 * start reads everything.
 */
export async function settle(
  context: StoreContext,
  network: MarketNetwork,
  touched: Touched,
  blockNumber?: bigint,
): Promise<void> {
  const { database } = context;
  const { chainId } = network;
  const now = await networkTime(database, chainId);
  const crowded = new Set(touched.collectionUuids);

  const judge = async (hashesOf: (tx: Queries) => Promise<readonly string[]>): Promise<number> => {
    const judged = await database.transaction(async (tx) => {
      const hashes = await hashesOf(tx);
      const { nftUuids, collectionUuids } = await judgeOrders(tx, chainId, hashes, now);
      for (let from = 0; from < nftUuids.length; from += NFTS_AT_ONCE) {
        await refreshNftMarket(tx, nftUuids.slice(from, from + NFTS_AT_ONCE));
      }
      return { count: hashes.length, collectionUuids };
    });
    for (const uuid of judged.collectionUuids) crowded.add(uuid);
    await othersTurn();
    return judged.count;
  };

  for await (const batch of batchesOf(context, chainId, touched, now)) {
    const checks = await ordersToCheck(database, chainId, batch);
    const facts = await readMakerFacts(network, checks, blockNumber);
    await judge(async (tx) => {
      await saveMakerFacts(tx, chainId, facts);
      return batch;
    });
  }
  const due = await ordersDue(database, chainId, now);
  for (let from = 0; from < due.length; from += ORDERS_AT_ONCE) {
    await judge(() => Promise.resolve(due.slice(from, from + ORDERS_AT_ONCE)));
  }
  if (await someReplacementIsDue(database, chainId, now)) {
    const chainTime = await indexedTime(context, network);
    const release = (tx: Queries) => releaseReplacements(tx, chainId, { chainTime, most: ORDERS_AT_ONCE });
    while ((await judge(release)) === ORDERS_AT_ONCE) {
      // The next ones.
    }
  }
  for (const uuid of new Set([...crowded, ...(await staleCollections(database, chainId, now, STATS_SECONDS))])) {
    await database.transaction(async (tx) => {
      const hasChanged = crowded.has(uuid);
      const isCounted = await refreshCollectionStats(tx, context, uuid, now, hasChanged);
      // Time alone changes no more than what is counted by the hour.
      if (hasChanged || isCounted) await tellChanged(tx, uuid);
    });
    await othersTurn();
  }
  for (const uuid of await collectionsWithOldFloors(database, chainId, now, FLOORS_SECONDS)) {
    await database.transaction((tx) => refreshFloors(tx, uuid, now));
    await othersTurn();
  }
}
