import type { StoreContext } from '../stores/context.ts';
import { wallSeconds } from '../stores/context.ts';
import { refreshCollectionStats } from '../stores/market-columns.ts';
import { tellChanged } from '../stores/market-changes.ts';

const COUNT_AFTER_MS = 150;

/** Collections' numbers follow a burst of orders once, not once an order. */
export function createRecount(context: StoreContext) {
  const crowded = new Set<string>();
  let counting: Promise<void> | null = null;

  async function count(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, COUNT_AFTER_MS));
    // A set's iteration also visits what is added meanwhile.
    for (const uuid of crowded) {
      crowded.delete(uuid);
      await context.database.transaction(async (tx) => {
        await refreshCollectionStats(tx, context, uuid, wallSeconds());
        await tellChanged(tx, uuid);
      });
    }
  }

  return {
    soon(collectionUuids: readonly string[]): void {
      for (const uuid of collectionUuids) crowded.add(uuid);
      counting ??= count()
        // The indexer counts every collection again within a minute.
        .catch(() => {})
        .finally(() => {
          counting = null;
        });
    },
    async settled(): Promise<void> {
      await counting;
    },
  };
}

export type Recount = ReturnType<typeof createRecount>;
