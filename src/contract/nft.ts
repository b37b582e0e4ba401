import * as v from 'valibot';
import { collectionTrustSchema } from './collection.ts';
import { cautionSchema, orderSchema, priceSchema } from './order.ts';
import { cursorSchema, pageQueryEntries, pageSizeSchema } from './paging.ts';
import {
  addressSchema,
  decimalStringSchema,
  hash32Schema,
  itemTypeSchema,
  networkNameSchema,
  secondsSchema,
  slugSchema,
  textSchema,
  tintSchema,
  traitSchema,
  uintStringSchema,
  uuidSchema,
} from './primitives.ts';

/** A listing as a card shows it. */
export const listingCardSchema = v.object({
  uuid: uuidSchema,
  price: priceSchema,
  maxAmount: uintStringSchema,
  tokensRemaining: uintStringSchema,
  endTime: secondsSchema,
});

const nftIdentity = {
  uuid: uuidSchema,
  network: slugSchema,
  chainId: v.number(),
  identifier: uintStringSchema,
  name: v.string(),
  /** Absolute URL or app path of the picture's source, '' when there is none; shown through `/_ipx`. */
  image: v.string(),
  /** Null until the picture was made once, and of one that lets the ground through. Not from a server of before. */
  tint: v.optional(v.fallback(v.nullable(tintSchema), null)),
  itemType: itemTypeSchema,
  collection: v.object({
    uuid: uuidSchema,
    slug: slugSchema,
    name: v.string(),
    address: addressSchema,
  }),
};

/** How an account came by what it holds, the last time: `price` for one copy, where it was bought or minted. */
const acquiredSchema = v.object({
  kind: v.picklist(['mint', 'transfer', 'sale']),
  time: secondsSchema,
  price: v.nullable(priceSchema),
});

/** One card of a grid: `/v1/collections/nfts/list/{id}` and `/nfts/{wallet}`. */
export const nftCardSchema = v.object({
  ...nftIdentity,
  /** Copies in all; '1' for a single-copy item. */
  supply: uintStringSchema,
  /** Copies the asked wallet owns; null where no wallet was asked. */
  ownedAmount: v.nullable(uintStringSchema),
  /** By the asked wallet, in its own list alone. Not in what an earlier build stored. */
  acquired: v.optional(v.nullable(acquiredSchema)),
  listing: v.nullable(listingCardSchema),
  bestOffer: v.nullable(priceSchema),
  lastSale: v.nullable(priceSchema),
  /** 1 = rarest in its collection; null while unknown. */
  rank: v.nullable(v.number()),
});
export type NftCard = v.InferOutput<typeof nftCardSchema>;

/** One trait of an item. */
export const attributeSchema = v.object({
  traitType: v.string(),
  value: v.string(),
  /** Items of the collection that share it. */
  count: v.number(),
});

/** Data API `GET /nft/{a}/{b}`: what the chain and the metadata say. */
export const nftSchema = v.object({
  ...nftIdentity,
  description: v.string(),
  tokenUri: v.string(),
  /**
   * What belongs to it beside the picture, shown through `/_media` or `/_interactive`. Not in what an earlier
   * build stored; of a kind that a later server knows, there is none.
   */
  media: v.optional(
    v.fallback(
      v.nullable(v.object({ kind: v.picklist(['audio', 'video', 'model', 'interactive']), source: v.string() })),
      null,
    ),
  ),
  /** Its first mint; null where its chain tells of none. Not in what an earlier build stored. */
  minted: v.optional(v.nullable(v.object({ to: addressSchema, time: secondsSchema, transactionHash: hash32Schema }))),
  supply: uintStringSchema,
  /** The holder of a single-copy item, null for multi-copy. */
  owner: v.nullable(addressSchema),
  ownersCount: v.number(),
  /** Copies of the address in the `owner` query, null without it. */
  ownedAmount: v.nullable(uintStringSchema),
  attributes: v.array(attributeSchema),
  /** 1 = rarest in its collection; null while unknown. */
  rank: v.nullable(v.number()),
  collectionSize: v.number(),
  creator: v.object({ name: v.string(), address: addressSchema }),
  /** Its collection's. Not in what an earlier build stored. */
  trust: v.optional(collectionTrustSchema),
  /** Not in what an earlier build stored. */
  caution: v.optional(v.nullable(cautionSchema)),
});
export type Nft = v.InferOutput<typeof nftSchema>;

/** Marketplace `GET /v1/collections/nfts/info/{a}/{b}`: what the market says. */
export const nftInfoSchema = v.object({
  uuid: uuidSchema,
  bestListing: v.nullable(orderSchema),
  listingsCount: v.number(),
  bestOffer: v.nullable(priceSchema),
  offersCount: v.number(),
  lastSale: v.nullable(priceSchema),
  floor: v.nullable(priceSchema),
  /** Past sales, oldest first. */
  sales: v.array(v.object({ time: secondsSchema, price: priceSchema })),
});
export type NftInfo = v.InferOutput<typeof nftInfoSchema>;

/** One row of `GET /nft/{a}/{b}/owners`: a holder and how many copies they hold. */
export const nftOwnerSchema = v.object({ address: addressSchema, amount: uintStringSchema });
export type NftOwner = v.InferOutput<typeof nftOwnerSchema>;

/** One row of `/transfers/history/…`, newest first. `price` of a mint is what it cost, where that is known. */
export const transferSchema = v.object({
  id: v.string(),
  kind: v.picklist(['mint', 'transfer', 'sale']),
  from: addressSchema,
  to: addressSchema,
  amount: uintStringSchema,
  price: v.nullable(priceSchema),
  transactionHash: hash32Schema,
  blockNumber: v.number(),
  time: secondsSchema,
});
export type Transfer = v.InferOutput<typeof transferSchema>;

/** Orders of an item list. By price, items without a listing come last; by rarity, those whose rank is unknown. */
export const nftSorts = ['price-asc', 'price-desc', 'newest', 'identifier', 'rarity'] as const;
export type NftSort = (typeof nftSorts)[number];

/** Filters of an item list: listed for sale, not listed, with an open offer, minted in the last seven days. */
export const nftStatuses = ['buy-now', 'not-listed', 'has-offers', 'new'] as const;
export type NftStatus = (typeof nftStatuses)[number];

/** How many traits one list call filters by. */
export const MAX_TRAITS = 64;

/** Query of `GET /v1/collections/nfts/list/{id}`. Prices are amounts of `currency` (a symbol), for one unit. */
export const nftListQuerySchema = v.object({
  ...pageQueryEntries,
  next: v.optional(cursorSchema),
  sort: v.optional(v.picklist(nftSorts), 'price-asc'),
  status: v.optional(v.picklist(nftStatuses)),
  minPrice: v.optional(decimalStringSchema),
  maxPrice: v.optional(decimalStringSchema),
  currency: v.optional(textSchema(16)),
  search: v.optional(textSchema(200)),
  /** `Type:Value`, any number of times: values of one type are alternatives, types are all required. */
  trait: v.optional(v.pipe(v.array(traitSchema), v.maxLength(MAX_TRAITS)), []),
  /** Only what this address holds. */
  owner: v.optional(addressSchema),
  network: v.optional(networkNameSchema),
});

/** Query of `GET /v1/collections/nfts/facets/{id}`: the filters of the list. */
export const nftFacetsQuerySchema = v.omit(nftListQuerySchema, ['page', 'size', 'next', 'sort']);

/**
 * How many items each further filter would leave: of a trait or state that is chosen, how many another choice in
 * its place would. Where `complete` is false, there are more than were counted.
 */
export const nftFacetsSchema = v.object({
  complete: v.boolean(),
  statuses: v.object({
    all: v.number(),
    'buy-now': v.number(),
    /** Older servers do not count them. */
    'not-listed': v.optional(v.number()),
    /** A server counts these; from a kept collection they cannot always be told. */
    'has-offers': v.optional(v.number()),
    new: v.optional(v.number()),
  }),
  traits: v.array(v.object({ traitType: v.string(), value: v.string(), count: v.number() })),
});
export type NftFacets = v.InferOutput<typeof nftFacetsSchema>;

/** What somebody holds can be asked for by its listing. */
export const heldStatuses = ['buy-now', 'not-listed'] as const satisfies readonly NftStatus[];
export type HeldStatus = (typeof heldStatuses)[number];

/** Query of `GET /nfts/{wallet}`. */
export const walletNftsQuerySchema = v.object({
  ...pageQueryEntries,
  next: v.optional(cursorSchema),
  network: v.optional(networkNameSchema),
  collection: v.optional(textSchema(80)),
  search: v.optional(textSchema(200)),
  status: v.optional(v.picklist(heldStatuses)),
});

/** Query of `GET /nft/{a}/{b}`: `owner` asks how many copies an address holds. */
export const nftQuerySchema = v.object({
  owner: v.optional(addressSchema),
  network: v.optional(networkNameSchema),
});

/** Query of `GET /nft/{a}/{b}/owners`. */
export const nftOwnersQuerySchema = v.object({ ...pageQueryEntries, network: v.optional(networkNameSchema) });

/** Query of `/transfers/history/…`. `createBefore`: a page's `nextTS`, or Unix seconds. */
export const historyQuerySchema = v.object({ createBefore: v.optional(textSchema(40)), size: pageSizeSchema });
