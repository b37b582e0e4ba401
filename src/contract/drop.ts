import * as v from 'valibot';
import { priceSchema } from './order.ts';
import { addressSchema, secondsSchema, slugSchema, uuidSchema } from './primitives.ts';

const saleStateSchema = v.picklist(['upcoming', 'live', 'ended']);

/** `/v1/drops/list` and `/v1/drop/info/{id}`; live numbers are read from the contract by the app. */
export const dropSchema = v.object({
  uuid: uuidSchema,
  slug: slugSchema,
  name: v.string(),
  description: v.string(),
  creator: v.object({ name: v.string(), address: addressSchema }),
  network: slugSchema,
  chainId: v.number(),
  collectionSlug: slugSchema,
  collectionAddress: addressSchema,
  image: v.string(),
  banner: v.string(),
  previews: v.array(v.string()),
  state: saleStateSchema,
  startTime: secondsSchema,
  endTime: secondsSchema,
  price: priceSchema,
  /** One after the other, where the sale has several. Not in what an earlier build stored. */
  phases: v.optional(
    v.array(
      v.object({
        name: v.string(),
        state: saleStateSchema,
        startTime: secondsSchema,
        endTime: secondsSchema,
        price: priceSchema,
      }),
    ),
  ),
  maxSupply: v.number(),
  minted: v.number(),
});
export type Drop = v.InferOutput<typeof dropSchema>;
