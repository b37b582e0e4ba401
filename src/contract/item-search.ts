import * as v from 'valibot';
import { activityKinds, seriesRanges } from './collection-history.ts';
import type { collectionNfts } from './marketplace-routes.ts';
import { MAX_TRAITS, nftSorts, nftStatuses, type NftSort } from './nft.ts';
import { decimalStringSchema, traitSchema } from './primitives.ts';
import type { QueryInput } from './route.ts';

export const DEFAULT_SORT: NftSort = 'price-asc';

const amount = v.fallback(v.optional(v.pipe(decimalStringSchema, v.maxLength(40))), undefined);
const isTrait = (value: unknown): value is string => v.is(traitSchema, value);

export const collectionTabs = ['items', 'offers', 'activity', 'holders', 'about'] as const;
export type CollectionTab = (typeof collectionTabs)[number];
const otherTabs = ['offers', 'activity', 'holders', 'about'] as const satisfies readonly CollectionTab[];

/** How the items are laid out; the first is left out of the address. */
export const gridViews = ['large', 'compact', 'list'] as const;
export type GridView = (typeof gridViews)[number];

/** The search of a collection's URL; unknown or invalid values are dropped. */
const collectionSearchSchema = v.object({
  /** Left out for the items. */
  tab: v.fallback(v.optional(v.picklist(otherTabs)), undefined),
  sort: v.fallback(v.optional(v.picklist(nftSorts)), undefined),
  status: v.fallback(v.optional(v.picklist(nftStatuses)), undefined),
  min: amount,
  max: amount,
  currency: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,16}$/))), undefined),
  q: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))), undefined),
  view: v.fallback(v.optional(v.picklist(gridViews)), undefined),
  /** Of the activity: which events, and how far back its plot reaches. */
  events: v.fallback(v.optional(v.picklist(activityKinds)), undefined),
  range: v.fallback(v.optional(v.picklist(seriesRanges)), undefined),
  /** `Type:Value`, once or several times. */
  trait: v.pipe(
    v.optional(v.unknown()),
    v.transform((value) => [...new Set([value].flat().filter(isTrait))].slice(0, MAX_TRAITS)),
    v.transform((traits) => (traits.length === 0 ? undefined : traits)),
  ),
});
export type CollectionSearch = v.InferOutput<typeof collectionSearchSchema>;

export const parseCollectionSearch = (search: unknown): CollectionSearch => v.parse(collectionSearchSchema, search);

export const toFilter = (search: CollectionSearch): QueryInput<typeof collectionNfts> => ({
  sort: search.sort ?? DEFAULT_SORT,
  status: search.status,
  minPrice: search.min,
  maxPrice: search.max,
  currency: search.currency,
  search: search.q,
  trait: search.trait,
});
