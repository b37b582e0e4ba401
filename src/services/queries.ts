import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CollectionListFilter } from './data.ts';
import type { OrderListFilter } from './marketplace.ts';

/**
 * Query options of the public reads that home needs; the others stand in `page-queries.ts`. Keys
 * start with 'public': only those are persisted on the device (never an answer that needed
 * credentials).
 */
export const PUBLIC = 'public';

/*
 * Schemas and HTTP come with the first question to the server: a server-rendered page has its
 * answers with it.
 */
const data = () => import('./data.ts');
const marketplace = () => import('./marketplace.ts');

/** Whether an answer under this key may be stored on the device. */
export const isPublicKey = (key: readonly unknown[]) => key[0] === PUBLIC;

/** One page of collections. */
export const collectionsQuery = (filter: CollectionListFilter = {}) =>
  queryOptions({
    queryKey: [PUBLIC, 'collections', filter],
    queryFn: async ({ signal }) => (await data()).collections(filter, signal),
  });

/** The home page's collections. */
export const sliderQuery = () =>
  queryOptions({
    queryKey: [PUBLIC, 'slider'],
    queryFn: async ({ signal }) => (await data()).sliderCollections(signal),
  });

/** Listings, cheapest first. */
export const ordersQuery = (filter: OrderListFilter) =>
  queryOptions({
    queryKey: [PUBLIC, 'orders', filter],
    queryFn: async ({ signal }) => (await marketplace()).ordersList(filter, signal),
  });

/** All drops, page by page. */
export const dropsQuery = () =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'drops'],
    queryFn: async ({ pageParam, signal }) => (await marketplace()).dropsList(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });
