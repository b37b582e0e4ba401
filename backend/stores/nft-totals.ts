import { LOOKED_AT } from './bounded-count.ts';
import type { CollectionRow } from './collections.ts';
import type { Param, Queries } from '../db/database.ts';
import type { NftConditions, NftFilter } from './nft-filter.ts';

/** Whether a collection is counted at the call: exactly then, whatever the filter. */
export const isSmall = (collection: CollectionRow) => collection.itemsCount <= LOOKED_AT;

/** Traits that leave at most so many items are looked up by their index; more frequent ones are soon met without it. */
const RARE = 5 * LOOKED_AT;

/** So many items of a trait are read at most, which lie side by side: some sixty to a page of their index. */
const SIDE_BY_SIDE = 20 * LOOKED_AT;

/** `id`: its number in `trait_items`. */
export type TraitCount = { id: number | null; trait: string; count: number };

/**
 * How often each `Type:Value` is in a large collection, as of its last count; a type may hold a colon itself. Nothing for
 * a small one, which is counted at the call.
 */
export async function keptCounts(
  db: Queries,
  collection: CollectionRow,
  traits: readonly string[],
): Promise<TraitCount[]> {
  if (traits.length === 0 || isSmall(collection)) return [];
  const splits = traits.flatMap((trait) => {
    const parts = trait.split(':');
    return parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join(':'), parts.slice(at + 1).join(':')] as const);
  });
  const rows = await db.query<{ id: number | null; trait: string; count: number }>(
    `select t.id, f.trait_type || ':' || f.value as trait, f.count
     from facets f left join traits t using (collection_uuid, trait_type, value)
     where f.collection_uuid = $1 and f.trait_type = any($2::text[]) and f.value = any($3::text[])`,
    [collection.uuid, splits.map(([type]) => type), splits.map(([, value]) => value)],
  );
  return rows.filter(({ trait }) => traits.includes(trait));
}

/**
 * Items that are looked at, as SQL with the name `n`, at most one more than `most`; `rest`: what is still to hold of
 * each. They are rows of `nfts`, or with `isNarrow` of `trait_items`.
 */
export type Look = { rows: string; rest: string; most: number; params: readonly Param[]; isNarrow: boolean };

type Group = { ids: readonly (number | null)[]; size: number };

/** Items of the rarest type's traits, which lie side by side, that have one of each other type; null where these are many. */
function lookAside({ narrow }: NftConditions, groups: readonly Group[], most: number): Look | null {
  const [rarest, ...others] = groups.toSorted((a, b) => a.size - b.size);
  const isKnown = groups.every(({ ids }) => ids.length > 0 && !ids.includes(null));
  if (narrow === null || rarest === undefined || !isKnown || rarest.size > SIDE_BY_SIDE) return null;
  const bound = narrow();
  const rest = bound.sql || 'true';
  const bind = (ids: Group['ids']) => `${bound.bind(ids.map(String))}::text[]::integer[]`;
  // One number is looked for in half the time that a set takes.
  const hasOne = (ids: Group['ids']) =>
    ids.length === 1 ? `${bound.bind(ids[0] ?? null)}::integer = any(n.traits)` : `n.traits && ${bind(ids)}`;
  const all = [`n.trait = any(${bind(rarest.ids)})`, ...others.map(({ ids }) => hasOne(ids))];
  // An item may have two alternatives of one type.
  const [each, order] = rarest.ids.length > 1 ? ['distinct on (n.identifier)', 'order by n.identifier'] : ['', ''];
  const rows = `(select ${each} n.* from trait_items n where ${all.join(' and ')} ${order} limit ${most + 1}) n`;
  return { rows, rest, most, params: bound.params, isNarrow: true };
}

/**
 * Items that an index finds for a part of the conditions. `end`: how many items the pages up to the one that is asked for
 * have. Of items with several traits all are looked at where the walk to that page would meet more of the others.
 */
export function lookFor(
  collection: CollectionRow,
  conditions: NftConditions,
  counts: readonly TraitCount[],
  end = 0,
): Look {
  const { all, within, order, rest, groups, params } = conditions;
  const walked = Math.min(RARE, Math.sqrt(end * collection.itemsCount));
  if (!isSmall(collection) && groups.length > 0) {
    const sized = groups.map(({ traits }) => {
      const known = counts.filter(({ trait }) => traits.includes(trait));
      return { ids: known.map(({ id }) => id), size: known.reduce((sum, { count }) => sum + count, 0) };
    });
    const expected = sized.reduce(
      (left, { size }) => left * Math.min(1, size / collection.itemsCount),
      collection.itemsCount,
    );
    const most = expected <= walked ? Math.max(LOOKED_AT, Math.ceil(walked)) : LOOKED_AT;
    const aside = expected <= RARE ? lookAside(conditions, sized, most) : null;
    if (aside !== null) return aside;
    // By the index of traits alone: with that of the collection it would read both wholly.
    if (expected <= RARE)
      return {
        params,
        isNarrow: false,
        rows: `(select n.* from nfts n where ${groups.map(({ indexed }) => indexed).join(' and ')} limit ${most + 1}) n`,
        rest: all,
        most,
      };
  }
  const rows = `(select n.* from nfts n where ${within} order by ${order} limit ${LOOKED_AT + 1}) n`;
  return { rows, rest, most: LOOKED_AT, params, isNarrow: false };
}

const isUnset = ({ minPrice, maxPrice, currency, search, owner }: NftFilter) =>
  [minPrice, maxPrice, currency, search, owner].every((one) => one === null);

/** Whether a filter leaves everything. */
export const isEmpty = (filter: NftFilter) => isUnset(filter) && filter.status === null && filter.traits.length === 0;

/** What is kept beside a large collection answers for one filter alone, as of its last count; null where nothing is. */
export function keptTotal(collection: CollectionRow, filter: NftFilter, counts: readonly TraitCount[]): number | null {
  const { status, traits } = filter;
  if (isSmall(collection)) return null;
  if (isEmpty(filter)) return collection.itemsCount;
  if (!isUnset(filter) || traits.length + (status === null ? 0 : 1) > 1) return null;
  if (status === 'buy-now') return collection.listedCount;
  if (status === 'not-listed') return Math.max(0, collection.itemsCount - collection.listedCount);
  if (status !== null) return null;
  return counts.length > 1 ? null : (counts[0]?.count ?? 0);
}
