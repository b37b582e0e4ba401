import * as v from 'valibot';
import {
  autocompleteCollectionSchema,
  autocompleteNftSchema,
  collectionCardSchema,
  collectionSchema,
} from '../contract/collection.ts';
import { nftCardSchema, nftOwnerSchema, nftSchema, transferSchema } from '../contract/nft.ts';
import { historySchema, nextPagedSchema, pagedSchema, singleSchema } from '../contract/paging.ts';
import { request, type CallOptions } from './http.ts';
import { emptyPage, emptySingle, load } from './loading.ts';
import { runtime } from './runtime.ts';

const url = (path: string) => `${runtime().config.dataUrl}${path}`;
const segment = encodeURIComponent;

export const nft = (collection: string, identifier: string, owner?: string, signal?: AbortSignal) =>
  load(
    'Nft details',
    request({
      url: url(`/nft/${segment(collection)}/${segment(identifier)}`),
      query: { owner },
      schema: singleSchema(nftSchema),
      signal,
    }),
    emptySingle,
  );

export const nftOwners = (collection: string, identifier: string, page: number, signal?: AbortSignal) =>
  load(
    'NFT owners',
    request({
      url: url(`/nft/${segment(collection)}/${segment(identifier)}/owners`),
      query: { page },
      schema: pagedSchema(nftOwnerSchema),
      signal,
    }),
    emptyPage,
  );

export const nftsOfWallet = (wallet: string, next?: string, signal?: AbortSignal) =>
  load(
    'Nft details',
    request({
      url: url(`/nfts/${segment(wallet)}`),
      query: { next },
      schema: nextPagedSchema(nftCardSchema),
      signal,
    }),
    emptyPage,
  );

export const transferHistory = (
  network: string,
  address: string,
  identifier: string,
  query: { createBefore?: string | undefined; size?: number },
  signal?: AbortSignal,
) =>
  load(
    'transfer history',
    request({
      url: url(`/transfers/history/${segment(network)}/${segment(address)}/${segment(identifier)}`),
      query,
      schema: historySchema(transferSchema),
      signal,
    }),
    emptyPage,
  );

/** Asks the server to read the item's metadata again. */
export const refreshNft = (uuid: string) =>
  request({
    url: url(`/nft/${segment(uuid)}/refresh`),
    method: 'POST',
    schema: v.object({ status: v.object({ code: v.number() }) }),
  });

export const sliderCollections = (signal?: AbortSignal) =>
  load(
    'collections',
    request({ url: url('/collection/slider/list'), schema: pagedSchema(collectionCardSchema), signal }),
    emptyPage,
  );

export const collection = (id: string, signal?: AbortSignal) =>
  load(
    'collections',
    request({ url: url(`/collection/${segment(id)}`), schema: singleSchema(collectionSchema), signal }),
    emptySingle,
  );

export type CollectionListFilter = { page?: number; sort?: string | undefined; network?: string | undefined };

export const collections = (filter: CollectionListFilter, signal?: AbortSignal) =>
  load(
    'collections',
    request({ url: url('/collections'), query: filter, schema: pagedSchema(collectionCardSchema), signal }),
    emptyPage,
  );

export const autocompleteCollections = (
  query: { pattern: string; size: number; network?: string | undefined },
  options: CallOptions = {},
) =>
  request({
    url: url('/autocomplete/collections'),
    query,
    schema: pagedSchema(autocompleteCollectionSchema),
    ...options,
  });

export const autocompleteNfts = (
  query: { pattern: string; size: number; network?: string | undefined; collection?: string | undefined },
  options: CallOptions = {},
) => request({ url: url('/autocomplete/nfts'), query, schema: pagedSchema(autocompleteNftSchema), ...options });
