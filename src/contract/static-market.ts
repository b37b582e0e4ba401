import * as v from 'valibot';
import { networkSchema } from './config.ts';
import { signedOrderSchema } from './order.ts';
import {
  addressSchema,
  decimalStringSchema,
  hash32Schema,
  itemTypeSchema,
  secondsSchema,
  slugSchema,
  traitSchema,
  uintStringSchema,
} from './primitives.ts';
import { tokenSchema } from './token.ts';

/*
 * The files of a static market: what a page without a server knows beside what its chains say. Made by the operator's
 * command, read by the page; `market.json` names the others, one a collection.
 */

/** Where the first of them is, from the folder's root. */
export const STATIC_MARKET = '/market/market.json';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const bps = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

const staticNetworkSchema = v.object({
  ...networkSchema.entries,
  wrapped: tokenSchema,
  tokens: v.array(tokenSchema),
  /** Who got the marketplace's fee: of orders that were signed before. New ones pay none. */
  feeRecipient: addressSchema,
});
export type StaticNetwork = v.InferOutput<typeof staticNetworkSchema>;

const staticCollectionSchema = v.object({
  chainId: v.number(),
  address: addressSchema,
  slug: slugSchema,
  name: v.string(),
  description: v.string(),
  creator: v.object({ name: v.string(), address: addressSchema }),
  image: v.string(),
  banner: v.string(),
  itemType: itemTypeSchema,
  royaltyBps: bps,
  royaltyRecipient: addressSchema,
  createdAt: secondsSchema,
  items: count,
  orders: count,
  /** Pictures of some of its items. */
  previews: v.array(v.string()),
  /** Its own file, from the folder's root. */
  file: v.string(),
});
export type StaticCollection = v.InferOutput<typeof staticCollectionSchema>;

export const staticMarketSchema = v.object({
  format: v.literal(1),
  /** When the export was written, and by whom it is signed. */
  madeAt: v.string(),
  origin: v.nullable(v.string()),
  signer: addressSchema,
  networks: v.array(staticNetworkSchema),
  collections: v.array(staticCollectionSchema),
  /** Orders of the export that nobody can fill without its server, which are not here. */
  leftOut: count,
  /** What a whole token was worth, by symbol: prices in several currencies are ordered by it, and it is shown nowhere. */
  rates: v.record(v.string(), decimalStringSchema),
});
export type StaticMarket = v.InferOutput<typeof staticMarketSchema>;

const staticItemSchema = v.object({
  identifier: uintStringSchema,
  name: v.string(),
  description: v.string(),
  image: v.string(),
  supply: uintStringSchema,
  minted: secondsSchema,
  rank: v.nullable(v.number()),
  attributes: v.array(v.object({ traitType: v.string(), value: v.string() })),
});
export type StaticItem = v.InferOutput<typeof staticItemSchema>;

/** `trait`: `Type:Value` of an offer on a part of a collection. */
const staticOrderSchema = v.object({ trait: v.nullable(traitSchema), order: signedOrderSchema });
export type StaticOrder = v.InferOutput<typeof staticOrderSchema>;

export const staticPartSchema = v.object({
  items: v.array(staticItemSchema),
  orders: v.array(staticOrderSchema),
  /** Items that the roots of offers on traits stand for. */
  criteria: v.array(v.object({ root: hash32Schema, identifiers: v.array(uintStringSchema) })),
});
export type StaticPart = v.InferOutput<typeof staticPartSchema>;

/** Where a legal text of the operator's is, by its id. */
export const staticDocument = (id: string): string => `/theme/${id}/text.json`;
/** `since`: Unix milliseconds. */
export const staticDocumentSchema = v.object({ text: v.string(), since: v.number() });
export type StaticDocument = v.InferOutput<typeof staticDocumentSchema>;
