import type { Collection, CollectionCard, CollectionSort } from '../../src/contract/collection.ts';
import type { ItemType } from '../../src/contract/primitives.ts';
import type { Queries } from '../db/database.ts';
import { storedPrice } from '../core/price.ts';
import { countWithin, LOOKED_AT, totalOf, type Total } from './bounded-count.ts';
import { Conditions } from './conditions.ts';
import { likePattern, type StoreContext } from './context.ts';
import { openDropOf } from './drops.ts';
import { trustOf } from './trust.ts';

/**
 * A collection with its counted columns. Values are base units as decimal texts, times Unix seconds,
 * `offerRank` millionths of a dollar.
 */
export type CollectionRow = {
  uuid: string;
  chainId: number;
  address: `0x${string}`;
  slug: string;
  name: string;
  description: string;
  itemType: ItemType;
  creatorName: string;
  creatorAddress: `0x${string}`;
  image: string;
  banner: string;
  royaltyBps: number;
  royaltyRecipient: `0x${string}`;
  createdAt: number;
  deployedBlock: number;
  backfilled: boolean;
  verified: boolean;
  itemsCount: number;
  ownersCount: number;
  listedCount: number;
  offersCount: number;
  floorValue: string | null;
  floorToken: string | null;
  offerValue: string | null;
  offerToken: string | null;
  offerRank: string | null;
  hourVolumeValue: string;
  volumeValue: string;
  weekVolumeValue: string;
  hourChangePercent: number | null;
  changePercent: number | null;
  weekChangePercent: number | null;
  sparkline: number[];
  previews: string[];
};

/** Of `collections`, as a {@link CollectionRow}. */
export const collectionColumns = `uuid, chain_id as "chainId", address, slug, name, description, item_type as "itemType",
  creator_name as "creatorName", creator_address as "creatorAddress", image, banner, royalty_bps as "royaltyBps",
  royalty_recipient as "royaltyRecipient", created_at as "createdAt", deployed_block as "deployedBlock", backfilled, verified,
  items_count as "itemsCount", owners_count as "ownersCount", listed_count as "listedCount",
  offers_count as "offersCount", floor_value as "floorValue", floor_token as "floorToken",
  offer_value as "offerValue", offer_token as "offerToken", offer_rank as "offerRank",
  hour_volume_value as "hourVolumeValue", volume_value as "volumeValue", week_volume_value as "weekVolumeValue",
  hour_change_percent as "hourChangePercent", change_percent as "changePercent",
  week_change_percent as "weekChangePercent", sparkline, previews`;

/** By slug, uuid or contract address; an address on several networks needs the network's chain id. */
export async function findCollection(db: Queries, id: string, chainId?: number): Promise<CollectionRow | null> {
  const key = id.toLowerCase();
  const column = /^0x[0-9a-f]{40}$/.test(key) ? 'address' : /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(key) ? 'uuid' : 'slug';
  const rows = await db.query<CollectionRow>(
    `select ${collectionColumns} from collections where ${column} = $1 and ($2::bigint is null or chain_id = $2::bigint)
       and not hidden order by chain_id limit 1`,
    [key, chainId ?? null],
  );
  return rows[0] ?? null;
}

/** All collections of a network, by address. */
export async function collectionsOfChain(db: Queries, chainId: number): Promise<CollectionRow[]> {
  return db.query<CollectionRow>(`select ${collectionColumns} from collections where chain_id = $1 order by address`, [
    chainId,
  ]);
}

export const collectionOrder: Record<CollectionSort, string> = {
  'volume-1h': 'hour_volume_rank desc, listed_count desc, slug',
  volume: 'volume_rank desc, listed_count desc, slug',
  'volume-7d': 'week_volume_rank desc, listed_count desc, slug',
  floor: 'floor_rank desc nulls last, slug',
  'floor-asc': 'floor_rank asc nulls last, slug',
  items: 'items_count desc, slug',
  newest: 'created_at desc, slug',
  name: 'lower(name), slug',
};

/** One page (`page` counts from 1) with the number of all that match. */
export async function listCollections(
  db: Queries,
  o: {
    page: number;
    size: number;
    sort: CollectionSort;
    chainId: number | null;
    search: string | null;
    creator: string | null;
  },
): Promise<Total & { rows: CollectionRow[] }> {
  const where = new Conditions();
  where.add('not hidden');
  if (o.chainId !== null) where.add(`chain_id = ${where.bind(o.chainId)}::bigint`);
  if (o.creator !== null) where.add(`creator_address = ${where.bind(o.creator)}`);
  if (o.search !== null) {
    const pattern = where.bind(likePattern(o.search));
    where.add(`(name ilike ${pattern} or slug ilike ${pattern})`);
  }
  const matching = where.sql;
  const params = [...where.params];
  const offset = (o.page - 1) * o.size;
  const rows = await db.query<CollectionRow>(
    `select ${collectionColumns} from collections where ${matching} order by ${collectionOrder[o.sort]}
     limit ${where.bind(o.size + 1)} offset ${where.bind(offset)}`,
    where.params,
  );
  const some = `(select 1 from collections where ${matching} limit ${LOOKED_AT + 1}) c`;
  const page = { offset, rows: Math.min(rows.length, o.size), hasMore: rows.length > o.size };
  return { ...(await totalOf(page, () => countWithin(db, some, 'true', params))), rows: rows.slice(0, o.size) };
}

/** Those of the named that exist, in the order they were named. */
export async function packCollections(db: Queries, ids: readonly string[]): Promise<CollectionRow[]> {
  const keys = [...new Set(ids.map((id) => id.toLowerCase()))];
  const rows = await db.query<CollectionRow>(
    `select ${collectionColumns} from collections
     where (uuid = any($1::text[]) or slug = any($1::text[]) or address = any($1::text[])) and not hidden order by chain_id, slug`,
    [keys],
  );
  const place = (row: CollectionRow) =>
    Math.min(
      ...[row.uuid, row.slug, row.address].map((key) => (keys.indexOf(key) + keys.length + 1) % (keys.length + 1)),
    );
  return rows.toSorted((a, b) => place(a) - place(b));
}

/** A row as the API tells it. Throws when its network is not configured. */
export function collectionCard(context: StoreContext, row: CollectionRow): CollectionCard {
  const network = context.networks.require(row.chainId);
  const price = (value: string | null, token: string | null) => storedPrice(network, context.usdRates, value, token);
  return {
    uuid: row.uuid,
    slug: row.slug,
    name: row.name,
    network: network.slug,
    chainId: row.chainId,
    address: row.address,
    itemType: row.itemType,
    creator: { name: row.creatorName, address: row.creatorAddress },
    image: row.image,
    banner: row.banner,
    previews: row.previews,
    itemsCount: row.itemsCount,
    ownersCount: row.ownersCount,
    listedCount: row.listedCount,
    floor: price(row.floorValue, row.floorToken),
    volume1h: price(row.hourVolumeValue, network.currency.address),
    volume24h: price(row.volumeValue, network.currency.address),
    volume7d: price(row.weekVolumeValue, network.currency.address),
    change1h: row.hourChangePercent,
    change24h: row.changePercent,
    change7d: row.weekChangePercent,
    sparkline: row.sparkline.length > 1 ? row.sparkline : [],
  };
}

/** Careless metadata has a value of its own for each item: the most frequent are told. */
export const MOST_VALUES = 1_000;

/**
 * The card with description, traits, best collection offer and open drop. Throws when its network is not
 * configured.
 */
export async function collectionDetail(context: StoreContext, row: CollectionRow): Promise<Collection> {
  const network = context.networks.require(row.chainId);
  const facets = await context.database.query<{ type: string; values: { value: string; count: number }[] }>(
    `select trait_type as type, jsonb_agg(jsonb_build_object('value', value, 'count', count) order by count desc, value) as values
     from (select * from facets where collection_uuid = $1 order by count desc limit ${MOST_VALUES}) frequent
     group by trait_type order by trait_type`,
    [row.uuid],
  );
  return {
    ...collectionCard(context, row),
    description: row.description,
    royaltyBps: row.royaltyBps,
    bestOffer: storedPrice(network, context.usdRates, row.offerValue, row.offerToken),
    createdAt: row.createdAt,
    facets: facets.map((facet) => ({ traitType: facet.type, values: facet.values })),
    offersCount: row.offersCount,
    drop: await openDropOf(context, row),
    trust: await trustOf(context.database, row),
  };
}
