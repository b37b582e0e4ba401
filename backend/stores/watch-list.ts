import type { NftCard } from '../../src/contract/nft.ts';
import { WATCHED_AT_MOST } from '../../src/contract/watch-list.ts';
import type { Queries } from '../db/database.ts';
import type { StoreContext } from './context.ts';
import { nftCard, nftColumns, nftJoins, type NftRow } from './nft-rows.ts';
import { IS_SHOWN } from './shown.ts';

/** A page of what an account watches, newest first, with the number of all; of `uuids` alone where some are named. */
export async function listWatched(
  context: StoreContext,
  o: { owner: string; uuids: readonly string[]; page: number; size: number },
): Promise<{ data: NftCard[]; total: number }> {
  const { database } = context;
  const named = o.uuids.length === 0 ? null : o.uuids.map((uuid) => uuid.toLowerCase());
  const [count] = await database.query<{ total: number }>(
    `select count(*) as total from watch_list w join nfts n on n.uuid = w.nft_uuid
     join collections c on c.uuid = n.collection_uuid where ${IS_SHOWN} and w.owner = $1 and ($2::text[] is null or w.nft_uuid = any($2::text[]))`,
    [o.owner, named],
  );
  const rows = await database.query<NftRow>(
    `select ${nftColumns}, null as owned from watch_list w join nfts n on n.uuid = w.nft_uuid ${nftJoins}
     where ${IS_SHOWN} and w.owner = $1 and ($2::text[] is null or w.nft_uuid = any($2::text[]))
     order by w.added_at desc, w.nft_uuid limit $3 offset $4`,
    [o.owner, named, o.size, (o.page - 1) * o.size],
  );
  return { data: rows.map((row) => nftCard(context, row)), total: count?.total ?? 0 };
}

/** Again is once. False where the list is full. `now` in seconds. */
export async function watch(db: Queries, o: { owner: string; uuid: string; now: number }): Promise<boolean> {
  const rows = await db.query(
    `insert into watch_list (owner, nft_uuid, added_at)
     select $1::text, $2::text, $3::bigint
     where exists (select 1 from watch_list where owner = $1::text and nft_uuid = $2::text)
        or (select count(*) from watch_list where owner = $1::text) < ${WATCHED_AT_MOST}
     on conflict (owner, nft_uuid) do update set added_at = watch_list.added_at
     returning 1`,
    [o.owner, o.uuid, o.now],
  );
  return rows.length > 0;
}

export async function unwatch(db: Queries, o: { owner: string; uuid: string }): Promise<void> {
  await db.query('delete from watch_list where owner = $1 and nft_uuid = $2', [o.owner, o.uuid]);
}
