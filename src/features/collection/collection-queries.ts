import { queryOptions } from '@tanstack/react-query';
import { collectionNftsQuery } from '../../services/page-queries.ts';
import { PUBLIC } from '../../services/queries.ts';
import { toFilter, type CollectionSearch } from './collection-search.ts';

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
