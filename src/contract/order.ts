import * as v from 'valibot';
import { MAX_PAGE_SIZE } from './paging.ts';
import {
  addressSchema,
  decimalStringSchema,
  hash32Schema,
  hexSchema,
  itemTypeSchema,
  networkNameSchema,
  secondsSchema,
  slugSchema,
  traitSchema,
  uintStringSchema,
  uuidSchema,
} from './primitives.ts';
import { tokenSchema } from './token.ts';

/**
 * A price for ONE unit of an item. `value` is in the token's base units and decides;
 * `amount` is the same number for people; `amountUsd` is an estimate with two decimals, and `usdRate`
 * what a whole token is worth in it: dollars of another amount are computed from that. Cached answers
 * of older servers have none.
 */
export const priceSchema = v.object({
  amount: decimalStringSchema,
  value: uintStringSchema,
  amountUsd: decimalStringSchema,
  usdRate: v.optional(decimalStringSchema),
  logo: v.string(),
  token: tokenSchema,
});
export type Price = v.InferOutput<typeof priceSchema>;

/** What was seen of an item's latest moves that a buyer may want to know: no judgement. */
export const cautionSchema = v.variant('kind', [
  /** Moved `count` times without payment within a day. */
  v.object({ kind: v.literal('unpaid'), count: v.number(), since: secondsSchema }),
  /** Sold for `price` while the cheapest listing of its collection stood far above it. */
  v.object({ kind: v.literal('cheap'), since: secondsSchema, price: priceSchema, floorUsd: decimalStringSchema }),
]);
export type Caution = v.InferOutput<typeof cautionSchema>;

/** Seaport's ItemType enum: native, ERC-20, ERC-721, ERC-1155, and the two with criteria. */
const seaportItemType = v.picklist([0, 1, 2, 3, 4, 5]);

/** What the maker gives. `identifierOrCriteria` is a token id, or a criteria root where the type says so. */
export const offerItemSchema = v.object({
  itemType: seaportItemType,
  token: addressSchema,
  identifierOrCriteria: uintStringSchema,
  startAmount: uintStringSchema,
  endAmount: uintStringSchema,
});

/** What must be received, and by whom. */
export const considerationItemSchema = v.object({
  ...offerItemSchema.entries,
  recipient: addressSchema,
});

/** Seaport 1.6 OrderComponents; every number is a decimal string, as Seaport signers expect. */
export const orderParametersSchema = v.object({
  offerer: addressSchema,
  zone: addressSchema,
  offer: v.pipe(v.array(offerItemSchema), v.minLength(1), v.maxLength(32)),
  consideration: v.pipe(v.array(considerationItemSchema), v.minLength(1), v.maxLength(32)),
  /** 0 full open, 1 partial open, 2 full restricted, 3 partial restricted. */
  orderType: v.picklist([0, 1, 2, 3]),
  startTime: uintStringSchema,
  endTime: uintStringSchema,
  zoneHash: hash32Schema,
  salt: uintStringSchema,
  conduitKey: hash32Schema,
  counter: uintStringSchema,
});
export type OrderParameters = v.InferOutput<typeof orderParametersSchema>;

/** What a maker signs and sends: Seaport's parameters. */
export const signedOrderSchema = v.object({
  parameters: orderParametersSchema,
  protocolAddress: addressSchema,
  signature: hexSchema,
});
export type SignedOrder = v.InferOutput<typeof signedOrderSchema>;

/** The NFT an order is about. A collection offer has no identifier. */
export const orderNftSchema = v.object({
  uuid: v.nullable(uuidSchema),
  name: v.string(),
  collectionUuid: uuidSchema,
  collectionSlug: slugSchema,
  collectionName: v.string(),
  collectionAddress: addressSchema,
  identifier: v.nullable(uintStringSchema),
  image: v.string(),
  itemType: itemTypeSchema,
  /** Not from a server of before; of a kind that a later one knows, there is none. */
  caution: v.optional(v.fallback(v.nullable(cautionSchema), null)),
});

/** Why an order that is not over cannot be filled now; it lives again when the reason goes. */
export const dormantReasons = [
  'not-started',
  'not-holder',
  'not-approved',
  'low-balance',
  'replacing',
  /** Cancelled by the server; only told by `status=withdrawn`, while `permissionEnds` has not come. */
  'withdrawn',
] as const;

/** An order with its signature: everything a device needs to check and fill it. */
export const orderSchema = v.object({
  uuid: uuidSchema,
  hash: hash32Schema,
  side: v.picklist(['listing', 'offer']),
  network: slugSchema,
  chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  protocolAddress: addressSchema,
  maker: addressSchema,
  price: priceSchema,
  /** Units that can be bought now: what is left, limited by the maker's balance. */
  maxAmount: uintStringSchema,
  /** Units left on the order itself. */
  tokensRemaining: uintStringSchema,
  startTime: secondsSchema,
  endTime: secondsSchema,
  nft: orderNftSchema,
  parameters: orderParametersSchema,
  signature: hexSchema,
  /** `inactive`: not over, but not fillable now, for `reason`. Only asked for by `status=open` and `status=withdrawn`. */
  state: v.picklist(['active', 'inactive']),
  reason: v.nullable(v.picklist(dormantReasons)),
  /** The marketplace's permission to fill (SIP-7), given by best-order calls with `fulfill` only; else `0x`. */
  extraData: hexSchema,
  /** When that permission lapses, in Unix seconds; null where there is none. */
  permissionEnds: v.nullable(secondsSchema),
  /** An offer on all items that share a trait; null for one item or a whole collection. */
  criteria: v.nullable(v.object({ traitType: v.string(), value: v.string() })),
  /** For the `identifier` a best-order call named: its place under the offer's criteria root. */
  criteriaProof: v.array(hash32Schema),
});
export type Order = v.InferOutput<typeof orderSchema>;

/**
 * Whether the answer is about to be fulfilled, by who is signed in: 401 for anybody else. Only then does it
 * carry the marketplace's permission, which names that account. While one is out its maker's cancel or
 * update has to wait, so reading must not cause one.
 */
const fulfillSchema = v.optional(v.boolean(), false);
/**
 * Body of `POST /v2/order/best`: an order's uuid, or an NFT's. `identifier`: the item that is to be
 * given for an offer on several.
 */
export const bestOrderBodySchema = v.object({
  uuid: uuidSchema,
  identifier: v.optional(uintStringSchema),
  fulfill: fulfillSchema,
});
export type BestOrderBody = v.InferInput<typeof bestOrderBodySchema>;
/** Body of `POST /v2/orders/best`. */
export const bestOrdersBodySchema = v.object({
  uuids: v.pipe(v.array(uuidSchema), v.minLength(1), v.maxLength(MAX_PAGE_SIZE)),
  fulfill: fulfillSchema,
});
export type BestOrdersBody = v.InferInput<typeof bestOrdersBodySchema>;
/** Answer of `POST /v2/orders/best`: one entry for each asked uuid that still has an order. */
export const bestOrdersSchema = v.array(v.object({ uuid: uuidSchema, order: orderSchema }));

const submitQueryEntries = {
  /** The network the order was signed for. */
  chain: networkNameSchema,
  /** The order's offerer. */
  user: addressSchema,
  /** What a trait offer is about. */
  trait: v.optional(traitSchema),
};
/** Query of `POST /v1/order` and `/v1/offer`; the body is `signedOrderSchema`. */
export const submitOrderQuerySchema = v.object(submitQueryEntries);
/** Query of `POST /v1/orders/update` and `/v1/offers/update`; `hash` is the replaced order's. */
export const updateOrderQuerySchema = v.object({ ...submitQueryEntries, hash: hash32Schema });
/** Query of `POST /v1/order/cancel` and `/v1/offer/cancel`. */
export const cancelOrderQuerySchema = v.object({ hash: hash32Schema, chain: v.optional(networkNameSchema) });

/** Answer of `POST /v1/order`, `/v1/offer`, `/v1/orders/update`, `/v1/offers/update`. */
export const acceptedOrderSchema = v.object({
  uuid: uuidSchema,
  hash: hash32Schema,
  /**
   * From when on it can be filled, in Unix seconds. Later than now only for an update whose old
   * order still has a permission under way: never are both fillable.
   */
  liveFrom: secondsSchema,
});
export type AcceptedOrder = v.InferOutput<typeof acceptedOrderSchema>;

/** Answer of `POST /v1/order/cancel` and `/v1/offer/cancel`. */
export const cancelledOrderSchema = v.object({
  hash: hash32Schema,
  /** Until when a permission given before the cancel could still fill it; null when none is out. */
  permissionEnds: v.nullable(secondsSchema),
});
export type CancelledOrder = v.InferOutput<typeof cancelledOrderSchema>;

/** `GET /v1/contract/router/settings`: by chain, where approvals go and what fills orders. */
export const routerSettingsSchema = v.array(
  v.object({
    chainId: v.number(),
    network: slugSchema,
    /** Seaport. */
    protocolAddress: addressSchema,
    /** Who an ERC-20 or NFT approval must name: Seaport itself or its conduit. */
    spender: addressSchema,
    conduitKey: hash32Schema,
    /** The marketplace's zone: orders that name it can be cancelled by the server. */
    zone: addressSchema,
    wrappedNative: tokenSchema,
    /** All that orders there may be paid in. Servers of before said nothing of it. */
    currencies: v.optional(v.array(tokenSchema), []),
  }),
);
export type RouterSettings = v.InferOutput<typeof routerSettingsSchema>;

/** `GET /v1/collections/commission/{id}`: basis points and who receives them. */
export const commissionSchema = v.object({
  marketplaceBps: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  marketplaceRecipient: addressSchema,
  royaltyBps: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  royaltyRecipient: addressSchema,
});
export type Commission = v.InferOutput<typeof commissionSchema>;
