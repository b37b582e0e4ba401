import { IMAGE_CACHE, PAGE_CACHE } from '../contract/sw-messages.ts';

/** The pictures that the worker keeps: they come again from the network. */
export const dropImages = async (): Promise<boolean> => caches.delete(IMAGE_CACHE);

/** The worker's caches of kept pages. */
export const pageCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PAGE_CACHE));

/** The pages that the worker keeps, but for those of one cache. */
export const dropPages = async (but?: string): Promise<unknown> =>
  Promise.all((await pageCaches()).filter((name) => name !== but).map((name) => caches.delete(name)));
