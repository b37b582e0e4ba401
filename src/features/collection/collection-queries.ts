import { collectionNftsQuery } from '../../services/page-queries.ts';
import { toFilter, type CollectionSearch } from './collection-search.ts';

/** The items that the search in the URL asks for; the route preloads the first page. */
export const collectionItemsQuery = (id: string, search: CollectionSearch) => collectionNftsQuery(id, toFilter(search));
