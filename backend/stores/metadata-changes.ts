import type { Database, Queries } from '../db/database.ts';
import { ITEM_REST_SECONDS } from './metadata.ts';
import { tellMetadata } from './metadata-told.ts';

/** Identifiers, both ends included. */
export type IdRange = { from: bigint; to: bigint };
/** By collection: single items, and a range that holds all others. */
export type MetadataChanges = Map<string, { ids: Set<bigint>; range: IdRange | null }>;

/** So many items of a collection are asked for one by one; more of them as a range. */
const MOST_IDS = 64;
/** A collection's next pass over a range begins this long after the last one began, at the earliest. */
const RANGE_REST_SECONDS = 600;

const widen = (range: IdRange | null, { from, to }: IdRange): IdRange => ({
  from: range && range.from < from ? range.from : from,
  to: range && range.to > to ? range.to : to,
});

/** Notes what one event tells. However many there are, and however wide, what is held of a collection stays small. */
export function noteChanged(changes: MetadataChanges, collectionUuid: string, changed: IdRange): void {
  const { from, to } = changed;
  if (to < from) return;
  const known = changes.get(collectionUuid) ?? { ids: new Set(), range: null };
  changes.set(collectionUuid, known);
  if (known.range && known.range.from <= from && to <= known.range.to) return;
  if (to - from < MOST_IDS) for (let id = from; id <= to; id += 1n) known.ids.add(id);
  else known.range = widen(known.range, changed);
  if (known.ids.size <= MOST_IDS) return;
  for (const id of known.ids) known.range = widen(known.range, { from: id, to: id });
  known.ids.clear();
}

/** Lets items wait for their metadata. Those that wait already keep their place, the others have their rest first. */
const askAgain = `metadata_state = 'waiting', metadata_tries = 0, metadata_asks = metadata_asks + 1,
  metadata_after = case when metadata_state = 'waiting' and metadata_tries = 0 then metadata_after
    else metadata_read + ${ITEM_REST_SECONDS} end`;

/** Asks for what changed: a few items at once, a range as one row of its collection, whose items the worker finds. */
export async function askForChanged(tx: Queries, chainId: number, changes: MetadataChanges): Promise<void> {
  for (const [collectionUuid, { ids, range }] of changes) {
    if (ids.size > 0) {
      await tx.query(
        `update nfts set ${askAgain} where collection_uuid = $1 and identifier = any($2::text[]::numeric[])`,
        [collectionUuid, [...ids].map(String)],
      );
    }
    if (range) {
      await tx.query(
        `insert into metadata_ranges as m (collection_uuid, chain_id, wanted_from, wanted_to)
         values ($1, $2, $3::text::numeric, $4::text::numeric)
         on conflict (collection_uuid) do update set wanted_from = least(m.wanted_from, excluded.wanted_from),
           wanted_to = greatest(m.wanted_to, excluded.wanted_to)`,
        [collectionUuid, chainId, String(range.from), String(range.to)],
      );
    }
  }
  if (changes.size > 0) await tellMetadata(tx, chainId);
}

/**
 * Asks for the next items of a range that changed, `limit` at most; false when none is under way. What is told during a
 * pass waits for the next one, so that a contract that never stops begins none anew. Collections take turns by chance.
 */
export function askForSomeOfRange(database: Database, chainId: number, now: number, limit: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.query(
      `update metadata_ranges set next_id = wanted_from, last_id = wanted_to, wanted_from = null, wanted_to = null,
         begun_at = $2
       where chain_id = $1 and next_id is null and wanted_from is not null and begun_at + ${RANGE_REST_SECONDS} <= $2`,
      [chainId, now],
    );
    const [range] = await tx.query<{ uuid: string; next: string; last: string }>(
      `select collection_uuid as uuid, next_id::text as next, last_id::text as last from metadata_ranges
       where chain_id = $1 and next_id is not null order by random() limit 1 for update skip locked`,
      [chainId],
    );
    if (!range) return false;
    const [asked] = await tx.query<{ count: number; last: string | null }>(
      `with batch as (
         select uuid, identifier from nfts
         where collection_uuid = $1 and identifier between $2::text::numeric and $3::text::numeric
         order by identifier limit $4
       ), asked as (update nfts n set ${askAgain} from batch where n.uuid = batch.uuid)
       select count(*)::int as count, max(identifier)::text as last from batch`,
      [range.uuid, range.next, range.last, limit],
    );
    const next = asked?.count === limit ? asked.last : null;
    await tx.query(
      `update metadata_ranges set next_id = $2::text::numeric + 1, last_id = case when $2::text is null then null else last_id end
       where collection_uuid = $1`,
      [range.uuid, next],
    );
    return true;
  });
}
