import type { Queries } from '../db/database.ts';
import type { RowChanges } from './chain-rows.ts';

const tables = ['transfers', 'sales', 'order_fills', 'order_cancels'] as const;

/** How many rows these changes should have, by kind, that the store does not have: what was missed when it was read first. */
export async function countMissing(
  db: Queries,
  chainId: number,
  o: { from: number; to: number; collections: readonly string[]; changes: RowChanges },
): Promise<number> {
  const { transfers, sales, fills, cancels } = o.changes;
  const wanted = [transfers.length, sales.length, fills.length, cancels.length];
  const within = 'chain_id = $1 and block_number between $2 and $3';
  let missing = 0;
  for (const [at, table] of tables.entries()) {
    const isOfCollections = table === 'transfers' || table === 'sales';
    const [row] = await db.query<{ count: number }>(
      `select count(*) as count from ${table} where ${within}${isOfCollections ? ' and collection_uuid = any($4::text[])' : ''}`,
      [chainId, o.from, o.to, ...(isOfCollections ? [[...o.collections]] : [])],
    );
    missing += Math.max(0, (wanted[at] ?? 0) - (row?.count ?? 0));
  }
  return missing;
}
