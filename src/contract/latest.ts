import * as v from 'valibot';
import { priceSchema } from './order.ts';
import { secondsSchema, slugSchema, tintSchema, uintStringSchema, uuidSchema } from './primitives.ts';

/** An item that was sold or put up for sale. */
export const latestEventSchema = v.object({
  uuid: uuidSchema,
  network: slugSchema,
  collection: v.object({ slug: slugSchema, name: v.string() }),
  item: v.object({
    identifier: uintStringSchema,
    name: v.string(),
    image: v.string(),
    tint: v.optional(v.fallback(v.nullable(tintSchema), null)),
  }),
  /** Of one copy. */
  price: priceSchema,
  time: secondsSchema,
});
export type LatestEvent = v.InferOutput<typeof latestEventSchema>;

/** `GET /latest`: newest first, each item once, few of one collection. */
export const latestSchema = v.object({ sales: v.array(latestEventSchema), listings: v.array(latestEventSchema) });
