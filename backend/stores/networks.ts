import type { Queries } from '../db/database.ts';

/** The last block whose logs are stored; block -1 and hash null before the first. `time` in Unix seconds. */
export type Cursor = { block: number; hash: string | null; time: number };

/** Adds a network or renews its names; its cursor stays. */
export async function saveNetwork(
  db: Queries,
  network: { chainId: number; slug: string; name: string },
): Promise<void> {
  await db.query(
    `insert into networks (chain_id, slug, name) values ($1, $2, $3)
     on conflict (chain_id) do update set slug = excluded.slug, name = excluded.name`,
    [network.chainId, network.slug, network.name],
  );
}

/** Throws when the network was never saved. */
export async function readCursor(db: Queries, chainId: number): Promise<Cursor> {
  const [row] = await db.query<Cursor>(
    'select cursor_block as block, cursor_hash as hash, cursor_time as time from networks where chain_id = $1',
    [chainId],
  );
  if (!row) throw new Error(`Network ${chainId} is not in the store`);
  return row;
}

/** Moves the cursor; in the transaction of the rows it stands for. */
export async function writeCursor(tx: Queries, chainId: number, cursor: Cursor): Promise<void> {
  await tx.query(
    `update networks set cursor_block = $2, cursor_hash = $3, cursor_time = $4,
       checked_block = case when checked_block > $2 then $2 else checked_block end,
       reindex_last = case when reindex_last > $2 then $2 else reindex_last end
     where chain_id = $1`,
    [chainId, cursor.block, cursor.hash, cursor.time],
  );
}

/** Up to which block the rows were compared with another provider's; null before any was. */
export async function readChecked(db: Queries, chainId: number): Promise<number | null> {
  const [row] = await db.query<{ block: number | null }>(
    'select checked_block as block from networks where chain_id = $1',
    [chainId],
  );
  return row?.block ?? null;
}

/** Notes that the rows up to this block are what another provider tells, too. */
export async function writeChecked(tx: Queries, chainId: number, block: number): Promise<void> {
  await tx.query('update networks set checked_block = least($2, cursor_block) where chain_id = $1', [chainId, block]);
}

/**
 * Notes that these collections were read from their first block to the cursor. What was compared with another provider
 * was so without them: it is compared again.
 */
export async function markBackfilled(tx: Queries, uuids: readonly string[]): Promise<void> {
  await tx.query(
    `with read as (update collections set backfilled = true where uuid = any($1::text[]) returning chain_id, deployed_block)
     update networks n set checked_block = least(n.checked_block, r.first - 1)
     from (select chain_id, min(deployed_block) as first from read group by 1) r
     where n.chain_id = r.chain_id and n.checked_block is not null`,
    [uuids],
  );
}

/** A block by its number and hash; `time` in Unix seconds. */
export type BlockRow = { number: number; hash: string; time: number };

/** Remembers blocks for finding a common ancestor; the last of a number counts. */
export async function saveBlocks(tx: Queries, chainId: number, blocks: readonly BlockRow[]): Promise<void> {
  if (blocks.length === 0) return;
  await tx.query(
    `insert into blocks (chain_id, number, hash, time)
     select $1::bigint, number, hash, time from jsonb_to_recordset($2::jsonb) r(number bigint, hash text, time bigint)
     on conflict (chain_id, number) do update set hash = excluded.hash, time = excluded.time`,
    [chainId, JSON.stringify([...new Map(blocks.map((block) => [block.number, block])).values()])],
  );
}

/** Forgets blocks that no other one can take the place of; the newest of them stays, to go on from. */
export async function pruneBlocks(tx: Queries, chainId: number, finalBlock: number): Promise<void> {
  await tx.query(
    `delete from blocks where chain_id = $1
       and number < (select max(number) from blocks where chain_id = $1 and number <= $2)`,
    [chainId, finalBlock],
  );
}

/** Known blocks at or below a height, newest first: where to look for the common ancestor. */
export async function blocksBelow(db: Queries, chainId: number, number: number, limit: number): Promise<BlockRow[]> {
  return db.query<BlockRow>(
    'select number, hash, time from blocks where chain_id = $1 and number <= $2 order by number desc limit $3',
    [chainId, number, limit],
  );
}

/** A block's time, or the wall's where that is later. */
export const laterOfWall = (time: number) => Math.max(time, Math.floor(Date.now() / 1000));

/** The store's own time for a network: its last block's or the wall's, whichever is later. */
export async function networkTime(db: Queries, chainId: number): Promise<number> {
  const [row] = await db.query<{ time: number }>('select cursor_time as time from networks where chain_id = $1', [
    chainId,
  ]);
  return laterOfWall(row?.time ?? 0);
}
