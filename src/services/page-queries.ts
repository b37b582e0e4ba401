import { infiniteQueryOptions, queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import type { HeldStatus } from '../contract/nft.ts';
import { MAX_PAGE_SIZE } from '../contract/paging.ts';
import type { CollectionListFilter } from './data.ts';
import type { NftListFilter, OrderListFilter } from './marketplace.ts';
import { isShown, PUBLIC } from './queries.ts';

/** Query options of the public reads that single pages need. */

const again = (asking: Pick<QueryFunctionContext, 'signal' | 'client' | 'queryKey'>) => ({
  signal: asking.signal,
  quiet: isShown(asking),
});

/** In ms. */
const RECOVER_EVERY = 15_000;

/** What is shown and could not be refreshed is asked for again by itself until it succeeds. */
const recovering = {
  refetchInterval: ({ state }: { state: { status: string; data: unknown } }): number | false =>
    state.status === 'error' && state.data !== undefined ? RECOVER_EVERY : false,
};

const data = () => import('./data.ts');
const marketplace = () => import('./marketplace.ts');

/** Listings, cheapest first. */
export const ordersQuery = (filter: OrderListFilter) =>
  queryOptions({
    queryKey: [PUBLIC, 'orders', filter],
    queryFn: async (asking) => (await marketplace()).ordersList(filter, asking.signal, isShown(asking)),
  });

/** What was last sold and put up for sale. */
export const latestQuery = () =>
  queryOptions({
    queryKey: [PUBLIC, 'latest'],
    queryFn: async ({ signal }) => (await (await data()).latest(signal)).data,
  });

/** All drops, page by page. */
export const dropsQuery = () =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'drops'],
    queryFn: async ({ pageParam, ...asking }) =>
      (await marketplace()).dropsList(pageParam, asking.signal, isShown(asking)),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });

const COLLECTION_LIST = 'collections-pages';
export const isCollectionList = (key: readonly unknown[]) => key[1] === COLLECTION_LIST;

/** All collections, page by page. */
export const collectionsPagesQuery = (filter: Omit<CollectionListFilter, 'page'> = {}) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, COLLECTION_LIST, filter],
    queryFn: async ({ pageParam, ...asking }) =>
      (await data()).collections({ ...filter, page: pageParam }, asking.signal, isShown(asking)),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });

/** The collections of which an address is the creator, newest first. Raises no alert: few have any. */
export const createdQuery = (creator: string) =>
  infiniteQueryOptions({
    ...collectionsPagesQuery({ creator, sort: 'newest' }),
    queryFn: async ({ pageParam, signal }) =>
      (await data()).collections({ creator, sort: 'newest', page: pageParam }, signal, true),
  });

/** One collection by slug, uuid or address; `data` is null where there is none. */
export const collectionQuery = (id: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'collection', id],
    queryFn: async (asking) => (await data()).collection(id, asking.signal, isShown(asking)),
    ...recovering,
  });

/** A collection's items, 24 at a time. */
export const collectionNftsQuery = (id: string, filter: NftListFilter) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'collection-nfts', id, filter],
    queryFn: async ({ pageParam, ...asking }) =>
      (await marketplace()).nftsOfCollection(
        id,
        { ...filter, size: 24, next: pageParam ?? undefined },
        asking.signal,
        isShown(asking),
      ),
    ...recovering,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** One item; with `owner`, also how many copies they hold. */
export const nftQuery = (collection: string, identifier: string, owner?: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'nft', collection, identifier, owner ?? null],
    queryFn: async (asking) => (await data()).nft(collection, identifier, owner, asking.signal, isShown(asking)),
  });

/** What the market says of an item. */
export const nftInfoQuery = (collection: string, identifier: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'nft-info', collection, identifier],
    queryFn: async (asking) => (await marketplace()).nftInfo(collection, identifier, asking.signal, isShown(asking)),
  });

/** An item's holders, page by page. */
export const nftOwnersQuery = (collection: string, identifier: string) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'nft-owners', collection, identifier],
    queryFn: async ({ pageParam, ...asking }) =>
      (await data()).nftOwners(collection, identifier, pageParam, asking.signal, isShown(asking)),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });

/** An item's transfers and sales, newest first, ten at a time. */
export const transferHistoryQuery = (network: string, address: string, identifier: string) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'history', network, address, identifier],
    queryFn: async ({ pageParam, ...asking }) =>
      (await data()).transferHistory(
        network,
        address,
        identifier,
        { createBefore: pageParam ?? undefined, size: 10 },
        asking.signal,
        isShown(asking),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextTS }) => nextTS,
  });

/** Offers, highest first. */
export const offersQuery = (filter: OrderListFilter) =>
  queryOptions({
    queryKey: [PUBLIC, 'offers', filter],
    queryFn: async (asking) => (await marketplace()).offersList(filter, asking.signal, isShown(asking)),
  });

/** What an address’s items are worth, by collection. */
export const walletWorthQuery = (wallet: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'worth', wallet.toLowerCase()],
    queryFn: async ({ signal }) => (await (await data()).walletWorth(wallet, signal)).data,
  });

/** What an address holds, page by page; all of it, or what is listed or not. */
export const walletNftsQuery = (wallet: string, status?: HeldStatus) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'wallet-nfts', wallet.toLowerCase(), ...(status === undefined ? [] : [status])],
    queryFn: async ({ pageParam, ...asking }) =>
      (await data()).nftsOfWallet(wallet, { next: pageParam ?? undefined, status }, asking.signal, isShown(asking)),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** What an address sent, received, sold and bought, page by page. */
export const walletActivityQuery = (wallet: string) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'wallet-activity', wallet.toLowerCase()],
    queryFn: async ({ pageParam, ...asking }) =>
      (await data()).walletActivity(wallet, pageParam ?? undefined, asking.signal, isShown(asking)),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextTS }) => nextTS,
  });

/** Where approvals go and which zone can cancel, by network: cached for five minutes. */
export const routerSettingsQuery = () =>
  queryOptions({
    queryKey: [PUBLIC, 'router-settings'],
    queryFn: async (asking) => (await marketplace()).routerSettings(again(asking)),
    staleTime: 5 * 60_000,
  });

/** One drop by slug or uuid. */
export const dropQuery = (slug: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'drop', slug],
    queryFn: async (asking) => (await marketplace()).dropInfo(slug, asking.signal, isShown(asking)),
  });

/** Answers that hardly change are cached by their key for five minutes. */
const FRESH_MS = 5 * 60_000;

/** A collection is on one network, so its name alone is the key; `network` where it is known. */
export const commissionQuery = (id: string, network?: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'commission', id],
    queryFn: async (asking) => (await marketplace()).commission(id, network, again(asking)),
    staleTime: FRESH_MS,
  });

/** The currencies that orders of a collection may use. */
export const approvedTokensQuery = (id: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'approved-tokens', id],
    queryFn: async (asking) => (await marketplace()).approvedTokens(id, again(asking)),
    staleTime: FRESH_MS,
  });

/** A person's items in one collection, of one trait when it is named: what they could give for an offer. */
export const heldNftsQuery = (collection: string, owner: string, trait: string | null) =>
  queryOptions({
    queryKey: [PUBLIC, 'held-nfts', collection, owner, trait],
    queryFn: async (asking) =>
      (await marketplace()).nftsOfCollection(
        collection,
        { owner, size: MAX_PAGE_SIZE, ...(trait === null ? {} : { trait: [trait] }) },
        asking.signal,
        isShown(asking),
      ),
  });
