import type { Queries } from '../db/database.ts';
import { removeBlocksAbove, type RolledBack } from './chain-rows.ts';
import { readCursor } from './networks.ts';
import { refreshOwnership } from './ownership.ts';

/**
 * Blocks of a network that are read again, from `first` to `last`. `next`: where it goes on, null once it is over.
 * `mended`: rows that were put right.
 */
export type Reindex = { first: number; next: number | null; last: number; mended: number };

/** The present one, or the last there was; null where there never was one. */
export async function readReindex(db: Queries, chainId: number): Promise<Reindex | null> {
  const [row] = await db.query<Reindex>(
    `select reindex_first as first, reindex_next as next, reindex_last as last, reindex_mended as mended
     from networks where chain_id = $1 and reindex_first is not null`,
    [chainId],
  );
  return row ?? null;
}

/** Has everything from a block up to the cursor read again, unless something is; answers what is read again then. */
export async function beginReindex(db: Queries, chainId: number, from: number): Promise<Reindex & { isNew: boolean }> {
  const begun = await db.query(
    `update networks set reindex_first = $2, reindex_next = $2, reindex_last = cursor_block, reindex_mended = 0
     where chain_id = $1 and reindex_next is null returning 1`,
    [chainId, from],
  );
  const present = await readReindex(db, chainId);
  if (present === null) throw new Error(`Network ${chainId} is not in the store`);
  return { ...present, isNew: begun.length > 0 };
}

async function chainOf(db: Queries, slug: string): Promise<{ chainId: number; block: number }> {
  const [row] = await db.query<{ chainId: number; block: number }>(
    'select chain_id as "chainId", cursor_block as block from networks where slug = $1',
    [slug],
  );
  if (!row) throw new Error(`There is no network ${slug} here.`);
  return row;
}

/** The same by the network's name. @throws where there is none of it, or the block was not read yet */
export async function orderReindex(db: Queries, slug: string, from: number) {
  const { chainId, block } = await chainOf(db, slug);
  if (from > Math.max(0, block)) throw new Error(`Block ${from} is not read yet: the last one is ${block}.`);
  return beginReindex(db, chainId, from);
}

/** How far it is, by the network's name. */
export const reindexOf = async (db: Queries, slug: string): Promise<Reindex | null> =>
  readReindex(db, (await chainOf(db, slug)).chainId);

/** Moves the position, in the transaction of the rows it stands for. False where it was moved meanwhile. */
export async function advanceReindex(
  tx: Queries,
  chainId: number,
  o: { from: number; to: number; mended: number },
): Promise<boolean> {
  const moved = await tx.query(
    `update networks set reindex_next = $3::bigint + 1, reindex_mended = reindex_mended + $4
     where chain_id = $1 and reindex_next = $2 and reindex_last >= $3 returning 1`,
    [chainId, o.from, o.to, o.mended],
  );
  return moved.length > 0;
}

const STRAYS_AT_ONCE = 2_000;

/** Removes what belongs to no block that was read: it would never be met. */
async function removeStrays(tx: Queries, chainId: number): Promise<RolledBack> {
  const { block } = await readCursor(tx, chainId);
  const above = await removeBlocksAbove(tx, chainId, block);
  for (;;) {
    const strays = await tx.query<{ uuid: string }>(
      `select uuid from nfts n where chain_id = $1 and not exists (select 1 from transfers t where t.nft_uuid = n.uuid)
       limit ${STRAYS_AT_ONCE}`,
      [chainId],
    );
    await refreshOwnership(
      tx,
      strays.map(({ uuid }) => uuid),
    );
    if (strays.length < STRAYS_AT_ONCE) break;
  }
  await tx.query(
    `delete from balances b using collections c
     where c.uuid = b.collection_uuid and c.chain_id = $1 and not exists (select 1 from nfts n where n.uuid = b.nft_uuid)`,
    [chainId],
  );
  await tx.query(
    `delete from collection_hours h using collections c
     where c.uuid = h.collection_uuid and c.chain_id = $1 and not exists (select 1 from sales s
       where s.collection_uuid = h.collection_uuid and s.time >= h.hour and s.time < h.hour + 3600)`,
    [chainId],
  );
  return above;
}

/** Ends it, once everything was read; answers what lay above all blocks. */
export async function endReindex(tx: Queries, chainId: number): Promise<RolledBack> {
  await tx.query('update networks set reindex_next = null where chain_id = $1', [chainId]);
  return removeStrays(tx, chainId);
}
