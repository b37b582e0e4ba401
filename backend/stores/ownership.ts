import { zeroAddress } from 'viem';
import type { Queries } from '../db/database.ts';
import { MAX_UINT256_SQL } from './context.ts';
import { countHeld } from './facets.ts';

/**
 * Balances, supply and owner of these NFTs, derived anew from their transfers, and the counts of their traits; an NFT
 * without any transfer is gone. A hidden one has none of them: so no list that counts what is held has to ask whether it
 * is hidden.
 */
export async function refreshOwnership(tx: Queries, nftUuids: readonly string[]): Promise<void> {
  if (nftUuids.length === 0) return;
  await tx.query('delete from balances where nft_uuid = any($1::text[])', [nftUuids]);
  await tx.query(
    `insert into balances (nft_uuid, owner, collection_uuid, amount, acquired_block)
     select nft_uuid, owner, min(collection_uuid), least(sum(delta), ${MAX_UINT256_SQL}),
       max(case when delta > 0 then block_number else 0 end)
     from (
       select nft_uuid, collection_uuid, receiver as owner, amount as delta, block_number
       from transfers where nft_uuid = any($1::text[])
       union all
       select nft_uuid, collection_uuid, sender, -amount, block_number
       from transfers where nft_uuid = any($1::text[])
     ) moves
     where owner <> '${zeroAddress}' and not exists (select 1 from nfts n where n.uuid = nft_uuid and n.hidden)
     group by nft_uuid, owner
     having sum(delta) > 0`,
    [nftUuids],
  );
  // What stays as it is writes no row.
  const changed = await tx.query<{ uuid: string; isHeld: boolean }>(
    `with old as (
       select uuid, supply > 0 as held from nfts where uuid = any($1::text[]) and attributes <> '[]'
     ), now as (
       select n.uuid, least(coalesce(b.supply, 0), ${MAX_UINT256_SQL}) as supply, coalesce(b.owners, 0) as owners,
         case when c.item_type = 2 then b.owner end as owner, t.minted_block, t.minted_time
       from unnest($1::text[]) u(uuid)
       join nfts n on n.uuid = u.uuid
       join collections c on c.uuid = n.collection_uuid
       left join (
         select nft_uuid, sum(amount) as supply, count(*) as owners, max(owner) as owner
         from balances where nft_uuid = any($1::text[]) group by nft_uuid
       ) b on b.nft_uuid = u.uuid
       join (
         select nft_uuid, min(block_number) as minted_block, min(time) as minted_time
         from transfers where nft_uuid = any($1::text[]) group by nft_uuid
       ) t on t.nft_uuid = u.uuid
     ), renewed as (
       update nfts n set supply = s.supply, owners_count = s.owners, owner = s.owner,
         minted_block = s.minted_block, minted_time = s.minted_time
       from now s
       where n.uuid = s.uuid and (n.supply, n.owners_count, n.owner, n.minted_block, n.minted_time) is distinct from
         (s.supply, s.owners, s.owner, s.minted_block, s.minted_time)
     )
     select uuid, coalesce(now.supply > 0, false) as "isHeld" from old left join now using (uuid)
     where old.held <> coalesce(now.supply > 0, false)`,
    [nftUuids],
  );
  await countHeld(tx, changed);
  await tx.query(
    'delete from nfts n where uuid = any($1::text[]) and not exists (select 1 from transfers t where t.nft_uuid = n.uuid)',
    [nftUuids],
  );
}
