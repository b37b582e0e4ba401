import type { NftFacets } from '../../src/contract/nft.ts';
import { MOST_VALUES, type CollectionRow } from './collections.ts';
import type { StoreContext } from './context.ts';
import { Conditions, filterConditions, newSince, type NftFilter } from './nft-filter.ts';

/** A filter may leave a whole collection: no more items than this are looked at for one count. */
const COUNTED = 5_000;
/** Each chosen trait type is a count of its own; what is chosen beyond these is counted like the rest. */
const MAX_CHOSEN = 8;

const typeOf = (trait: string) => trait.split(':', 1)[0] ?? '';

type TraitCount = NftFacets['traits'][number];

const matching = (where: Conditions) =>
  `select n.attributes, n.listing_hash, n.offer_hash, n.minted_time
   from nfts n join collections c on c.uuid = n.collection_uuid where ${where.sql} limit ${COUNTED}`;

/** How many of the items for which a filter holds have each trait; of one `type`, or of all. */
async function countTraits(
  context: StoreContext,
  collection: CollectionRow,
  filter: NftFilter,
  type: string | null,
): Promise<TraitCount[]> {
  const where = filterConditions(context, collection, filter);
  const rows = matching(where);
  const only = where.bind(type);
  return context.database.query<TraitCount>(
    `select a->>'traitType' as "traitType", a->>'value' as value, count(*) as count
     from (${rows}) found, jsonb_array_elements(found.attributes) a
     where ${only}::text is null or a->>'traitType' = ${only}::text
     group by 1, 2 order by 3 desc, 1, 2 limit ${MOST_VALUES}`,
    where.params,
  );
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
  const where = filterConditions(context, collection, { ...filter, status: null });
  const rows = matching(where);
  const [states] = await context.database.query<{ all: number; listed: number; offered: number; recent: number }>(
    `select count(*) as "all", count(listing_hash) as listed, count(offer_hash) as offered,
       count(*) filter (where minted_time > ${where.bind(newSince())}::bigint) as recent
     from (${rows}) found`,
    where.params,
  );
  const chosen = [...new Set(filter.traits.map(typeOf))].slice(0, MAX_CHOSEN);
  const counted = await Promise.all([
    countTraits(context, collection, filter, null),
    ...chosen.map((type) =>
      countTraits(
        context,
        collection,
        { ...filter, traits: filter.traits.filter((one) => typeOf(one) !== type) },
        type,
      ),
    ),
  ]);
  const [others, ...ofChosen] = counted;
  const all = states?.all ?? 0;
  const listed = states?.listed ?? 0;
  return {
    complete: all < COUNTED,
    statuses: {
      all,
      'buy-now': listed,
      'not-listed': all - listed,
      'has-offers': states?.offered ?? 0,
      new: states?.recent ?? 0,
    },
    traits: [...others.filter(({ traitType }) => !chosen.includes(traitType)), ...ofChosen.flat()],
  };
}
