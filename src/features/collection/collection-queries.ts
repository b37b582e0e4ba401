import { collectionNftsQuery } from '../../services/page-queries.ts';
import { toFilter, type CollectionSearch } from './collection-search.ts';

/** The first page of items for this address; the route asks for it beforehand. */
export const collectionItemsQuery = (id: string, search: CollectionSearch) => collectionNftsQuery(id, toFilter(search));
