import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as data from './data.ts';
import * as marketplace from './marketplace.ts';

/**
 * Query options of every public read. Keys start with 'public': only those are persisted
 * on the device (never an answer that needed credentials).
 */
const PUBLIC = 'public';

export const isPublicKey = (key: readonly unknown[]) => key[0] === PUBLIC;

export const collectionsQuery = (filter: data.CollectionListFilter = {}) =>
  queryOptions({
    queryKey: [PUBLIC, 'collections', filter],
    queryFn: ({ signal }) => data.collections(filter, signal),
  });

export const collectionsPagesQuery = (filter: Omit<data.CollectionListFilter, 'page'> = {}) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'collections-pages', filter],
    queryFn: ({ pageParam, signal }) => data.collections({ ...filter, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });

export const sliderQuery = () =>
  queryOptions({
    queryKey: [PUBLIC, 'slider'],
    queryFn: ({ signal }) => data.sliderCollections(signal),
  });

export const collectionQuery = (id: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'collection', id],
    queryFn: ({ signal }) => data.collection(id, signal),
  });

export const collectionNftsQuery = (id: string, filter: marketplace.NftListFilter) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'collection-nfts', id, filter],
    queryFn: ({ pageParam, signal }) =>
      marketplace.nftsOfCollection(id, { ...filter, size: 24, next: pageParam ?? undefined }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const nftQuery = (collection: string, identifier: string, owner?: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'nft', collection, identifier, owner ?? null],
    queryFn: ({ signal }) => data.nft(collection, identifier, owner, signal),
  });

export const nftInfoQuery = (collection: string, identifier: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'nft-info', collection, identifier],
    queryFn: ({ signal }) => marketplace.nftInfo(collection, identifier, signal),
  });

export const nftOwnersQuery = (collection: string, identifier: string) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'nft-owners', collection, identifier],
    queryFn: ({ pageParam, signal }) => data.nftOwners(collection, identifier, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });

export const transferHistoryQuery = (network: string, address: string, identifier: string) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'history', network, address, identifier],
    queryFn: ({ pageParam, signal }) =>
      data.transferHistory(network, address, identifier, { createBefore: pageParam ?? undefined, size: 10 }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextTS }) => nextTS,
  });

export const ordersQuery = (filter: marketplace.OrderListFilter) =>
  queryOptions({
    queryKey: [PUBLIC, 'orders', filter],
    queryFn: ({ signal }) => marketplace.ordersList(filter, signal),
  });

export const offersQuery = (filter: marketplace.OrderListFilter & { receiver?: string }) =>
  queryOptions({
    queryKey: [PUBLIC, 'offers', filter],
    queryFn: ({ signal }) => marketplace.offersList(filter, signal),
  });

export const walletNftsQuery = (wallet: string) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'wallet-nfts', wallet.toLowerCase()],
    queryFn: ({ pageParam, signal }) => data.nftsOfWallet(wallet, pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const dropsQuery = () =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'drops'],
    queryFn: ({ pageParam, signal }) => marketplace.dropsList(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });

export const dropQuery = (slug: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'drop', slug],
    queryFn: ({ signal }) => marketplace.dropInfo(slug, signal),
  });

/** Keyed answers that hardly change: kept for five minutes (spec section 7, "response caching by key"). */
const KEPT_MS = 5 * 60_000;

export const commissionQuery = (id: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'commission', id],
    queryFn: ({ signal }) => marketplace.commission(id, signal),
    staleTime: KEPT_MS,
  });
