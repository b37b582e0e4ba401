import type { MarketNetwork } from '../core/networks.ts';
import type { NetworkHealth } from '../../src/contract/health.ts';
import type { CollectionRow } from '../stores/collections.ts';
import { askForDocuments } from '../stores/contract-documents.ts';
import { askForChanged } from '../stores/metadata-changes.ts';
import type { Cursor } from '../stores/networks.ts';
import { advanceReindex, endReindex, readReindex, type Reindex } from '../stores/reindex.ts';
import { replaceRows } from '../stores/replace-rows.ts';
import { itemsOf, refreshItems, touchRows, type Touched } from './apply.ts';
import { createChainReader, inOrder, type ChainReader } from './chain-reader.ts';
import { WIDEST } from './log-ranges.ts';
import { ChainMovedError, readRange, type Source } from './read-blocks.ts';

/** Ranges of a step: the head is followed in between. */
const AT_ONCE = 5;
/** A provider that does not answer for the past stops nothing else. */
const REST_MS = 10_000;

/** Tells every log that one of two readers tells. */
const both = (first: ChainReader, second: ChainReader): ChainReader => ({
  ...first,
  logs: async (from, to, asks) =>
    inOrder([...(await first.logs(from, to, asks)), ...(await second.logs(from, to, asks))]),
});

const otherReader = ({ otherClient }: MarketNetwork): ChainReader | null =>
  otherClient ? createChainReader({ client: otherClient }) : null;

/**
 * Reads again what was read already, where that was asked for, and makes the rows what the chain says: range by range,
 * each in the transaction that moves the position, a few a step. A row goes only where two readings do not have it, for
 * a log that is left out once must bring no order back to life.
 */
export function createReindex(source: Source, { blocks = WIDEST }: { blocks?: number } = {}) {
  const { context, network, reader } = source;
  const { database } = context;
  const { chainId } = network;
  const twice = both(reader, otherReader(network) ?? reader);
  let restsUntil = 0;
  let present: Reindex | null = null;
  let error: string | null = null;

  /** From `next` to `to`; what is stored below the first contract has no place in it either. */
  async function replaceRange(
    pass: { next: number; last: number },
    collections: readonly CollectionRow[],
    touched: Touched,
  ): Promise<number> {
    const { next, last } = pass;
    const deployed = Math.min(last, ...collections.map((one) => one.deployedBlock));
    const from = Math.max(next, deployed);
    const to = await reader.block(Math.min(last, from + blocks - 1));
    if (!to) throw new ChainMovedError('The chain is shorter than the cursor');
    for (const [mayRemove, by] of [[false, reader] as const, [true, twice] as const]) {
      const { changes } = await readRange({ ...source, reader: by }, { from, to, collections, makers: [] });
      const replaced = await database.transaction(async (tx) => {
        const rows = await replaceRows(tx, chainId, { from: next, to: to.number, changes, mayRemove });
        if (rows === null) return null;
        await refreshItems(tx, [...new Set([...itemsOf(changes), ...rows.nftUuids])]);
        await askForChanged(tx, chainId, changes.metadata);
        await askForDocuments(tx, [...changes.documents]);
        const isMoved = await advanceReindex(tx, chainId, { from: next, to: to.number, mended: rows.mended });
        if (!isMoved) throw new ChainMovedError('Another one has read these blocks again, or they are gone');
        return rows;
      });
      if (replaced === null) continue;
      touchRows(touched, replaced);
      break;
    }
    return to.number + 1;
  }

  async function finish(collections: readonly CollectionRow[], touched: Touched): Promise<void> {
    await database.transaction(async (tx) => {
      const above = await endReindex(tx, chainId);
      await refreshItems(tx, above.nftUuids);
      touchRows(touched, above);
    });
    // What is counted of a collection may have been wrong where no row was.
    for (const { uuid } of collections) touched.collectionUuids.add(uuid);
    touched.everything = true;
  }

  async function readSome(collections: readonly CollectionRow[], touched: Touched): Promise<void> {
    if (present === null || present.next === null) return;
    let { next } = present;
    const { last } = present;
    for (let ranges = 0; ranges < AT_ONCE && next <= last; ranges += 1)
      next = await replaceRange({ next, last }, collections, touched);
    if (next > last) await finish(collections, touched);
  }

  return {
    /** True when something was read. */
    async step(cursor: Cursor, collections: readonly CollectionRow[], touched: Touched): Promise<boolean> {
      present = await readReindex(database, chainId);
      if (present?.next == null || cursor.hash === null || Date.now() < restsUntil) return false;
      try {
        await readSome(collections, touched);
        error = null;
      } catch (failure) {
        if (!(failure instanceof ChainMovedError)) {
          restsUntil = Date.now() + REST_MS;
          error = failure instanceof Error ? (failure.message.split('\n')[0] ?? '') : String(failure);
        }
        return false;
      }
      present = await readReindex(database, chainId);
      return true;
    },
    /** How far it is, while it is under way. */
    health: (): NetworkHealth['reindex'] =>
      present?.next == null ? null : { from: present.first, block: present.next, to: present.last, error },
  };
}
