import { IMAGE_CACHE, PAGE_CACHE } from '../contract/sw-messages.ts';

/** The pictures that the worker keeps: they can be fetched again. */
export const dropImages = async (): Promise<boolean> => caches.delete(IMAGE_CACHE);

const KEPT_CACHE = 'vitrine-kept-';

/** The cache with the pictures of a kept collection: the worker's own limits never evict them. */
export const keptCacheOf = (slug: string): string => KEPT_CACHE + slug;

const cachesNamed = async (start: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(start));

/** Whether any collection is kept here, as far as pictures tell: it opens no database. */
export const hasKeptPictures = async (): Promise<boolean> => (await cachesNamed(KEPT_CACHE)).length > 0;

/** The pictures of all kept collections: dropped after those that were only seen, before any answer. */
export const dropKeptPictures = async (): Promise<unknown> =>
  Promise.all((await cachesNamed(KEPT_CACHE)).map((name) => caches.delete(name)));

/** The worker's caches of kept pages. */
export const pageCaches = (): Promise<string[]> => cachesNamed(PAGE_CACHE);

/** The pages that the worker keeps, except those of one cache. */
export const dropPages = async (but?: string): Promise<unknown> =>
  Promise.all((await pageCaches()).filter((name) => name !== but).map((name) => caches.delete(name)));

/**
 * The same for all of them, and page by page: the files of a deleted cache stay on the disk as long as the worker or a
 * tab holds it open, up to the browser's next start.
 */
export const wipePages = async (): Promise<unknown> =>
  Promise.all(
    (await pageCaches()).map(async (name) => {
      const cache = await caches.open(name);
      await Promise.all((await cache.keys()).map((page) => cache.delete(page, { ignoreVary: true })));
      await caches.delete(name);
    }),
  );
