import { collectionsPagesQuery } from '../../services/page-queries.ts';
import { DEFAULT_SORT, type CollectionsSearch } from './collections-search.ts';

/** The query of this page; the route preloads its first page. */
export const collectionsPageQuery = (search: CollectionsSearch) =>
  collectionsPagesQuery({ sort: search.sort ?? DEFAULT_SORT, network: search.network });
