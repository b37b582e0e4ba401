import * as v from 'valibot';
import { orderSchema, priceSchema } from './order.ts';

/** One row of `GET /v1/orders/list` and `/v1/offers/list`. */
export const listedOrderSchema = v.object({
  ...orderSchema.entries,
  /**
   * The collection's floor, where the price can be compared with it: in the same currency, or one is
   * the native currency and the other its wrapped token. Else null.
   */
  floor: v.nullable(priceSchema),
  /** An offer on a single-copy work that its maker owns: there is nobody who could accept it. */
  ownWork: v.boolean(),
});
export type ListedOrder = v.InferOutput<typeof listedOrderSchema>;
