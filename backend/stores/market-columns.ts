import type { Queries } from '../db/database.ts';
import { refreshCounts } from './collection-counts.ts';
import { MAX_UINT256_SQL, type StoreContext } from './context.ts';

/** Best listing, best offer and last sale of these NFTs, stored beside them so that lists sort by an index. */
export async function refreshNftMarket(tx: Queries, nftUuids: readonly string[]): Promise<void> {
  if (nftUuids.length === 0) return;
  await tx.query(
    `update nfts n set listing_hash = m.listing_hash, listing_rank = m.listing_rank, listing_token = m.listing_token,
       offer_hash = m.offer_hash, offer_rank = m.offer_rank, offer_value = m.offer_value, offer_token = m.offer_token,
       sale_value = m.sale_value, sale_token = m.sale_token
     from (
       select u.uuid, l.hash as listing_hash, l.rank as listing_rank, l.token as listing_token,
         o.hash as offer_hash, o.rank as offer_rank, o.unit_value as offer_value, o.token as offer_token,
         s.unit_value as sale_value, s.token as sale_token
       from unnest($1::text[]) u(uuid)
       left join lateral (select hash, rank, token from orders where nft_uuid = u.uuid and side = 'listing'
         and state = 'active' order by rank, start_time, hash limit 1) l on true
       left join lateral (select hash, rank, unit_value, token from (
           select hash, rank, unit_value, token, start_time from orders where nft_uuid = u.uuid and side = 'offer'
             and state = 'active'
           union all
           select t.hash, t.rank, t.unit_value, t.token, t.start_time from criteria_items i
             join orders t on t.collection_uuid = i.collection_uuid and t.criteria_root = i.root
             where i.nft_uuid = u.uuid and t.side = 'offer' and t.state = 'active'
         ) asked order by rank desc, start_time, hash limit 1) o on true
       left join lateral (select unit_value, token from sales where nft_uuid = u.uuid
         order by block_number desc, log_index desc, sub desc limit 1) s on true
     ) m
     where n.uuid = m.uuid and (n.listing_hash, n.listing_rank, n.listing_token, n.offer_hash, n.offer_rank,
       n.offer_value, n.offer_token, n.sale_value, n.sale_token) is distinct from (m.listing_hash, m.listing_rank,
       m.listing_token, m.offer_hash, m.offer_rank, m.offer_value, m.offer_token, m.sale_value, m.sale_token)`,
    [nftUuids],
  );
}

const DAY = 86_400;
const WEEK = 7 * DAY;
const HOUR = 3_600;
/** How many hours and days of floors a collection's row has. */
export const FLOOR_HOURS = 25;
export const FLOOR_DAYS = 31;
/** A floor that moves all the time is followed no faster. */
const MOVED_SECONDS = 10;
/** The cheapest listing that stood at a time; where none is known of, the lowest price of the day before it. */
const floorAt = (time: string) => `coalesce(least(
  (select o.rank from orders o where o.collection_uuid = $1 and o.side = 'listing' and o.state = 'active'
    and o.start_time <= ${time} and o.end_time > ${time} order by o.rank, o.start_time, o.hash limit 1),
  (select min(o.rank) from orders o where o.collection_uuid = $1 and o.side = 'listing' and o.state <> 'active'
    and o.state <> 'inactive' and coalesce(o.closed_time, o.end_time) > ${time} and o.start_time <= ${time}
    and o.end_time > ${time})),
  (select min(s.rank) from sales s where s.collection_uuid = $1 and s.time > ${time} - ${DAY} and s.time <= ${time}))`;

/** What was traded after a time: in millionths of a dollar, and in base units of the network's currency. */
const volumeSince = (time: string) => `(select coalesce(sum(rank * amount), 0) as rank,
    least(coalesce(sum(case when token = any($3::text[]) then unit_value * amount
      else floor(rank * amount * power(10::numeric, $4::int) / $5::numeric) end), 0), ${MAX_UINT256_SQL}) as value
  from sales where collection_uuid = $1 and time > ${time})`;

/** How far the floor has moved since, in percent; null where none is known then or now. */
const changeSince = (time: string) => `(
  select case when past.floor > 0 and f.rank is not null then round((f.rank - past.floor) * 100 / past.floor, 2)::float8 end
  from (select ${floorAt(time)} as floor) past)`;

/**
 * Floor, best collection offer, volume and floor's change of an hour, a day and a week, floor's history and pictures of
 * one collection; its counts as {@link refreshCounts} does. `hasChanged`: whether something else than the time has. True
 * when it was counted.
 */
export async function refreshCollectionStats(
  tx: Queries,
  context: StoreContext,
  collectionUuid: string,
  now: number,
  hasChanged = true,
): Promise<boolean> {
  const [collection] = await tx.query<{ chain: number }>('select chain_id as chain from collections where uuid = $1', [
    collectionUuid,
  ]);
  if (!collection) return false;
  const network = context.networks.require(collection.chain);
  const rate = context.usdRates.get(network.currency.symbol.toUpperCase()) ?? 1n;
  await tx.query(
    `update collections c set
       floor_value = f.unit_value, floor_token = f.token, floor_rank = f.rank,
       offer_value = b.unit_value, offer_token = b.token, offer_rank = b.rank,
       hour_volume_value = u.value, hour_volume_rank = u.rank,
       volume_value = v.value, volume_rank = v.rank,
       week_volume_value = w.value, week_volume_rank = w.rank,
       hour_change_percent = h.in_hour, change_percent = h.in_day, week_change_percent = h.in_week,
       sparkline = h.points,
       previews = p.images,
       stats_time = $2::bigint,
       counts_owed = c.counts_owed or $6
     from (select 1) one
     left join lateral (select unit_value, token, rank from orders where collection_uuid = $1 and side = 'listing'
       and state = 'active' order by rank, start_time, hash limit 1) f on true
     left join lateral (select unit_value, token, rank from orders where collection_uuid = $1 and side = 'offer'
       and nft_uuid is null and criteria_root is null and state = 'active' order by rank desc, start_time, hash limit 1) b on true
     left join lateral ${volumeSince(`($2::bigint - ${HOUR})`)} u on true
     left join lateral ${volumeSince(`($2::bigint - ${DAY})`)} v on true
     left join lateral ${volumeSince(`($2::bigint - ${WEEK})`)} w on true
     left join lateral (
       select ${changeSince(`($2::bigint - ${HOUR})`)} as in_hour, ${changeSince(`($2::bigint - ${DAY})`)} as in_day,
         ${changeSince(`($2::bigint - ${WEEK})`)} as in_week,
         (select coalesce(jsonb_agg(round(d.floor / $5::numeric, 6)::float8 order by d.day) filter (where d.floor is not null), '[]')
          from (select day, ${floorAt(`($2::bigint - (6 - day) * ${DAY})`)} as floor from generate_series(0, 6) day) d) as points) h on true
     left join lateral (select coalesce(jsonb_agg(image order by identifier), '[]') as images
       from (select image, identifier from nfts where collection_uuid = $1 and image <> '' and supply > 0
         order by identifier limit 5) first) p on true
     where c.uuid = $1`,
    [
      collectionUuid,
      now,
      [network.currency.address, network.wrapped.address],
      network.currency.decimals,
      rate.toString(),
      hasChanged,
    ],
  );
  return refreshCounts(tx, collectionUuid);
}

/** The last 24 hours' and 30 days' floors of one collection, oldest first, in millionths of a dollar. */
export async function refreshFloors(tx: Queries, collectionUuid: string, now: number): Promise<void> {
  const floors = (count: number, step: number) =>
    `(select jsonb_agg(${floorAt(`($2::bigint - (${count - 1} - at) * ${step})`)} order by at) from generate_series(0, ${count - 1}) at)`;
  await tx.query(
    `update collections set floors_time = $2::bigint,
       floors = jsonb_build_object('hours', ${floors(FLOOR_HOURS, HOUR)}, 'days', ${floors(FLOOR_DAYS, DAY)})
     where uuid = $1`,
    [collectionUuid, now],
  );
}

/** Collections whose floors were last looked at more than `age` seconds ago, or whose floor is another since. */
export async function collectionsWithOldFloors(
  db: Queries,
  chainId: number,
  now: number,
  age: number,
): Promise<string[]> {
  const rows = await db.query<{ uuid: string }>(
    `select uuid from collections where chain_id = $1 and (floors_time <= $2::bigint - $3::bigint
       or (floors_time <= $2::bigint - ${MOVED_SECONDS} and floor_rank is distinct from (floors->'hours'->>-1)::numeric))`,
    [chainId, now, age],
  );
  return rows.map((row) => row.uuid);
}

/** Collections whose numbers are older than `age` seconds: a day's volume shrinks without any event. */
export async function staleCollections(db: Queries, chainId: number, now: number, age: number): Promise<string[]> {
  const rows = await db.query<{ uuid: string }>(
    'select uuid from collections where chain_id = $1 and stats_time <= $2::bigint - $3::bigint',
    [chainId, now, age],
  );
  return rows.map((row) => row.uuid);
}
