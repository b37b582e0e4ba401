import * as v from 'valibot';
import { collectionSorts, type CollectionSort } from '../../contract/collection.ts';

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined);

/** `?sort=&network=`; unknown or invalid values are dropped. */
const collectionsSearchSchema = v.object({
  sort: v.fallback(v.optional(v.picklist(collectionSorts)), undefined),
  network: text,
});
export type CollectionsSearch = v.InferOutput<typeof collectionsSearchSchema>;

export const parseCollectionsSearch = (search: unknown): CollectionsSearch => v.parse(collectionsSearchSchema, search);

export const DEFAULT_SORT: CollectionSort = 'volume';
