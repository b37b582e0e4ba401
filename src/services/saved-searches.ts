import * as v from 'valibot';
import { SEARCHES_AT_MOST } from '../contract/saved-search.ts';
import { collectionPath, profilePath } from '../domain/paths.ts';
import { createLocalList } from './local-list.ts';

const savedSearchSchema = v.object({
  href: v.pipe(v.string(), v.regex(/^\/(?:collections|profile)\//), v.maxLength(4000)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
});

/**
 * Collection filters that somebody saved under a name, and artists and collections they follow, on this device. A sign-out removes
 * them.
 */
export const savedSearches = createLocalList('vitrine-searches', savedSearchSchema, SEARCHES_AT_MOST);

export type Followed = 'artist' | 'collection';

/** The page of what an artist creates: following the artist is saving it. */
export const artistHref = (artist: string): string => profilePath(artist.toLowerCase(), 'Created');

/** The page of a collection without a filter: following the collection is saving it. */
export const collectionHref = (slug: string): string => collectionPath(slug);

/** The artist that `href` belongs to; null where it is anything else. */
export const artistOf = (href: string): string | null =>
  /^\/profile\/(0x[0-9a-f]{40})\?tab=Created$/.exec(href)?.[1] ?? null;

/** What somebody follows with `href`; null where it is a search. */
export const followedBy = (href: string): Followed | null =>
  artistOf(href) !== null ? 'artist' : /^\/collections\/[^/?]+$/.test(href) ? 'collection' : null;
