import * as v from 'valibot';
import {
  itemTypeSchema,
  networkNameSchema,
  addressSchema,
  secondsSchema,
  textSchema,
  uintStringSchema,
} from './primitives.ts';
import { transferSchema } from './nft.ts';
import { pageSizeSchema } from './paging.ts';

/** One row of `GET /collection/{id}/activity`: what happened to which of its items. */
export const collectionEventSchema = v.object({
  ...transferSchema.entries,
  item: v.object({ identifier: v.string(), name: v.string(), image: v.string(), itemType: itemTypeSchema }),
});
export type CollectionEvent = v.InferOutput<typeof collectionEventSchema>;

/** What `GET /collection/{id}/activity` is asked for; transfers that nobody paid for among them, or sales alone. */
export const activityKinds = ['all', 'sales'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Query of `GET /collection/{id}/activity`. `createBefore`: a page's `nextTS`, or Unix seconds. */
export const activityQuerySchema = v.object({
  createBefore: v.optional(textSchema(40)),
  size: pageSizeSchema,
  kind: v.optional(v.picklist(activityKinds), 'all'),
  network: v.optional(networkNameSchema),
});

export const seriesRanges = ['24h', '7d', '30d', 'all'] as const;
export type SeriesRange = (typeof seriesRanges)[number];

/** Query of `GET /collection/{id}/series`. */
export const seriesQuerySchema = v.object({
  range: v.optional(v.picklist(seriesRanges), '7d'),
  network: v.optional(networkNameSchema),
});

/**
 * A collection's past in equal steps, oldest first. Amounts in `symbol`, the network's currency, at today's rates;
 * `floor` is null where none is known.
 */
export const seriesSchema = v.object({
  range: v.picklist(seriesRanges),
  symbol: v.string(),
  /** Seconds that a point stands for. */
  step: v.number(),
  points: v.array(
    v.object({ time: secondsSchema, floor: v.nullable(v.number()), volume: v.number(), sales: v.number() }),
  ),
});
export type Series = v.InferOutput<typeof seriesSchema>;

/**
 * Who holds a collection, as of its last count. `groups`: how many hold at least `from` items, and fewer than the
 * next group. `top`: the twenty with the most.
 */
export const holdersSchema = v.object({
  holders: v.number(),
  items: uintStringSchema,
  groups: v.array(v.object({ from: v.number(), count: v.number() })),
  top: v.array(v.object({ address: addressSchema, copies: uintStringSchema })),
});
export type Holders = v.InferOutput<typeof holdersSchema>;
