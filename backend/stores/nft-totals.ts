import type { Queries } from '../db/database.ts';
import { countWithin, LOOKED_AT, type Total } from './bounded-count.ts';
import type { CollectionRow } from './collections.ts';
import type { NftConditions, NftFilter } from './nft-filter.ts';

/** Whether a collection is counted at the call: exactly then, whatever the filter. */
export const isSmall = (collection: CollectionRow) => collection.itemsCount <= LOOKED_AT;

/** A trait of at most so many items is looked up by the index of traits; a more frequent one is soon met without it. */
const RARE = 5 * LOOKED_AT;

/** How often each `Type:Value` is in a collection, as of its last count; a type may hold a colon itself. */
async function keptCounts(
  db: Queries,
  collection: CollectionRow,
  traits: readonly string[],
): Promise<{ trait: string; count: number }[]> {
  const splits = traits.flatMap((trait) => {
    const parts = trait.split(':');
    return parts.slice(1).map((_, at) => ({
      trait,
      type: parts.slice(0, at + 1).join(':'),
      value: parts.slice(at + 1).join(':'),
    }));
  });
  return db.query(
    `select r.trait, f.count from jsonb_to_recordset($2::jsonb) r(trait text, type text, value text)
     join facets f on f.collection_uuid = $1 and f.trait_type = r.type and f.value = r.value`,
    [collection.uuid, JSON.stringify(splits)],
  );
}

/** Items that are looked at for a count, as {@link countWithin} reads them, and what is still to hold of each. */
export type Look = { rows: string; rest: string };

/** At most {@link LOOKED_AT} + 1 items: those that an index finds for a part of the conditions. */
export async function lookFor(
  db: Queries,
  collection: CollectionRow,
  { within, order, rest, groups }: NftConditions,
): Promise<Look> {
  const limit = `limit ${LOOKED_AT + 1}`;
  if (!isSmall(collection) && groups.length > 0) {
    const counts = await keptCounts(
      db,
      collection,
      groups.flatMap(({ traits }) => traits),
    );
    const sizes = groups.map(({ traits, sql }) => ({
      sql,
      size: counts.filter(({ trait }) => traits.includes(trait)).reduce((sum, { count }) => sum + count, 0),
    }));
    const [rarest] = sizes.toSorted((a, b) => a.size - b.size);
    // By the index of traits alone: with that of the collection it would read both wholly.
    if (rarest && rarest.size <= RARE)
      return {
        rows: `(select n.* from nfts n where ${rarest.sql} and n.collection_uuid || '' = $1 ${limit}) n`,
        rest: `${within} and ${rest}`,
      };
  }
  return { rows: `(select n.* from nfts n where ${within} order by ${order} ${limit}) n`, rest };
}

const isUnset = ({ minPrice, maxPrice, currency, search, owner }: NftFilter) =>
  [minPrice, maxPrice, currency, search, owner].every((one) => one === null);

/** Whether a filter leaves everything. */
export const isEmpty = (filter: NftFilter) => isUnset(filter) && filter.status === null && filter.traits.length === 0;

/** What is kept beside a collection answers for one filter alone, as of its last count. */
async function keptTotal(db: Queries, collection: CollectionRow, filter: NftFilter): Promise<number | null> {
  const { status, traits } = filter;
  if (isEmpty(filter)) return collection.itemsCount;
  if (!isUnset(filter) || traits.length + (status === null ? 0 : 1) > 1) return null;
  if (status === 'buy-now') return collection.listedCount;
  if (status === 'not-listed') return Math.max(0, collection.itemsCount - collection.listedCount);
  if (status !== null) return null;
  const counts = await keptCounts(db, collection, traits);
  return counts.length > 1 ? null : (counts[0]?.count ?? 0);
}

/**
 * How many items of a collection a filter leaves: exact in a small one, and for one filter alone. `few`: the items
 * among which all of them are, where they are few; a page is then read from these, in whatever order.
 */
export async function countNfts(
  db: Queries,
  collection: CollectionRow,
  filter: NftFilter,
  conditions: NftConditions,
): Promise<Total & { few: Look | null }> {
  const kept = isSmall(collection) ? null : await keptTotal(db, collection, filter);
  if (kept !== null && (kept > LOOKED_AT || isEmpty(filter))) return { total: kept, complete: true, few: null };
  const look = await lookFor(db, collection, conditions);
  // The items themselves need not be read for what somebody has.
  const { rows, rest } =
    conditions.held !== null && isEmpty({ ...filter, owner: null }) ? { rows: conditions.held, rest: 'true' } : look;
  const counted = await countWithin(db, rows, rest, conditions.params);
  if (counted.complete) return { ...counted, few: look };
  return kept === null ? { ...counted, few: null } : { total: kept, complete: true, few: null };
}
