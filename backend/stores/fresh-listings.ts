import type { Queries } from '../db/database.ts';
import type { CollectionRow } from './collections.ts';
import type { StoreContext } from './context.ts';
import { filterConditions, type NftFilter } from './nft-filter.ts';

/** Notes orders that became live in collections in which a browser waits for them; nowhere else does it cost anything. */
export async function noteListed(tx: Queries, chainId: number, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await tx.query(
    `insert into fresh_listings (chain_id, hash, collection_uuid)
     select o.chain_id, o.hash, o.collection_uuid from orders o where o.chain_id = $1 and o.hash = any($2::text[])
       and exists (select 1 from push_searches s where s.collection_uuid = o.collection_uuid) order by o.hash
     on conflict (chain_id, hash) do update set listed_at = excluded.listed_at, woken = false`,
    [chainId, hashes],
  );
}

/** Of what was listed since, so many are looked at, the latest first. */
const LOOKED_AT = 500;

/** `listedAt` in Unix seconds, with fractions. */
export type FreshListing = { hash: string; maker: string; listedAt: number };

/**
 * What was listed in a collection since then (Unix seconds), is live now and the cheapest of its item, and fits. Reads
 * those listings alone, however large the collection is.
 */
export function freshListings(
  context: StoreContext,
  collection: CollectionRow,
  filter: NftFilter,
  since: number,
): Promise<FreshListing[]> {
  const { where, params } = filterConditions(context, collection, filter);
  const bound = [...params, collection.uuid, since, collection.chainId];
  const [uuid, time, chain] = [bound.length - 2, bound.length - 1, bound.length];
  return context.database.query<FreshListing>(
    `with fresh as materialized (select hash, listed_at from fresh_listings
       where collection_uuid = $${uuid} and listed_at > to_timestamp($${time}::float8)
       order by listed_at desc limit ${LOOKED_AT})
     select f.hash, o.maker, extract(epoch from f.listed_at)::float8 as "listedAt"
     from fresh f join lateral (select maker, nft_uuid from orders o where o.chain_id = $${chain} and o.hash = f.hash
         and o.state = 'active' offset 0) o on true
       join lateral (select * from nfts n where n.uuid = o.nft_uuid and n.listing_hash = f.hash and not n.hidden offset 0) n
         on true
     where ${where.sql} order by f.listed_at desc`,
    bound,
  );
}

const KEPT = '1 day';
const AT_ONCE = 500;

/** Forgets what was listed a day ago; how many. */
export async function pruneFreshListings(db: Queries): Promise<number> {
  const gone = await db.query(
    `delete from fresh_listings where (chain_id, hash) in (select chain_id, hash from fresh_listings
       where listed_at < now() - interval '${KEPT}' order by listed_at limit ${AT_ONCE}) returning 1`,
  );
  return gone.length;
}
