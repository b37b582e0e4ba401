import type { Queries } from '../db/database.ts';
import { slotOf } from './approvals.ts';
import type { RowChanges } from './chain-rows.ts';

const tables = ['transfers', 'sales', 'order_fills', 'order_cancels'] as const;

/** Of the last word on each approval, those that the store does not have, or has an older one of. */
export async function countOlderApprovals(db: Queries, approvals: RowChanges['approvals']): Promise<number> {
  if (approvals.length === 0) return 0;
  const rows = approvals.map((row) => ({
    collection: row.collectionUuid,
    owner: row.owner,
    slot: slotOf(row),
    block: row.blockNumber,
    log: row.logIndex,
  }));
  const [found] = await db.query<{ count: number }>(
    `select count(*) as count
     from (select distinct on (collection, owner, slot) *
       from jsonb_to_recordset($1::jsonb) r(collection text, owner text, slot text, block bigint, log int)
       order by collection, owner, slot, block desc, log desc) r
     left join approvals a on a.collection_uuid = r.collection and a.owner = r.owner and a.slot = r.slot
     where a.owner is null or (a.block_number, a.log_index) < (r.block, r.log)`,
    [JSON.stringify(rows)],
  );
  return found?.count ?? 0;
}

/** How many rows these changes should have, by kind, that the store does not have: what was missed when it was read first. */
export async function countMissing(
  db: Queries,
  chainId: number,
  o: { from: number; to: number; collections: readonly string[]; changes: RowChanges },
): Promise<number> {
  const { transfers, sales, fills, cancels } = o.changes;
  const wanted = [transfers.length, sales.length, fills.length, cancels.length];
  const within = 'chain_id = $1 and block_number between $2 and $3';
  let missing = await countOlderApprovals(db, o.changes.approvals);
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
