import { salesRead } from '../core/metrics.ts';
import { noChanges } from '../stores/chain-rows.ts';
import type { CollectionRow } from '../stores/collections.ts';
import type { Cursor } from '../stores/networks.ts';
import { applyRange, type Touched } from './apply.ts';
import { WIDEST } from './log-ranges.ts';
import { ChainMovedError, readRange, type Source } from './read-blocks.ts';

/** Ranges of a step: the head is followed in between. */
const AT_ONCE = 5;

/** Reads collections that became known later from their first block to the cursor, a few ranges a step. */
export function createBackfill(source: Source) {
  const { context, network, reader } = source;
  const { chainId } = network;
  const known = { blocks: [], cursor: null };
  /** Where it goes on; a failure loses one range. */
  let underWay = { uuids: '', next: 0 };

  return {
    /** What is above this block is read again. */
    rollBack(block: number): void {
      underWay.next = Math.min(underWay.next, block + 1);
    },
    /** True when something was read. */
    async step(cursor: Cursor, collections: readonly CollectionRow[], touched: Touched): Promise<boolean> {
      const missing = collections.filter((collection) => !collection.backfilled);
      if (missing.length === 0) return false;
      const uuids = missing.map(({ uuid }) => uuid);
      if (underWay.uuids !== uuids.join()) {
        underWay = { uuids: uuids.join(), next: Math.min(...missing.map((one) => one.deployedBlock)) };
      }
      for (let ranges = 0; underWay.next <= cursor.block; ranges += 1) {
        if (ranges === AT_ONCE) return true;
        const from = underWay.next;
        const to = await reader.block(Math.min(cursor.block, from + WIDEST - 1));
        if (!to) throw new ChainMovedError('The chain is shorter than the cursor');
        const { changes } = await readRange(source, { from, to, collections: missing, makers: [] });
        await applyRange(context, chainId, changes, { ...known, backfilled: [] }, touched);
        salesRead.inc({ network: network.slug }, changes.sales.length);
        underWay.next = to.number + 1;
      }
      await applyRange(context, chainId, noChanges(), { ...known, backfilled: uuids }, touched);
      return true;
    },
  };
}
