import * as v from 'valibot';
import { orderSchema, priceSchema } from './order.ts';
import { pageQueryEntries } from './paging.ts';
import { addressSchema, networkNameSchema, textSchema, uintStringSchema, uuidSchema } from './primitives.ts';

/** One row of `GET /v1/orders/list` and `/v1/offers/list`. */
export const listedOrderSchema = v.object({
  ...orderSchema.entries,
  /**
   * The collection's floor, where the price can be compared with it: in the same currency, or one is
   * the native currency and the other its wrapped token. Else null.
   */
  floor: v.nullable(priceSchema),
  /** An offer on a single-copy item that its maker owns: there is nobody who could accept it. */
  ownItem: v.boolean(),
  /**
   * An offer over which somebody else offers more: on the same item, or on what includes it. Of offers on several
   * items the best few are looked at. Older servers say nothing of it.
   */
  outbid: v.optional(v.boolean()),
});
export type ListedOrder = v.InferOutput<typeof listedOrderSchema>;

/** Query of `GET /v1/orders/list` and `/v1/offers/list`. */
export const orderListQuerySchema = v.object({
  ...pageQueryEntries,
  /** Offers on an NFT include those on its whole collection and on its traits. */
  nft: v.optional(uuidSchema),
  collection: v.optional(textSchema(80)),
  /** With `collection`: the NFT by its place in it. */
  identifier: v.optional(uintStringSchema),
  maker: v.optional(addressSchema),
  /** Orders on what this address holds. */
  receiver: v.optional(addressSchema),
  chain: v.optional(networkNameSchema),
  network: v.optional(networkNameSchema),
  /**
   * `open`: also those that cannot be filled now but may be again. `withdrawn`: only those cancelled
   * while a permission to fill them was out, until it lapses.
   */
  status: v.optional(v.picklist(['active', 'open', 'withdrawn']), 'active'),
});
