import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ActivityKind, SeriesRange } from '../../contract/collection-history.ts';
import { MAX_PAGE_SIZE } from '../../contract/paging.ts';
import { collectionNftsQuery, offersQuery, ordersQuery } from '../../services/page-queries.ts';
import { isShown, PUBLIC } from '../../services/queries.ts';
import { toFilter, type CollectionSearch } from '../../contract/item-search.ts';

const data = () => import('../../services/data.ts');

/** The items that the search in the URL asks for; the route preloads the first page. */
export const collectionItemsQuery = (id: string, search: CollectionSearch) => collectionNftsQuery(id, toFilter(search));

/** How many items each further filter would leave. */
export const collectionFacetsQuery = (id: string, search: CollectionSearch) => {
  const { sort: _, ...filter } = toFilter(search);
  return queryOptions({
    queryKey: [PUBLIC, 'collection-facets', id, filter],
    queryFn: async ({ signal }) =>
      (await (await import('../../services/marketplace.ts')).facetsOfCollection(id, filter, signal)).data,
  });
};

/** The highest offers and the cheapest listings of a collection, as many as one call gives. */
export const highestOffersQuery = (id: string) => offersQuery({ collection: id, size: MAX_PAGE_SIZE });
export const cheapestListingsQuery = (id: string) => ordersQuery({ collection: id, size: MAX_PAGE_SIZE });

export const collectionActivityQuery = (id: string, kind: ActivityKind) =>
  infiniteQueryOptions({
    queryKey: [PUBLIC, 'collection-activity', id, kind],
    queryFn: async ({ pageParam, ...asking }) =>
      (await data()).collectionActivity(
        id,
        { kind, size: 20, createBefore: pageParam ?? undefined },
        asking.signal,
        isShown(asking),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextTS }) => nextTS,
  });

/** What the plot opens with. */
export const FIRST_RANGE: SeriesRange = '30d';

export const collectionSeriesQuery = (id: string, range: SeriesRange) =>
  queryOptions({
    queryKey: [PUBLIC, 'collection-series', id, range],
    queryFn: async ({ signal }) => (await (await data()).collectionSeries(id, range, signal)).data,
  });

export const collectionHoldersQuery = (id: string) =>
  queryOptions({
    queryKey: [PUBLIC, 'collection-holders', id],
    queryFn: async ({ signal }) => (await (await data()).collectionHolders(id, signal)).data,
  });
