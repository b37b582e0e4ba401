import * as v from 'valibot';
import { cautionSchema, type Order } from '../../../contract/order.ts';
import { addressSchema, itemTypeSchema, uintStringSchema, uuidSchema } from '../../../contract/primitives.ts';
import { checkShownPrice, OrderMismatchError } from '../../order.ts';

/** One listing as the person saw it and agreed to: all that a later run may rely on. */
export const seenListingSchema = v.object({
  orderUuid: uuidSchema,
  name: v.string(),
  chainId: v.number(),
  collectionAddress: addressSchema,
  identifier: uintStringSchema,
  itemType: itemTypeSchema,
  priceValue: uintStringSchema,
  priceToken: addressSchema,
  maxAmount: uintStringSchema,
  units: uintStringSchema,
  /** An earlier build stored none. */
  collectionName: v.optional(v.string()),
  /** What was told of it. An earlier build stored none. */
  caution: v.optional(v.fallback(v.nullable(cautionSchema), null)),
});
export type SeenListing = v.InferOutput<typeof seenListingSchema>;

/** @throws OrderMismatchError for an order of a whole collection, or one whose price reads unlike it is paid */
export function describeListing(order: Order, units: bigint): SeenListing {
  const { identifier } = order.nft;
  if (identifier === null) throw new OrderMismatchError('item');
  checkShownPrice(order.price);
  return {
    orderUuid: order.uuid,
    name: order.nft.name,
    collectionName: order.nft.collectionName,
    chainId: order.chainId,
    collectionAddress: order.nft.collectionAddress,
    identifier,
    itemType: order.nft.itemType,
    priceValue: order.price.value,
    priceToken: order.price.token.address,
    maxAmount: order.maxAmount,
    units: units.toString(),
    ...(order.nft.caution ? { caution: order.nft.caution } : {}),
  };
}
