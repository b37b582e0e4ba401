import type { Queries } from '../db/database.ts';

/** A block may carry a time that is a little before this machine's: so long a permission counts beyond its end. */
export const CLOCK_SECONDS = 15;

/**
 * An order as it is stored, with what decides whether it may be cancelled, replaced or answered again.
 * Times are Unix seconds, `counter` is a decimal text, `parameters` Seaport's as JSON.
 */
export type StoredOrder = {
  chainId: number;
  hash: `0x${string}`;
  uuid: string;
  side: 'listing' | 'offer';
  maker: string;
  collectionUuid: string;
  nftUuid: string | null;
  identifier: string | null;
  traitType: string | null;
  traitValue: string | null;
  restricted: boolean;
  state: string;
  endTime: number;
  parameters: string;
  signature: `0x${string}`;
  counter: string;
  /** When the latest permission to fill it lapses; 0 where none was given. */
  permissionUntil: number;
  /** When the server cancelled or replaced it; null where it did not. */
  withdrawnAt: number | null;
  replacedBy: string | null;
  /** It takes the place of an order that a permission may still fill, until `liveFrom` at the earliest. */
  replacing: boolean;
  liveFrom: number;
};

const select = `select chain_id as "chainId", hash, uuid, side, maker, collection_uuid as "collectionUuid",
  nft_uuid as "nftUuid", identifier, criteria_type as "traitType", criteria_value as "traitValue", restricted, state,
  end_time as "endTime", parameters, signature, counter, permission_until as "permissionUntil", withdrawn_at as "withdrawnAt",
  replaced_by as "replacedBy", replacing, live_from as "liveFrom" from orders`;

/** The orders of these hashes that are stored for this chain, in no particular order. */
export function findOrders(db: Queries, chainId: number, hashes: readonly string[]): Promise<StoredOrder[]> {
  return db.query<StoredOrder>(`${select} where chain_id = $1 and hash = any($2::text[])`, [chainId, hashes]);
}

/** The same parameters can be signed for several networks: a hash alone may name several orders. */
export function findOrdersAnywhere(db: Queries, hash: string): Promise<StoredOrder[]> {
  return db.query<StoredOrder>(`${select} where hash = $1`, [hash]);
}

/** Reads and locks an order: nobody else changes it until this transaction ends (no permission, no second replacement). */
export async function lockOrder(tx: Queries, chainId: number, hash: string): Promise<StoredOrder | null> {
  const [row] = await tx.query<StoredOrder>(`${select} where chain_id = $1 and hash = $2 for update`, [chainId, hash]);
  return row ?? null;
}

/** Ends an order here for good: no permission is given for it again. `replacedBy` is the hash of its successor. */
export async function withdraw(
  tx: Queries,
  chainId: number,
  hash: string,
  o: { now: number; replacedBy: string | null },
): Promise<void> {
  await tx.query(
    `update orders set withdrawn_at = coalesce(withdrawn_at, $3::bigint), replaced_by = $4, replacing = false
     where chain_id = $1 and hash = $2`,
    [chainId, hash, o.now, o.replacedBy],
  );
}

/**
 * Orders that were filled by a last permission after they had been replaced: their successors were meant
 * to be sold instead of them, not as well, so they are withdrawn.
 * @returns the hashes of the orders that were withdrawn
 */
export async function withdrawSuccessors(
  tx: Queries,
  chainId: number,
  filled: readonly string[],
  now: number,
): Promise<string[]> {
  const rows = await tx.query<{ hash: string }>(
    `with recursive later(hash) as (
       select replaced_by from orders where chain_id = $1 and hash = any($2::text[]) and replaced_by is not null
       union
       select o.replaced_by from orders o join later l on l.hash = o.hash
         where o.chain_id = $1 and o.replaced_by is not null)
     update orders o set withdrawn_at = $3::bigint, replacing = false from later
     where o.chain_id = $1 and o.hash = later.hash and o.withdrawn_at is null returning o.hash`,
    [chainId, filled, now],
  );
  return rows.map((row) => row.hash);
}

/** Whether the last permission for some replaced order has lapsed at `now`; the chain's clock must still agree. */
export async function someReplacementIsDue(db: Queries, chainId: number, now: number): Promise<boolean> {
  const rows = await db.query('select 1 from orders where chain_id = $1 and replacing and live_from <= $2 limit 1', [
    chainId,
    now,
  ]);
  return rows.length > 0;
}

/** Lets some replacements live whose predecessors' permissions have lapsed by the chain's own time; answers their hashes. */
export async function releaseReplacements(
  tx: Queries,
  chainId: number,
  o: { chainTime: number; most: number },
): Promise<string[]> {
  const rows = await tx.query<{ hash: string }>(
    `update orders set replacing = false where chain_id = $1 and hash in (select hash from orders
       where chain_id = $1 and replacing and live_from <= $2 limit $3) returning hash`,
    [chainId, o.chainTime, o.most],
  );
  return rows.map((row) => row.hash);
}
