import * as v from 'valibot';
import { dropSchema } from './drop.ts';
import { priceSchema } from './order.ts';
import { MAX_PAGE_SIZE, pageQueryEntries, pageSizeSchema } from './paging.ts';
import {
  addressSchema,
  itemTypeSchema,
  networkNameSchema,
  secondsSchema,
  slugSchema,
  textSchema,
  uuidSchema,
} from './primitives.ts';

/** A collection in a list: `/collections`, `/collection/slider/list`, `/collections/pack`. */
export const collectionCardSchema = v.object({
  uuid: uuidSchema,
  slug: slugSchema,
  name: v.string(),
  network: slugSchema,
  chainId: v.number(),
  address: addressSchema,
  itemType: itemTypeSchema,
  creator: v.object({ name: v.string(), address: addressSchema }),
  image: v.string(),
  banner: v.string(),
  /** Up to five pictures of its items. */
  previews: v.array(v.string()),
  itemsCount: v.number(),
  ownersCount: v.number(),
  /** Null where a market without a server cannot ask the network. */
  listedCount: v.nullable(v.number()),
  floor: v.nullable(priceSchema),
  /** Traded in the last 24 hours, in the network's currency. */
  volume24h: v.nullable(priceSchema),
  /** The same of the last hour and the last seven days. Not in what an earlier build stored. */
  volume1h: v.optional(v.nullable(priceSchema)),
  volume7d: v.optional(v.nullable(priceSchema)),
  /** Floor's change over 24 hours in percent, null while unknown. */
  change24h: v.nullable(v.number()),
  /** The same over an hour and seven days. Not in what an earlier build stored. */
  change1h: v.optional(v.nullable(v.number())),
  change7d: v.optional(v.nullable(v.number())),
  /** Floor by day for seven days, oldest first, in the network's currency; may be empty. */
  sparkline: v.array(v.number()),
});
export type CollectionCard = v.InferOutput<typeof collectionCardSchema>;

/** The server stores counts; nothing is counted at the call. */
export const facetSchema = v.object({
  traitType: v.string(),
  values: v.array(v.object({ value: v.string(), count: v.number() })),
});

/** `verified`: whether the operator vouches for it. `looksLike`: one they vouch for that has nearly its name. */
export const collectionTrustSchema = v.object({
  verified: v.boolean(),
  looksLike: v.nullable(v.object({ slug: slugSchema, name: v.string() })),
});
export type CollectionTrust = v.InferOutput<typeof collectionTrustSchema>;

/** Data API `GET /collection/{id}`: slug, uuid or contract address. */
export const collectionSchema = v.object({
  ...collectionCardSchema.entries,
  description: v.string(),
  royaltyBps: v.number(),
  bestOffer: v.nullable(priceSchema),
  createdAt: secondsSchema,
  facets: v.array(facetSchema),
  offersCount: v.number(),
  /** The sale of its items that is to open or is open; null when there is none. */
  drop: v.optional(v.nullable(dropSchema), null),
  /** Not in what an earlier build stored. */
  trust: v.optional(collectionTrustSchema),
});
export type Collection = v.InferOutput<typeof collectionSchema>;

/** One row of `GET /autocomplete/collections`. */
export const autocompleteCollectionSchema = v.object({
  uuid: uuidSchema,
  slug: slugSchema,
  name: v.string(),
  network: slugSchema,
  image: v.string(),
  creator: v.object({ name: v.string(), address: addressSchema }),
  /** How alike the creator's name and the pattern are spelt, from 0 to 1; earlier servers do not say. */
  creatorLikeness: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  floor: v.nullable(priceSchema),
});
export type AutocompleteCollection = v.InferOutput<typeof autocompleteCollectionSchema>;

/** One row of `GET /autocomplete/nfts`. */
export const autocompleteNftSchema = v.object({
  uuid: uuidSchema,
  name: v.string(),
  identifier: v.string(),
  collectionSlug: slugSchema,
  collectionName: v.string(),
  network: slugSchema,
  image: v.string(),
  /** Its cheapest listing, a unit. */
  price: v.nullable(priceSchema),
});
export type AutocompleteNft = v.InferOutput<typeof autocompleteNftSchema>;

/** Body of `POST /collections/pack`: slugs, uuids or addresses; what names no collection is left out of the answer. */
export const packBodySchema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.minLength(1), v.maxLength(MAX_PAGE_SIZE)),
});

/** Query of a call that names a collection in its path: the network, where an address is on several. */
export const inNetworkQuerySchema = v.object({ network: v.optional(networkNameSchema) });

/**
 * Orders of `GET /collections`: by name from A to Z, else the highest or newest first; `floor-asc` the lowest.
 * `volume` is that of a day.
 */
export const collectionSorts = [
  'volume',
  'volume-1h',
  'volume-7d',
  'floor',
  'floor-asc',
  'items',
  'newest',
  'name',
] as const;
export type CollectionSort = (typeof collectionSorts)[number];

/** Query of `GET /collections`. */
export const collectionListQuerySchema = v.object({
  ...pageQueryEntries,
  sort: v.optional(v.picklist(collectionSorts), 'volume'),
  network: v.optional(networkNameSchema),
  search: v.optional(textSchema(200)),
  creator: v.optional(addressSchema),
});

/** One row of `GET /autocomplete/accounts`. */
export const autocompleteAccountSchema = v.object({ address: addressSchema });

/** Query of the autocomplete calls; `collection` narrows NFTs only. */
export const autocompleteQuerySchema = v.object({
  pattern: v.optional(textSchema(200), ''),
  size: pageSizeSchema,
  network: v.optional(networkNameSchema),
  collection: v.optional(textSchema(80)),
});
