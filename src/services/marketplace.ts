import { authCheckSchema, sessionSchema, tokensSchema, type Credentials } from '../contract/auth.ts';
import { dropSchema } from '../contract/drop.ts';
import { nftCardSchema, nftInfoSchema, type NftSort } from '../contract/nft.ts';
import { commissionSchema, orderSchema, routerSettingsSchema } from '../contract/order.ts';
import { nextPagedSchema, pagedSchema, singleSchema } from '../contract/paging.ts';
import { HttpError, request } from './http.ts';
import { emptyPage, emptySingle, load, raiseServerError } from './loading.ts';
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

export const nftInfo = (collection: string, identifier: string, signal?: AbortSignal) =>
  load(
    'Nft details',
    request({
      url: url(`/v1/collections/nfts/info/${segment(collection)}/${segment(identifier)}`),
      schema: singleSchema(nftInfoSchema),
      signal,
    }),
    emptySingle,
  );

export type OrderListFilter = {
  nft?: string | undefined;
  collection?: string | undefined;
  maker?: string | undefined;
  page?: number;
  size?: number;
};

export const ordersList = (filter: OrderListFilter, signal?: AbortSignal) =>
  load(
    'orders',
    request({ url: url('/v1/orders/list'), query: filter, schema: pagedSchema(orderSchema), signal }),
    emptyPage,
  );

export const offersList = (filter: OrderListFilter & { receiver?: string }, signal?: AbortSignal) =>
  load(
    'offer list',
    request({ url: url('/v1/offers/list'), query: filter, schema: pagedSchema(orderSchema), signal }),
    emptyPage,
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

/** The cheapest live order of the NFT that this order (or NFT) uuid means; null when gone. */
export async function bestOrder(uuid: string, signal?: AbortSignal) {
  try {
    const answer = await request({
      url: url('/v2/order/best'),
      method: 'POST',
      body: { uuid },
      schema: singleSchema(orderSchema),
      signal,
    });
    return answer.data;
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 403)) return null;
    if (error instanceof HttpError && error.status === 500) raiseServerError();
    throw error;
  }
}

export const commission = (id: string, signal?: AbortSignal) =>
  request({
    url: url(`/v1/collections/commission/${segment(id)}`),
    schema: singleSchema(commissionSchema),
    signal,
  });

export const routerSettings = (signal?: AbortSignal) =>
  request({
    url: url('/v1/contract/router/settings'),
    schema: singleSchema(routerSettingsSchema),
    signal,
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

export const authCheck = () =>
  request({ url: url('/v1/auth-check'), credentials: 'optional', schema: singleSchema(authCheckSchema) });
