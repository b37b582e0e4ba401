import { zeroAddress } from 'viem';
import type { Queries } from '../db/database.ts';

/** A transaction that minted items of a drop and was not read yet. */
export type UnreadMint = { hash: `0x${string}`; collectionUuid: string; collection: string };

/** So many mints of a drop are looked at: those of earlier builds may be very many, and this is asked at every step. */
const LOOKED_AT = 200;

/** The latest of them first: somebody looks at what was minted just now. */
export const unreadMints = (db: Queries, chainId: number, most: number): Promise<UnreadMint[]> =>
  db.query<UnreadMint>(
    `select t.transaction_hash as hash, c.uuid as "collectionUuid", min(c.address) as collection
     from collections c cross join lateral (
       select transaction_hash, block_number from transfers
       where collection_uuid = c.uuid and sender = '${zeroAddress}' and paid_tries_left > 0
       order by block_number desc limit $3
     ) t
     where c.chain_id = $1
       and exists (select 1 from drops d where d.chain_id = c.chain_id and d.collection_address = c.address)
     group by 1, 2 order by max(t.block_number) desc, 1 limit $2`,
    [chainId, most, LOOKED_AT],
  );

/** Copies that a transaction minted of a collection, and to whom. */
export async function mintedIn(
  db: Queries,
  chainId: number,
  mint: UnreadMint,
): Promise<{ units: bigint; receivers: string[] }> {
  const rows = await db.query<{ receiver: string; units: string }>(
    `select receiver, sum(amount)::text as units from transfers
     where chain_id = $1 and transaction_hash = $2 and collection_uuid = $3 and sender = '${zeroAddress}' group by 1`,
    [chainId, mint.hash, mint.collectionUuid],
  );
  return {
    units: rows.reduce((sum, row) => sum + BigInt(row.units), 0n),
    receivers: rows.map((row) => row.receiver),
  };
}

/** `paid` of one copy; null where it cannot be told, for good or (`again`) for now. */
export async function saveMintCost(
  db: Queries,
  chainId: number,
  mint: UnreadMint,
  paid: { value: bigint; rank: bigint } | null,
  o: { again: boolean } = { again: false },
): Promise<void> {
  await db.query(
    `update transfers set paid_value = $4::numeric, paid_rank = $5::numeric,
       paid_tries_left = case when $6::boolean then paid_tries_left - 1 else 0 end
     where chain_id = $1 and transaction_hash = $2 and collection_uuid = $3 and sender = '${zeroAddress}'
       and paid_tries_left > 0`,
    [
      chainId,
      mint.hash,
      mint.collectionUuid,
      paid === null ? null : paid.value.toString(),
      paid === null ? null : paid.rank.toString(),
      o.again,
    ],
  );
}
