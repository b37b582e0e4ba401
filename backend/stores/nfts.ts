import type { Nft, NftCard, NftInfo, NftOwner } from '../../src/contract/nft.ts';
import type { Database, Queries } from '../db/database.ts';
import { storedPrice } from '../core/price.ts';
import { kindByName } from '../core/media-kinds.ts';
import { countWithin, LOOKED_AT, totalOf, type Total } from './bounded-count.ts';
import { cautionOf, type StoredCaution } from './cautions.ts';
import type { CollectionRow } from './collections.ts';
import type { StoreContext } from './context.ts';
import { covers } from './criteria.ts';
import { nftCard, nftColumns, nftIdentity, nftJoins, type NftRow } from './nft-rows.ts';
import { listOrders } from './order-list.ts';
import { startOfPage } from './page-places.ts';
import { networkTime } from './networks.ts';
import { IS_SHOWN } from './shown.ts';
import { firstMint } from './transfers.ts';
import { trustOf } from './trust.ts';

type NftDetailRow = NftRow & {
  description: string;
  tokenUri: string;
  media: string;
  caution: StoredCaution | null;
  owner: `0x${string}` | null;
  ownersCount: number;
  attributes: { traitType: string; value: string }[];
};

async function findNft(db: Queries, collection: CollectionRow, identifier: string, owner: string | null) {
  const rows = await db.query<NftDetailRow>(
    `select ${nftColumns}, n.description, n.token_uri as "tokenUri", n.media, n.caution, n.owner, n.owners_count as "ownersCount",
       n.attributes,
       case when $3::text is null then null
         else coalesce((select b.amount from balances b where b.nft_uuid = n.uuid and b.owner = $3::text), 0) end as owned
     from nfts n ${nftJoins}
     where n.collection_uuid = $1 and n.identifier = $2::numeric and not n.hidden`,
    [collection.uuid, identifier, owner],
  );
  return rows[0] ?? null;
}

function mediaOf(source: string): Nft['media'] {
  const kind = kindByName(source);
  return kind === null ? null : { kind, source };
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
    `select f.trait_type as type, f.value, f.count from jsonb_to_recordset($2::jsonb) a("traitType" text, value text)
     join facets f on f.collection_uuid = $1 and f.trait_type = a."traitType" and f.value = a.value`,
    [collection.uuid, JSON.stringify(row.attributes)],
  );
  const countOf = new Map(counts.map((facet) => [`${facet.type}:${facet.value}`, facet.count]));
  return {
    ...nftIdentity(context, row),
    description: row.description,
    tokenUri: row.tokenUri,
    media: mediaOf(row.media),
    minted: await firstMint(context.database, row.uuid),
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
    trust: await trustOf(context.database, collection),
    caution: cautionOf(
      context,
      collection.chainId,
      row.caution,
      await networkTime(context.database, collection.chainId),
    ),
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
      `select (select count(*) from (select 1 from orders o where o.side = 'offer' and o.state = 'active'
           and o.nft_uuid = $1 limit ${LOOKED_AT}) own)
         + (select count(*) from (select o.collection_uuid, o.criteria_root from orders o where o.side = 'offer'
           and o.state = 'active' and o.nft_uuid is null and o.collection_uuid = $2 limit ${LOOKED_AT}) o
           where ${covers('$1')}) as offers`,
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
  db: Database,
  nft: string,
  { page, size }: { page: number; size: number },
): Promise<Total & { data: NftOwner[] }> {
  const offset = (page - 1) * size;
  const order = 'b.amount desc, b.owner';
  const list = `select b.amount::text as key, b.owner as tie, row_number() over (order by ${order}) as place
    from balances b where b.nft_uuid = $1`;
  const { after, skip } = await startOfPage(db, { offset, list, params: [nft] });
  const rows = await db.query<NftOwner>(
    `select b.owner as address, b.amount from balances b
     where b.nft_uuid = $1 and ($4::numeric is null or (b.amount <= $4 and (b.amount < $4 or b.owner > $5::text)))
     order by ${order} limit $2 offset $3`,
    [nft, size + 1, skip, after?.key ?? null, after?.tie ?? null],
  );
  const data = rows.slice(0, size);
  const some = `(select 1 from balances where nft_uuid = $1 limit ${LOOKED_AT + 1}) b`;
  const place = { offset, rows: data.length, hasMore: rows.length > size };
  return { ...(await totalOf(place, () => countWithin(db, some, 'true', [nft]))), data };
}

/** Where an item belongs; null when the store does not know it. */
export async function nftExists(
  db: Queries,
  uuid: string,
): Promise<{ chainId: number; collectionUuid: string } | null> {
  const rows = await db.query<{ chainId: number; collectionUuid: string }>(
    `select n.chain_id as "chainId", n.collection_uuid as "collectionUuid" from nfts n
     join collections c on c.uuid = n.collection_uuid where n.uuid = $1 and ${IS_SHOWN}`,
    [uuid],
  );
  return rows[0] ?? null;
}

/** Where an item's page is; null where no item has this uuid. */
export async function nftPlace(db: Queries, uuid: string): Promise<{ slug: string; identifier: string } | null> {
  const rows = await db.query<{ slug: string; identifier: string }>(
    `select c.slug, n.identifier from nfts n join collections c on c.uuid = n.collection_uuid where n.uuid = $1 and ${IS_SHOWN}`,
    [uuid],
  );
  return rows[0] ?? null;
}

/** Whether the operator hides it. What the store does not know is not hidden. */
export async function nftIsHidden(db: Queries, uuid: string): Promise<boolean> {
  const rows = await db.query('select 1 from nfts where uuid = $1 and hidden', [uuid]);
  return rows.length > 0;
}

/** Whether anybody holds it: neither never minted nor burnt, as far as the store knows. */
export async function nftIsHeld(db: Queries, uuid: string): Promise<boolean> {
  const rows = await db.query('select 1 from nfts where uuid = $1 and supply > 0', [uuid]);
  return rows.length > 0;
}
