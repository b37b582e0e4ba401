import type { Nft, NftCard, NftInfo, NftOwner } from '../../src/contract/nft.ts';
import type { Queries } from '../db/database.ts';
import { storedPrice } from '../core/price.ts';
import type { CollectionRow } from './collections.ts';
import { likePattern, type StoreContext } from './context.ts';
import { covers } from './criteria.ts';
import { nftCard, nftColumns, nftIdentity, nftJoins, shownName, type NftRow } from './nft-rows.ts';
import { listOrders } from './order-list.ts';

type NftDetailRow = NftRow & {
  description: string;
  tokenUri: string;
  owner: `0x${string}` | null;
  ownersCount: number;
  attributes: { traitType: string; value: string }[];
  rank: number | null;
};

async function findNft(db: Queries, collection: CollectionRow, identifier: string, owner: string | null) {
  const rows = await db.query<NftDetailRow>(
    `select ${nftColumns}, n.description, n.token_uri as "tokenUri", n.owner, n.owners_count as "ownersCount",
       n.attributes, n.rank,
       case when $3::text is null then null
         else coalesce((select b.amount from balances b where b.nft_uuid = n.uuid and b.owner = $3::text), 0) end as owned
     from nfts n ${nftJoins}
     where n.collection_uuid = $1 and n.identifier = $2::numeric`,
    [collection.uuid, identifier, owner],
  );
  return rows[0] ?? null;
}

/** An item in full, with how many of `owner` it has; null when the store does not know it. */
export async function nftDetail(
  context: StoreContext,
  collection: CollectionRow,
  identifier: string,
  owner: string | null,
): Promise<Nft | null> {
  const row = await findNft(context.database, collection, identifier, owner);
  if (!row) return null;
  const counts = await context.database.query<{ type: string; value: string; count: number }>(
    'select trait_type as type, value, count from facets where collection_uuid = $1',
    [collection.uuid],
  );
  const countOf = new Map(counts.map((facet) => [`${facet.type}:${facet.value}`, facet.count]));
  return {
    ...nftIdentity(context, row),
    description: row.description,
    tokenUri: row.tokenUri,
    supply: row.supply,
    owner: row.owner,
    ownersCount: row.ownersCount,
    ownedAmount: row.owned,
    attributes: row.attributes.map((attribute) => ({
      ...attribute,
      count: countOf.get(`${attribute.traitType}:${attribute.value}`) ?? 1,
    })),
    rank: row.rank,
    collectionSize: collection.itemsCount,
    creator: { name: collection.creatorName, address: collection.creatorAddress },
  };
}

/** An item as a card shows it, with its description; null when the store does not know it. */
export async function nftCardOf(
  context: StoreContext,
  collection: CollectionRow,
  identifier: string,
): Promise<{ card: NftCard; description: string } | null> {
  const row = await findNft(context.database, collection, identifier, null);
  return row && { card: nftCard(context, row), description: row.description };
}

/** What the market says about one item. */
export async function nftInfo(
  context: StoreContext,
  collection: CollectionRow,
  identifier: string,
): Promise<NftInfo | null> {
  const row = await findNft(context.database, collection, identifier, null);
  if (!row) return null;
  const { database, usdRates } = context;
  const network = context.networks.require(collection.chainId);
  const [listings, counts, sales] = await Promise.all([
    listOrders(context, { side: 'listing', status: 'active', nftUuid: row.uuid, page: 1, size: 1 }),
    database.query<{ offers: number }>(
      `select count(*) as offers from orders o where o.side = 'offer' and o.state = 'active'
         and (o.nft_uuid = $1 or (o.nft_uuid is null and o.collection_uuid = $2 and ${covers('$1')}))`,
      [row.uuid, collection.uuid],
    ),
    database.query<{ time: number; value: string; token: string }>(
      `select time, unit_value as value, token from (
         select time, unit_value, token, block_number, log_index, sub from sales where nft_uuid = $1
         order by block_number desc, log_index desc, sub desc limit 200) latest
       order by block_number, log_index, sub`,
      [row.uuid],
    ),
  ]);
  const card = nftCard(context, row);
  return {
    uuid: row.uuid,
    bestListing: listings.data[0] ?? null,
    listingsCount: listings.total,
    bestOffer: card.bestOffer,
    offersCount: counts[0]?.offers ?? 0,
    lastSale: card.lastSale,
    floor: storedPrice(network, usdRates, collection.floorValue, collection.floorToken),
    sales: sales.flatMap((sale) => {
      const price = storedPrice(network, usdRates, sale.value, sale.token);
      return price ? [{ time: sale.time, price }] : [];
    }),
  };
}

/** One page of holders, largest first, with the number of all. */
export async function nftOwners(
  db: Queries,
  nft: string,
  o: { page: number; size: number },
): Promise<{ data: NftOwner[]; total: number }> {
  const [count] = await db.query<{ total: number }>('select count(*) as total from balances where nft_uuid = $1', [
    nft,
  ]);
  const data = await db.query<NftOwner>(
    'select owner as address, amount from balances where nft_uuid = $1 order by amount desc, owner limit $2 offset $3',
    [nft, o.size, (o.page - 1) * o.size],
  );
  return { data, total: count?.total ?? 0 };
}

/** Where an item belongs; null when the store does not know it. */
export async function nftExists(
  db: Queries,
  uuid: string,
): Promise<{ chainId: number; collectionUuid: string } | null> {
  const rows = await db.query<{ chainId: number; collectionUuid: string }>(
    'select chain_id as "chainId", collection_uuid as "collectionUuid" from nfts where uuid = $1',
    [uuid],
  );
  return rows[0] ?? null;
}

/** Whether anybody holds it: neither never minted nor burnt, as far as the store knows. */
export async function nftIsHeld(db: Queries, uuid: string): Promise<boolean> {
  const rows = await db.query('select 1 from nfts where uuid = $1 and supply > 0', [uuid]);
  return rows.length > 0;
}

type FoundNft = {
  uuid: string;
  chainId: number;
  name: string;
  identifier: string;
  collectionSlug: string;
  image: string;
};
type NftSearch = { pattern: string; size: number; chainId: number | null; collectionUuid: string | null };

const foundColumns = `n.uuid, n.chain_id as "chainId", ${shownName} as name, n.identifier, c.slug as "collectionSlug", n.image`;
const foundWithin = `n.supply > 0 and ($2::bigint is null or n.chain_id = $2::bigint)
  and ($3::text is null or n.collection_uuid = $3::text)`;

/** Held items whose shown name holds the pattern, taken literally; earliest match in the name first. */
async function nftsNamed(db: Queries, o: NftSearch): Promise<FoundNft[]> {
  return db.query<FoundNft>(
    `select ${foundColumns} from nfts n join collections c on c.uuid = n.collection_uuid
     where ${shownName} ilike $1 and ${foundWithin}
     order by position(lower($4) in lower(${shownName})), c.volume_rank desc, n.collection_uuid, n.identifier limit $5`,
    [likePattern(o.pattern), o.chainId, o.collectionUuid, o.pattern, o.size],
  );
}

/** Collections that one half-written word may mean. */
const MEANT_COLLECTIONS = 20;
const WITH_NUMBER = /^(.{1,80}?)[\s#]+(0|[1-9][0-9]{0,77})$/;

/** Held items by a part of their collection's name and their number (`iso 6`), by the index of both. */
async function nftsNumbered(db: Queries, o: NftSearch): Promise<FoundNft[]> {
  const [, words, identifier] = WITH_NUMBER.exec(o.pattern) ?? [];
  if (words === undefined || identifier === undefined) return [];
  return db.query<FoundNft>(
    `select ${foundColumns}
     from (select * from collections where name ilike $1 or slug ilike $1 order by volume_rank desc, slug limit $6) c
     join nfts n on n.collection_uuid = c.uuid and n.identifier = $4::numeric
     where ${foundWithin} order by c.volume_rank desc, c.slug limit $5`,
    [likePattern(words), o.chainId, o.collectionUuid, identifier, o.size, MEANT_COLLECTIONS],
  );
}

/** Held items that a person may mean: by name, then by collection and number. Each once. */
export async function searchNfts(db: Queries, o: NftSearch): Promise<FoundNft[]> {
  const [named, numbered] = await Promise.all([nftsNamed(db, o), nftsNumbered(db, o)]);
  const others = numbered.filter(({ uuid }) => named.every((one) => one.uuid !== uuid));
  return [...named, ...others].slice(0, o.size);
}
