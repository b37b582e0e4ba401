import { IMAGE_CACHE, PAGE_CACHE } from '../contract/sw-messages.ts';

const KEPT_CACHE = 'vitrine-kept-';

/** The cache with the pictures of a kept collection: the worker's own limits never evict them. */
export const keptCacheOf = (slug: string): string => KEPT_CACHE + slug;

const cachesNamed = async (start: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(start));

/**
 * Entry by entry: a deleted cache keeps its room, and its files stay on the disk, as long as the worker or a tab holds
 * it open, up to the browser's next start.
 */
async function empty(name: string): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all((await cache.keys()).map((entry) => cache.delete(entry, { ignoreVary: true })));
}

async function wipe(name: string): Promise<void> {
  await empty(name);
  await caches.delete(name);
}

const wipeNamed = async (start: string): Promise<unknown> => Promise.all((await cachesNamed(start)).map(wipe));

/**
 * The pictures that the worker keeps: they can be fetched again. Their cache stays: deleted too soon, it keeps their
 * room after all.
 */
export const dropImages = (): Promise<void> => empty(IMAGE_CACHE);

/** Whether any collection is kept here, as far as pictures tell: it opens no database. */
export const hasKeptPictures = async (): Promise<boolean> => (await cachesNamed(KEPT_CACHE)).length > 0;

/** The pictures of one kept collection, with their room on the disk. */
export const dropKeptPicturesOf = (slug: string): Promise<void> => wipe(keptCacheOf(slug));

/** The pictures of all kept collections: dropped after those that were only seen, before any answer. */
export const dropKeptPictures = (): Promise<unknown> => wipeNamed(KEPT_CACHE);

/** The worker's caches of kept pages. */
export const pageCaches = (): Promise<string[]> => cachesNamed(PAGE_CACHE);

/** The pages that the worker keeps, except those of one cache. */
export const dropPages = async (but?: string): Promise<unknown> =>
  Promise.all((await pageCaches()).filter((name) => name !== but).map((name) => caches.delete(name)));

/** All of them, with their room on the disk. */
export const wipePages = (): Promise<unknown> => wipeNamed(PAGE_CACHE);
