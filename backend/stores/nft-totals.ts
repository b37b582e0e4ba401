import type { Queries } from '../db/database.ts';
import { LOOKED_AT } from './bounded-count.ts';
import type { CollectionRow } from './collections.ts';
import type { NftConditions, NftFilter } from './nft-filter.ts';

/** Whether a collection is counted at the call: exactly then, whatever the filter. */
export const isSmall = (collection: CollectionRow) => collection.itemsCount <= LOOKED_AT;

/** Traits that leave at most so many items are looked up by their index; more frequent ones are soon met without it. */
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

/** Items that are looked at, as SQL with the name `n`, at most one more than `most`; `rest`: what is still to hold of each. */
export type Look = { rows: string; rest: string; most: number };

/**
 * Items that an index finds for a part of the conditions. `end`: how many items the pages up to the one that is asked for
 * have. Of items with several traits all are looked at where the walk to that page would meet more of the others.
 */
export async function lookFor(
  db: Queries,
  collection: CollectionRow,
  { all, within, order, rest, groups }: NftConditions,
  end = 0,
): Promise<Look> {
  const walked = Math.min(RARE, Math.sqrt(end * collection.itemsCount));
  if (!isSmall(collection) && groups.length > 0) {
    const counts = await keptCounts(
      db,
      collection,
      groups.flatMap(({ traits }) => traits),
    );
    const shares = groups.map(({ traits }) => {
      const size = counts.filter(({ trait }) => traits.includes(trait)).reduce((sum, { count }) => sum + count, 0);
      return Math.min(1, size / collection.itemsCount);
    });
    const expected = shares.reduce((left, share) => left * share, collection.itemsCount);
    const most = expected <= walked ? Math.max(LOOKED_AT, Math.ceil(walked)) : LOOKED_AT;
    // By the index of traits alone: with that of the collection it would read both wholly.
    if (expected <= RARE)
      return {
        rows: `(select n.* from nfts n where ${groups.map(({ indexed }) => indexed).join(' and ')} limit ${most + 1}) n`,
        rest: all,
        most,
      };
  }
  const rows = `(select n.* from nfts n where ${within} order by ${order} limit ${LOOKED_AT + 1}) n`;
  return { rows, rest, most: LOOKED_AT };
}

const isUnset = ({ minPrice, maxPrice, currency, search, owner }: NftFilter) =>
  [minPrice, maxPrice, currency, search, owner].every((one) => one === null);

/** Whether a filter leaves everything. */
export const isEmpty = (filter: NftFilter) => isUnset(filter) && filter.status === null && filter.traits.length === 0;

/** What is kept beside a large collection answers for one filter alone, as of its last count; null where nothing is. */
export async function keptTotal(db: Queries, collection: CollectionRow, filter: NftFilter): Promise<number | null> {
  const { status, traits } = filter;
  if (isSmall(collection)) return null;
  if (isEmpty(filter)) return collection.itemsCount;
  if (!isUnset(filter) || traits.length + (status === null ? 0 : 1) > 1) return null;
  if (status === 'buy-now') return collection.listedCount;
  if (status === 'not-listed') return Math.max(0, collection.itemsCount - collection.listedCount);
  if (status !== null) return null;
  const counts = await keptCounts(db, collection, traits);
  return counts.length > 1 ? null : (counts[0]?.count ?? 0);
}
