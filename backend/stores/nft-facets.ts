import type { NftFacets } from '../../src/contract/nft.ts';
import { countWithin, LOOKED_AT } from './bounded-count.ts';
import { MOST_VALUES, type CollectionRow } from './collections.ts';
import type { StoreContext } from './context.ts';
import { filterConditions, newSince, type NftFilter } from './nft-filter.ts';
import { isEmpty, isSmall, keptCounts, lookFor, type TraitCount as KeptCount } from './nft-totals.ts';

/** Each chosen trait type is a count of its own; what is chosen beyond these is counted like the rest. */
const MAX_CHOSEN = 8;

const typeOf = (trait: string) => trait.split(':', 1)[0] ?? '';

type TraitCount = NftFacets['traits'][number];

/** How many of the items for which a filter holds have each trait; of one `type`, or of all. */
async function countTraits(
  context: StoreContext,
  collection: CollectionRow,
  filter: NftFilter,
  type: string | null,
  kept: readonly KeptCount[],
): Promise<TraitCount[]> {
  const { database } = context;
  if (!isSmall(collection) && isEmpty(filter))
    return database.query<TraitCount>(
      `select trait_type as "traitType", value, count from facets
       where collection_uuid = $1 and ($2::text is null or trait_type = $2::text)
       order by count desc, trait_type, value limit ${MOST_VALUES}`,
      [collection.uuid, type],
    );
  const conditions = filterConditions(context, collection, filter);
  const { rows, rest, params, isNarrow } = lookFor(collection, conditions, kept);
  const only = `$${params.length + 1}::text`;
  // One by one: a join would read the traits of all collections.
  if (isNarrow)
    return database.query<TraitCount>(
      `select t.trait_type as "traitType", t.value, c.count from (
         select id, count(*) as count from (select unnest(n.traits) as id from ${rows} where ${rest}) found group by 1
       ) c, lateral (select * from traits where id = c.id limit 1) t where ${only} is null or t.trait_type = ${only}
       order by 3 desc, 1, 2 limit ${MOST_VALUES}`,
      [...params, type],
    );
  return database.query<TraitCount>(
    `select a->>'traitType' as "traitType", a->>'value' as value, count(*) as count
     from (select n.attributes from ${rows} where ${rest}) found, jsonb_array_elements(found.attributes) a
     where ${only} is null or a->>'traitType' = ${only}
     group by 1, 2 order by 3 desc, 1, 2 limit ${MOST_VALUES}`,
    [...params, type],
  );
}

/** How many items each state has: of a whole large collection what is kept, and what can be counted wholly. */
async function countStates(
  context: StoreContext,
  collection: CollectionRow,
  filter: NftFilter,
  kept: readonly KeptCount[],
): Promise<Pick<NftFacets, 'complete' | 'statuses'>> {
  const { database } = context;
  if (!isSmall(collection) && isEmpty(filter)) {
    const { itemsCount: all, listedCount: listed } = collection;
    const statuses: NftFacets['statuses'] = { all, 'buy-now': listed, 'not-listed': Math.max(0, all - listed) };
    for (const status of ['has-offers', 'new'] as const) {
      const conditions = filterConditions(context, collection, { ...filter, status });
      const { rows, rest, params } = lookFor(collection, conditions, kept);
      const counted = await countWithin(database, rows, rest, params);
      if (counted.complete) statuses[status] = counted.total;
    }
    return { complete: true, statuses };
  }
  const conditions = filterConditions(context, collection, filter);
  const { rows, rest, params, isNarrow } = lookFor(collection, conditions, kept);
  const holds = (state: string) => `count(*) filter (where (${rest}) and ${state})`;
  const [counts] = await database.query<Record<'looked' | 'all' | 'listed' | 'offered' | 'recent', number>>(
    `select count(*) as looked, ${holds('true')} as "all", ${holds('n.listing_rank is not null')} as listed,
       ${holds(isNarrow ? 'n.offered' : 'n.offer_hash is not null')} as offered,
       ${holds(`n.minted_time > $${params.length + 1}::bigint`)} as recent
     from ${rows}`,
    [...params, newSince()],
  );
  const { looked = 0, all = 0, listed = 0, offered = 0, recent = 0 } = counts ?? {};
  return {
    complete: looked <= LOOKED_AT,
    statuses: { all, 'buy-now': listed, 'not-listed': all - listed, 'has-offers': offered, new: recent },
  };
}

/**
 * What each further filter of a collection's items would leave. A chosen trait's own type is counted without it, for
 * its values are alternatives.
 */
export async function nftFacets(
  context: StoreContext,
  collection: CollectionRow,
  filter: NftFilter,
): Promise<NftFacets> {
  const chosen = [...new Set(filter.traits.map(typeOf))].slice(0, MAX_CHOSEN);
  const without = (type: string) => filter.traits.filter((one) => typeOf(one) !== type);
  const kept = await keptCounts(context.database, collection, filter.traits);
  const [states, others, ...ofChosen] = await Promise.all([
    countStates(context, collection, { ...filter, status: null }, kept),
    countTraits(context, collection, filter, null, kept),
    ...chosen.map((type) => countTraits(context, collection, { ...filter, traits: without(type) }, type, kept)),
  ]);
  return {
    ...states,
    traits: [...others.filter(({ traitType }) => !chosen.includes(traitType)), ...ofChosen.flat()],
  };
}
