import type { NftCard } from '../../src/contract/nft.ts';
import type { ItemType, Tint } from '../../src/contract/primitives.ts';
import { storedPrice } from '../core/price.ts';
import type { StoreContext } from './context.ts';

/** An item with its collection, best listing, best offer and last sale. Values are base units as decimal texts. */
export type NftRow = {
  uuid: string;
  chainId: number;
  identifier: string;
  name: string;
  image: string;
  tint: Tint | null;
  itemType: ItemType;
  collectionUuid: string;
  collectionSlug: string;
  collectionName: string;
  collectionAddress: `0x${string}`;
  supply: string;
  owned: string | null;
  listingUuid: string | null;
  listingValue: string | null;
  listingToken: string | null;
  listingMax: string | null;
  listingRemaining: string | null;
  listingEnd: number | null;
  offerValue: string | null;
  offerToken: string | null;
  saleValue: string | null;
  saleToken: string | null;
  rank: number | null;
};

/** An item without a name is called by its collection and number. */
export const shownName = `coalesce(nullif(n.name, ''), c.name || ' #' || n.identifier)`;

/** Whether that name of `nfts n` holds what `pattern` binds; the collection is looked up for those without a name alone. */
export const isCalled = (pattern: string) =>
  `(n.name ilike ${pattern} or (n.name = ''
    and (select name from collections where uuid = n.collection_uuid) || ' #' || n.identifier ilike ${pattern}))`;

/** Needs `n` (nfts), `c` (collections) and `l` (the best listing) in the query; `owned` is given by the caller. */
export const nftColumns = `n.uuid, n.chain_id as "chainId", n.identifier, ${shownName} as name, n.image, t.tint,
  c.item_type as "itemType", c.uuid as "collectionUuid", c.slug as "collectionSlug", c.name as "collectionName",
  c.address as "collectionAddress", n.supply,
  l.uuid as "listingUuid", l.unit_value as "listingValue", l.token as "listingToken", l.max_amount as "listingMax",
  l.remaining as "listingRemaining", l.end_time as "listingEnd",
  case when coalesce(c.offer_rank, -1) > coalesce(n.offer_rank, -1) then c.offer_value else n.offer_value end as "offerValue",
  case when coalesce(c.offer_rank, -1) > coalesce(n.offer_rank, -1) then c.offer_token else n.offer_token end as "offerToken",
  n.sale_value as "saleValue", n.sale_token as "saleToken", n.rank`;

/** `t.tint` of an `n`; the key is a digest, as sources may be too long for one. */
export const tintJoin = `left join tints t on t.source = md5(n.image)`;

/** The joins that {@link nftColumns} needs after `nfts n`. */
export const nftJoins = `join collections c on c.uuid = n.collection_uuid
  left join orders l on l.chain_id = n.chain_id and l.hash = n.listing_hash ${tintJoin}`;

/** What names an item in every answer. Throws when its network is not configured. */
export function nftIdentity(context: StoreContext, row: NftRow) {
  return {
    uuid: row.uuid,
    network: context.networks.require(row.chainId).slug,
    chainId: row.chainId,
    identifier: row.identifier,
    name: row.name,
    image: row.image,
    tint: row.tint,
    itemType: row.itemType,
    collection: {
      uuid: row.collectionUuid,
      slug: row.collectionSlug,
      name: row.collectionName,
      address: row.collectionAddress,
    },
  };
}

/** A row as lists tell it. Throws when its network is not configured. */
export function nftCard(context: StoreContext, row: NftRow): NftCard {
  const network = context.networks.require(row.chainId);
  const price = (value: string | null, token: string | null) => storedPrice(network, context.usdRates, value, token);
  const listingPrice = price(row.listingValue, row.listingToken);
  return {
    ...nftIdentity(context, row),
    supply: row.supply,
    ownedAmount: row.owned,
    listing:
      row.listingUuid !== null && listingPrice !== null
        ? {
            uuid: row.listingUuid,
            price: listingPrice,
            maxAmount: row.listingMax ?? '0',
            tokensRemaining: row.listingRemaining ?? '0',
            endTime: row.listingEnd ?? 0,
          }
        : null,
    bestOffer: price(row.offerValue, row.offerToken),
    lastSale: price(row.saleValue, row.saleToken),
    rank: row.rank,
  };
}
