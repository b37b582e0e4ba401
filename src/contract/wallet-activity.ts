import * as v from 'valibot';
import { transferSchema } from './nft.ts';
import { pageSizeSchema } from './paging.ts';
import {
  addressSchema,
  decimalStringSchema,
  itemTypeSchema,
  slugSchema,
  textSchema,
  uintStringSchema,
} from './primitives.ts';

/** One row of `GET /activity/{wallet}`: what an account sent, received, sold or bought. */
export const walletEventSchema = v.object({
  ...transferSchema.entries,
  network: slugSchema,
  chainId: v.number(),
  collection: v.object({ slug: slugSchema, name: v.string(), address: addressSchema }),
  item: v.object({ identifier: uintStringSchema, name: v.string(), image: v.string(), itemType: itemTypeSchema }),
  /** Of a sale: what all its units cost in dollars when it was made; null for a transfer. */
  usdThen: v.nullable(decimalStringSchema),
  /** Of a sale whose order this marketplace knows: fees inside its price, in base units of its currency. */
  fees: v.nullable(v.object({ marketplace: uintStringSchema, creator: uintStringSchema })),
});
export type WalletEvent = v.InferOutput<typeof walletEventSchema>;

/** Query of `GET /activity/{wallet}`. `createBefore`: a page's `nextTS`. */
export const walletActivityQuerySchema = v.object({ createBefore: v.optional(textSchema(80)), size: pageSizeSchema });
