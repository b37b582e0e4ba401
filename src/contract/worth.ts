import * as v from 'valibot';
import { priceSchema } from './order.ts';
import { decimalStringSchema, slugSchema, uintStringSchema } from './primitives.ts';

/** What an account holds of one collection. */
export const holdingSchema = v.object({
  network: slugSchema,
  collection: v.object({ slug: slugSchema, name: v.string() }),
  /** Different items. */
  items: v.number(),
  /** Copies of them all. */
  units: uintStringSchema,
  floor: v.nullable(priceSchema),
  /** The best open offer for each of the items, summed up in dollars. */
  offersUsd: decimalStringSchema,
});
export type Holding = v.InferOutput<typeof holdingSchema>;

/** `GET /worth/{wallet}`: the collections of most worth first. Where `complete` is false, more is held than was counted. */
export const worthSchema = v.object({ holdings: v.array(holdingSchema), complete: v.boolean() });
export type Worth = v.InferOutput<typeof worthSchema>;
