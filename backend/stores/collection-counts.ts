import type { Queries } from '../db/database.ts';

/** Of fewer items each change is counted at once. */
const COUNTED_AT_ONCE = 20_000;
/** A larger collection rests a second for so many items: its count takes the longer, and the head does not wait for it. */
const ITEMS_A_SECOND = 5_000;

/** By how many they hold: one, two or three, up to ten, up to 25, more. */
const HOLDER_GROUP =
  'case when copies = 1 then 1 when copies <= 3 then 2 when copies <= 10 then 4 when copies <= 25 then 11 else 26 end';
const TOP_HOLDERS = 20;

const now = 'extract(epoch from now())::bigint';
const isDue = `(items_count < ${COUNTED_AT_ONCE} or counts_time + items_count / ${ITEMS_A_SECOND} <= ${now}
  or counts_time > ${now})`;

/**
 * Items, holders, listings and offers of a collection, counted anew where they are owed and its rest is over; what is
 * still owed is counted with the next change, or once its numbers are stale. True when it was counted.
 */
export async function refreshCounts(tx: Queries, collectionUuid: string): Promise<boolean> {
  const counted = await tx.query(
    `with held as (select owner, sum(amount) as copies from balances where collection_uuid = $1 group by owner)
     update collections set
       items_count = (select count(*) from nfts where collection_uuid = $1 and supply > 0),
       minted_count = (select count(*) from nfts where collection_uuid = $1),
       owners_count = (select count(*) from held),
       listed_count = (select count(*) from nfts where collection_uuid = $1 and listing_hash is not null),
       offers_count = (select count(*) from orders where collection_uuid = $1 and side = 'offer' and state = 'active'),
       holders = jsonb_build_object(
         'groups', (select coalesce(jsonb_agg(jsonb_build_object('from', least, 'count', count) order by least), '[]')
           from (select ${HOLDER_GROUP} as least, count(*) as count from held group by 1) g),
         'top', (select coalesce(jsonb_agg(jsonb_build_object('address', owner, 'copies', copies::text)
             order by copies desc, owner), '[]')
           from (select owner, copies from held order by copies desc, owner limit ${TOP_HOLDERS}) t)),
       counts_owed = false, counts_time = ${now}
     where uuid = $1 and counts_owed and ${isDue}
     returning 1`,
    [collectionUuid],
  );
  return counted.length > 0;
}
