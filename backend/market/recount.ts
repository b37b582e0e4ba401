import * as v from 'valibot';
import { uuidSchema } from '../../src/contract/primitives.ts';
import type { Queries } from '../db/database.ts';
import { jobWork, type JobWork } from '../jobs/kind.ts';
import type { StoreContext } from '../stores/context.ts';
import { wallSeconds } from '../stores/context.ts';
import { queueJob } from '../stores/jobs.ts';
import { refreshCollectionStats } from '../stores/market-columns.ts';
import { tellChanged } from '../stores/market-changes.ts';

/** A burst of orders is counted once, not once an order. */
const COUNT_AFTER_SECONDS = 0.15;

/** Lets the numbers of these collections follow, once what changes them is committed. */
export async function askRecount(tx: Queries, collectionUuids: readonly string[]): Promise<void> {
  // In one order everywhere: two that ask for the same never wait for each other.
  for (const collection of [...new Set(collectionUuids)].toSorted())
    await queueJob(tx, {
      kind: 'recount',
      key: collection,
      payload: { collection },
      delaySeconds: COUNT_AFTER_SECONDS,
    });
}

/** Counts a collection anew. */
export const recountWork = (context: StoreContext): JobWork =>
  jobWork({
    kind: 'recount',
    payload: v.object({ collection: uuidSchema }),
    tries: 6,
    backoffSeconds: 1,
    restSeconds: COUNT_AFTER_SECONDS,
    run: ({ collection }) =>
      context.database.transaction(async (tx) => {
        await refreshCollectionStats(tx, context, collection, wallSeconds());
        await tellChanged(tx, collection);
      }),
  });
