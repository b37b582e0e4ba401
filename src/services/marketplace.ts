import * as v from 'valibot';
import { authCheckSchema, sessionSchema, tokensSchema, type Credentials } from '../contract/auth.ts';
import { dropSchema } from '../contract/drop.ts';
import { listedOrderSchema } from '../contract/listed-order.ts';
import { nftCardSchema, nftInfoSchema, type NftSort } from '../contract/nft.ts';
import {
  acceptedOrderSchema,
  bestOrdersSchema,
  cancelledOrderSchema,
  commissionSchema,
  orderSchema,
  routerSettingsSchema,
  tokenSchema,
  type BestOrderBody,
  type BestOrdersBody,
  type Order,
  type SignedOrder,
} from '../contract/order.ts';
import { nextPagedSchema, pagedSchema, singleSchema } from '../contract/paging.ts';
import { HttpError, request, type CallOptions } from './http.ts';
import { emptyPage, emptySingle, load } from './loading.ts';
import { runtime } from './runtime.ts';

const url = (path: string) => `${runtime().config.marketplaceUrl}${path}`;
const segment = encodeURIComponent;

export type NftListFilter = {
  sort?: NftSort | undefined;
  status?: 'buy-now' | 'has-offers' | 'new' | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  currency?: string | undefined;
  search?: string | undefined;
  owner?: string | undefined;
  /** `Type:Value`; values of one type are alternatives, types are all required. */
  trait?: readonly string[] | undefined;
};

export const nftsOfCollection = (
  id: string,
  filter: NftListFilter & { next?: string | undefined; size?: number },
  signal?: AbortSignal,
) =>
  load(
    'collections',
    request({
      url: url(`/v1/collections/nfts/list/${segment(id)}`),
      query: filter,
      schema: nextPagedSchema(nftCardSchema),
      signal,
    }),
    emptyPage,
  );

export const nftInfo = (
  collection: string,
  identifier: string,
  { signal, told }: { signal?: AbortSignal; told?: boolean } = {},
) =>
  load(
    'Nft details',
    request({
      url: url(`/v1/collections/nfts/info/${segment(collection)}/${segment(identifier)}`),
      schema: singleSchema(nftInfoSchema),
      quiet: told === true,
      signal,
    }),
    emptySingle,
    told,
  );

export type OrderListFilter = {
  nft?: string | undefined;
  collection?: string | undefined;
  maker?: string | undefined;
  /**
   * `open`: those that cannot be filled now but may again are told as well. `withdrawn`: only those
   * that were cancelled while a permission to fill them was out, until it lapses.
   */
  status?: 'open' | 'withdrawn' | undefined;
  page?: number;
  size?: number;
};

/** `quiet`: nobody waits for it, or its failing is known, so no alert tells it. */
export const ordersList = (filter: OrderListFilter, signal?: AbortSignal, quiet = false) =>
  load(
    'orders',
    request({ url: url('/v1/orders/list'), query: filter, schema: pagedSchema(listedOrderSchema), quiet, signal }),
    emptyPage,
    quiet,
  );

export const offersList = (filter: OrderListFilter & { receiver?: string }, signal?: AbortSignal, quiet = false) =>
  load(
    'offer list',
    request({ url: url('/v1/offers/list'), query: filter, schema: pagedSchema(listedOrderSchema), quiet, signal }),
    emptyPage,
    quiet,
  );

export const dropsList = (page: number, signal?: AbortSignal) =>
  load(
    'drops',
    request({ url: url('/v1/drops/list'), query: { page }, schema: pagedSchema(dropSchema), signal }),
    emptyPage,
  );

export const dropInfo = (slug: string, signal?: AbortSignal) =>
  load(
    'drops',
    request({ url: url(`/v1/drop/info/${segment(slug)}`), schema: singleSchema(dropSchema), signal }),
    emptySingle,
  );

const isGone = (error: unknown) => error instanceof HttpError && (error.status === 404 || error.status === 403);

/**
 * The cheapest live order of the NFT that this order (or NFT) uuid means; null when gone. An offer's
 * uuid means the offer; `identifier` asks for the proof that it takes this item, `fulfill` for the
 * permission to fill it.
 */
export async function bestOrder(uuid: string, more: Omit<BestOrderBody, 'uuid'> = {}, signal?: AbortSignal) {
  try {
    const answer = await request({
      url: url('/v2/order/best'),
      method: 'POST',
      body: { uuid, ...more },
      schema: singleSchema(orderSchema),
      signal,
    });
    return answer.data;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** The best orders of several uuids; what is gone is missing. `fulfill`: with the permissions. */
export async function bestOrders(
  uuids: readonly string[],
  more: Omit<BestOrdersBody, 'uuids'> = {},
  options: CallOptions = {},
) {
  try {
    const answer = await request({
      url: url('/v2/orders/best'),
      method: 'POST',
      body: { uuids, ...more },
      schema: singleSchema(bestOrdersSchema),
      ...options,
    });
    return answer.data ?? [];
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

const isOffer = (side: Order['side']) => side === 'offer';

export type Submission = { order: SignedOrder; chainId: number; trait?: string | undefined };

/** Publishes a signed order. Its signature is the authorisation; the same order twice is one order. */
export const submitOrder = (side: Order['side'], { order, chainId, trait }: Submission) =>
  request({
    url: url(isOffer(side) ? '/v1/offer' : '/v1/order'),
    method: 'POST',
    query: { chain: chainId, user: order.parameters.offerer, trait },
    body: order,
    schema: singleSchema(acceptedOrderSchema),
  });

/** Publishes an order in place of the one with this hash. */
export const updateOrder = (side: Order['side'], hash: string, { order, chainId, trait }: Submission) =>
  request({
    url: url(isOffer(side) ? '/v1/offers/update' : '/v1/orders/update'),
    method: 'POST',
    query: { hash, chain: chainId, user: order.parameters.offerer, trait },
    body: order,
    schema: singleSchema(acceptedOrderSchema),
    // As the spec marks them: a listing's update is authorised by its signature over the old hash.
    ...(isOffer(side) ? { credentials: 'required' as const } : {}),
  });

/** The server's own cancel of an order that names its zone. */
export const cancelOrder = (side: Order['side'], hash: string, chainId: number) =>
  request({
    url: url(isOffer(side) ? '/v1/offer/cancel' : '/v1/order/cancel'),
    method: 'POST',
    query: { hash, chain: chainId },
    credentials: 'required',
    schema: singleSchema(cancelledOrderSchema),
  });

/** `network`: where the trade will be; a collection that is not there has no commission. */
export const commission = (id: string, network?: string, options: CallOptions = {}) =>
  request({
    url: url(`/v1/collections/commission/${segment(id)}`),
    query: { network },
    schema: singleSchema(commissionSchema),
    ...options,
  });

/** The currencies that orders of a collection may use. */
export const approvedTokens = (id: string, options: CallOptions = {}) =>
  request({
    url: url(`/v1/collections/approved-tokens/${segment(id)}`),
    schema: singleSchema(v.array(tokenSchema)),
    ...options,
  });

export const routerSettings = (options: CallOptions = {}) =>
  request({
    url: url('/v1/contract/router/settings'),
    schema: singleSchema(routerSettingsSchema),
    ...options,
  });

export const login = (credentials: Credentials) =>
  request({ url: url('/v1/login'), method: 'POST', body: credentials, schema: singleSchema(sessionSchema) });

export const refresh = (refreshToken: string) =>
  request({
    url: url('/v1/refresh'),
    method: 'POST',
    body: { refreshToken },
    schema: singleSchema(tokensSchema),
  });

/** Asked when a page starts; nobody waits for it. */
export const authCheck = () =>
  request({ url: url('/v1/auth-check'), credentials: 'optional', schema: singleSchema(authCheckSchema), quiet: true });
