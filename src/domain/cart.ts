import * as v from 'valibot';
import type { NftCard } from '../contract/nft.ts';
import type { Order, Price } from '../contract/order.ts';
import { tokenSchema } from '../contract/token.ts';
import {
  addressSchema,
  decimalStringSchema,
  itemTypeSchema,
  slugSchema,
  uintStringSchema,
  uuidSchema,
} from '../contract/primitives.ts';
import { MULTI_COPY } from './copies.ts';
import type { RatedPrice } from './dollars.ts';

/**
 * Items of one cart: what one `orders/best` call answers (100), and what fits a transaction of
 * 2^24 gas (EIP-7825) at some 200,000 an order.
 */
export const CART_MAX = 50;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const positive = v.pipe(
  uintStringSchema,
  v.check((text) => text !== '0', 'not positive'),
);

/** The spec's cart item, and below it what is needed to show, check and buy it. */
export const cartItemSchema = v.pipe(
  v.object({
    /** Of the order. Follows the market only while price and quantity stay what the person saw. */
    uuid: uuidSchema,
    network: slugSchema,
    itemType: itemTypeSchema,
    /** Copies wanted; '1' for a single-copy item. */
    amount: positive,
    /** For one copy, as the person saw it. */
    price: v.object({
      amountUsd: decimalStringSchema,
      /** Dollars for a whole token; an older build stored none. */
      usdRate: v.optional(decimalStringSchema),
      symbol: v.string(),
      amount: decimalStringSchema,
    }),
    status: v.picklist(['active', 'expired']),

    /** One entry an item: whose listing is the cheapest is the market's business. */
    nftUuid: uuidSchema,
    chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
    name: v.string(),
    identifier: uintStringSchema,
    collection: v.object({ slug: slugSchema, name: v.string() }),
    image: v.string(),
    /** What decides: base units of the currency for one copy. */
    priceValue: uintStringSchema,
    currency: tokenSchema,
    /** Copies that were on offer when the person saw the price. */
    maxAmount: positive,
    /** Who sells, once an order told; a card does not. */
    maker: v.nullable(addressSchema),
    /** The checkout it was last part of, and the order bought by it; null for what was left out. */
    checkout: v.nullable(v.object({ id: v.string(), order: v.nullable(uuidSchema) })),
    /** Device clock. */
    addedAt: count,
  }),
  v.check((item) => item.itemType === MULTI_COPY || item.amount === '1', 'more than one of a single-copy item'),
);
export type CartItem = v.InferOutput<typeof cartItemSchema>;
export type Cart = readonly CartItem[];

/** The price of one copy, as dollars are computed from it. */
export const ratedPriceOf = ({ price, priceValue, currency }: CartItem): RatedPrice => ({
  ...price,
  value: priceValue,
  token: currency,
});

/** An item read from storage, or null when it is none (another version, damage). */
export function parseCartItem(stored: unknown): CartItem | null {
  const parsed = v.safeParse(cartItemSchema, stored);
  return parsed.success ? parsed.output : null;
}

type SaleTerms = Pick<CartItem, 'uuid' | 'price' | 'priceValue' | 'currency' | 'maxAmount'>;

function termsOf(listing: { uuid: string; price: Price; maxAmount: string }): SaleTerms {
  const { amountUsd, usdRate, amount, value, token } = listing.price;
  return {
    uuid: listing.uuid,
    price: { amountUsd, ...(usdRate === undefined ? {} : { usdRate }), symbol: token.symbol, amount },
    priceValue: value,
    currency: token,
    maxAmount: listing.maxAmount,
  };
}

const fresh = { amount: '1', status: 'active', checkout: null } as const;

/** What a grid's card offers; null when nothing of it is for sale. */
export function itemOfCard(nft: NftCard, now: number): CartItem | null {
  if (nft.listing === null || nft.listing.maxAmount === '0') return null;
  const { network, chainId, itemType, name, identifier, image, collection } = nft;
  return {
    ...fresh,
    ...termsOf(nft.listing),
    network,
    chainId,
    itemType,
    name,
    identifier,
    image,
    nftUuid: nft.uuid,
    collection: { slug: collection.slug, name: collection.name },
    maker: null,
    addedAt: now,
  };
}

/** What a listing offers; null when it is none that can be bought. */
export function itemOfOrder(order: Order, now: number): CartItem | null {
  const { nft } = order;
  if (order.side !== 'listing' || nft.uuid === null || nft.identifier === null || order.maxAmount === '0') return null;
  return {
    ...fresh,
    ...termsOf(order),
    network: order.network,
    chainId: order.chainId,
    itemType: nft.itemType,
    nftUuid: nft.uuid,
    name: nft.name,
    identifier: nft.identifier,
    collection: { slug: nft.collectionSlug, name: nft.collectionName },
    image: nft.image,
    maker: order.maker,
    addedAt: now,
  };
}

/** Why a click did not simply add: asked of the person, never thrown. */
export type NetworkDifference = {
  kind: 'network-difference';
  /** What the cart holds, and where. */
  count: number;
  network: string;
  item: CartItem;
};
export type ToggleResult = { kind: 'added' } | { kind: 'removed' } | { kind: 'full' } | NetworkDifference;
export type CartChange<T> = { cart: Cart; result: T };

export const holds = (cart: Cart, nftUuid: string) => cart.some((item) => item.nftUuid === nftUuid);

export const removeItem = (cart: Cart, nftUuid: string): Cart =>
  holds(cart, nftUuid) ? cart.filter((item) => item.nftUuid !== nftUuid) : cart;

/** The same click adds and removes; an item of another network is a question first. */
export function toggleItem(cart: Cart, item: CartItem): CartChange<ToggleResult> {
  if (holds(cart, item.nftUuid)) return { cart: removeItem(cart, item.nftUuid), result: { kind: 'removed' } };
  const [first] = cart;
  if (first !== undefined && first.chainId !== item.chainId) {
    const difference = { kind: 'network-difference', count: cart.length, network: first.network, item } as const;
    return { cart, result: difference };
  }
  if (cart.length >= CART_MAX) return { cart, result: { kind: 'full' } };
  return { cart: [...cart, item], result: { kind: 'added' } };
}

/**
 * The network-difference modal was confirmed: what is on another network goes. Another tab may
 * have begun with this network meanwhile: its items stay.
 */
export const startAnew = (cart: Cart, item: CartItem): Cart => [
  ...cart.filter((one) => one.chainId === item.chainId && one.nftUuid !== item.nftUuid),
  item,
];

/** Copies wanted of a multi-copy item; what cannot be is not taken. */
export function setAmount(cart: Cart, nftUuid: string, amount: bigint): Cart {
  return cart.map((item) => {
    const fits = item.itemType === MULTI_COPY && amount >= 1n && amount <= BigInt(item.maxAmount);
    return item.nftUuid === nftUuid && fits ? { ...item, amount: amount.toString() } : item;
  });
}

/** The person agreed to the present price and quantity. */
export function acceptOrder(item: CartItem, order: Order): CartItem {
  const most = BigInt(order.maxAmount);
  return {
    ...item,
    ...termsOf(order),
    amount: BigInt(item.amount) > most ? order.maxAmount : item.amount,
    status: 'active',
    maker: order.maker,
  };
}
