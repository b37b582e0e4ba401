import { collectionsPagesQuery } from '../../services/page-queries.ts';
import { DEFAULT_SORT, type CollectionsSearch } from './collections-search.ts';

/** The query of this page; the route asks for it beforehand. */
export const collectionsPageQuery = (search: CollectionsSearch) =>
  collectionsPagesQuery({ sort: search.sort ?? DEFAULT_SORT, network: search.network });
