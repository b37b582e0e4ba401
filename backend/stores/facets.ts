import type { Param, Queries } from '../db/database.ts';
import { METADATA_CHANNEL } from './metadata-told.ts';

type Trait = { traitType: string; value: string };
type Facet = Trait & { collectionUuid: string };

/**
 * Counts what some items have instead of what they had: as many rows as they have traits, however large their
 * collections are. A collection whose traits change is ranked later. `changed` selects `uuid`, `collection_uuid`, and
 * the attributes `before` and `after`.
 */
async function count(tx: Queries, changed: string, params: readonly Param[]): Promise<void> {
  const less = await tx.query<Facet>(
    `with changed as (${changed}), moves as (
       select collection_uuid, type, value, sum(step)::integer as step from (
         select distinct uuid, collection_uuid, a->>'traitType' as type, a->>'value' as value, -1 as step
         from changed, jsonb_array_elements(before) a
         union all
         select distinct uuid, collection_uuid, a->>'traitType', a->>'value', 1 from changed, jsonb_array_elements(after) a
       ) steps group by 1, 2, 3 having sum(step) <> 0 order by 1, 2, 3
     ), counted as (
       insert into facets (collection_uuid, trait_type, value, count) select * from moves
       on conflict (collection_uuid, trait_type, value) do update set count = facets.count + excluded.count
     ), marked as (
       update collections set traits_changed = true where uuid in (select collection_uuid from changed)
       returning pg_notify('${METADATA_CHANNEL}', chain_id::text)
     )
     select collection_uuid as "collectionUuid", type as "traitType", value from moves where step < 0`,
    params,
  );
  if (less.length === 0) return;
  await tx.query(
    `delete from facets f using jsonb_to_recordset($1::jsonb) r("collectionUuid" text, "traitType" text, value text)
     where f.collection_uuid = r."collectionUuid" and f.trait_type = r."traitType" and f.value = r.value and f.count <= 0`,
    [JSON.stringify(less)],
  );
}

/** Counts what these items are about to say of themselves instead of what they said. */
export async function moveFacets(
  tx: Queries,
  items: readonly { uuid: string; attributes: readonly Trait[] }[],
): Promise<void> {
  await count(
    tx,
    `select n.uuid, n.collection_uuid, n.attributes as before, r.attributes as after
     from jsonb_to_recordset($1::jsonb) r(uuid text, attributes jsonb) join nfts n on n.uuid = r.uuid
     where n.supply > 0 and n.attributes <> r.attributes`,
    [JSON.stringify(items.map(({ uuid, attributes }) => ({ uuid, attributes })))],
  );
}

/** Counts the traits of items that are held again, or of which nothing is held any more. */
export async function countHeld(tx: Queries, items: readonly { uuid: string; isHeld: boolean }[]): Promise<void> {
  if (items.length === 0) return;
  await count(
    tx,
    `select n.uuid, n.collection_uuid, case when r."isHeld" then '[]' else n.attributes end as before,
       case when r."isHeld" then n.attributes else '[]' end as after
     from jsonb_to_recordset($1::jsonb) r(uuid text, "isHeld" boolean) join nfts n on n.uuid = r.uuid`,
    [JSON.stringify(items)],
  );
}

/** Collections of a chain whose items are to be ranked again; `wait`: what is left of their rest, in seconds. */
export function unrankedCollections(db: Queries, chainId: number): Promise<{ uuid: string; wait: number }[]> {
  return db.query(
    `select uuid, greatest(0, extract(epoch from rank_after - now()))::float8 as wait
     from collections where chain_id = $1 and traits_changed order by uuid`,
    [chainId],
  );
}

/** Whether a collection is to be ranked, and by nobody else now; nobody else does until this transaction ends. */
export async function lockUnranked(tx: Queries, collectionUuid: string): Promise<boolean> {
  const rows = await tx.query(
    'select 1 from collections where uuid = $1 and traits_changed and rank_after <= now() for update skip locked',
    [collectionUuid],
  );
  return rows.length > 0;
}

/** Lets no node rank a collection again for so many seconds. */
export async function restRanking(tx: Queries, collectionUuid: string, seconds: number): Promise<void> {
  await tx.query(
    'update collections set rank_after = clock_timestamp() + make_interval(secs => $2::float8) where uuid = $1',
    [collectionUuid, seconds],
  );
}

const RANKED_AT_ONCE = 10_000;

/**
 * Trait counts and rarity ranks of a whole collection: rarer traits score more, 1 is the rarest. It costs as much as
 * the collection is large. Within a transaction.
 */
export async function rankCollection(tx: Queries, collectionUuid: string): Promise<void> {
  await tx.query('update collections set traits_changed = false where uuid = $1', [collectionUuid]);
  await tx.query('delete from facets where collection_uuid = $1', [collectionUuid]);
  await tx.query(
    `insert into facets (collection_uuid, trait_type, value, count)
     select $1, a->>'traitType', a->>'value', count(distinct n.uuid)
     from nfts n, jsonb_array_elements(n.attributes) a
     where n.collection_uuid = $1 and n.supply > 0 group by 2, 3`,
    [collectionUuid],
  );
  // Each item is written to all its indexes, and to what is kept by its traits: in pieces, for an answer may not take long.
  await tx.query('create temporary table new_ranks (uuid text, place integer, piece bigint)');
  await tx.query(
    `insert into new_ranks
     select r.uuid, r.place, row_number() over () / ${RANKED_AT_ONCE} from (
       select uuid, rank() over (order by score desc) as place from (
         select x.uuid, sum(1.0 / f.count) as score
         from nfts x, jsonb_array_elements(x.attributes) a
         join facets f on f.collection_uuid = $1 and f.trait_type = a->>'traitType' and f.value = a->>'value'
         where x.collection_uuid = $1 and x.supply > 0 group by x.uuid
       ) scores
     ) r join nfts n on n.uuid = r.uuid where n.rank is distinct from r.place`,
    [collectionUuid],
  );
  const [count] = await tx.query<{ pieces: number }>('select coalesce(max(piece) + 1, 0) as pieces from new_ranks');
  for (let piece = 0; piece < (count?.pieces ?? 0); piece += 1)
    await tx.query('update nfts n set rank = r.place from new_ranks r where n.uuid = r.uuid and r.piece = $1::bigint', [
      piece,
    ]);
  await tx.query('drop table new_ranks');
}
