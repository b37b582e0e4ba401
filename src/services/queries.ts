import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import type { CollectionListFilter } from './data.ts';

/**
 * Query options of the public reads that the home page needs; the others are in `page-queries.ts`. Keys start with
 * 'public': only those are stored among the device's answers (never one that needed credentials: a person's watch list
 * is stored with their own data).
 */
export const PUBLIC = 'public';

/*
 * Schemas and HTTP are loaded with the first question to the server: a server-rendered page brings its answers along.
 */
const data = () => import('./data.ts');
const marketplace = () => import('./marketplace.ts');

/** Whether an answer under this key may be stored on the device. */
export const isPublicKey = (key: readonly unknown[]) => key[0] === PUBLIC;

/**
 * What is asked for is newer than what is shown: if that fails, the age beside it tells, and no alert covers it. A
 * further page is new.
 */
export function isShown({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): boolean {
  const state = client.getQueryState(queryKey);
  return state?.data !== undefined && !state.fetchMeta?.fetchMore;
}

/** One page of collections. */
export const collectionsQuery = (filter: CollectionListFilter = {}) =>
  queryOptions({
    queryKey: [PUBLIC, 'collections', filter],
    queryFn: async (asking) => (await data()).collections(filter, asking.signal, isShown(asking)),
  });

/** The home page's collections. */
export const sliderQuery = () =>
  queryOptions({
    queryKey: [PUBLIC, 'slider'],
    queryFn: async (asking) => (await data()).sliderCollections(asking.signal, isShown(asking)),
  });

/** The cheapest live listing of each of these collections; a collection whose list cannot be read is left out. */
export const floorsQuery = (collections: readonly string[]) =>
  queryOptions({
    queryKey: [PUBLIC, 'floors', collections],
    queryFn: async (asking) => {
      if (collections.length === 0) return [];
      const { ordersList } = await marketplace();
      const asked = await Promise.allSettled(
        collections.map((collection) => ordersList({ collection, size: 1 }, asking.signal, isShown(asking))),
      );
      const lists = asked.filter((one) => one.status === 'fulfilled');
      if (lists.length === 0) throw asked.find((one) => one.status === 'rejected')?.reason;
      return lists.flatMap((list) => list.value.data);
    },
  });

/** The drops at the head of the list: live ones, then upcoming ones. */
export const firstDropsQuery = () =>
  queryOptions({
    queryKey: [PUBLIC, 'first-drops'],
    queryFn: async (asking) => (await marketplace()).dropsList(1, asking.signal, isShown(asking)),
  });
