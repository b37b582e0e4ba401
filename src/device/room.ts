import { IMAGE_CACHE, PAGE_CACHE } from '../contract/sw-messages.ts';

/** The pictures that the worker keeps: they come again from the network. */
export const dropImages = async (): Promise<boolean> => caches.delete(IMAGE_CACHE);

/** The worker's caches of kept pages. */
export const pageCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PAGE_CACHE));

/** The pages that the worker keeps, but for those of one cache. */
export const dropPages = async (but?: string): Promise<unknown> =>
  Promise.all((await pageCaches()).filter((name) => name !== but).map((name) => caches.delete(name)));

/**
 * The same, and their files: Chromium keeps those of a deleted cache for as long as anything holds on to it, but
 * removes those of a deleted entry at once.
 */
export async function erasePages(): Promise<void> {
  for (const name of await pageCaches()) {
    const cache = await caches.open(name);
    await Promise.all((await cache.keys()).map((key) => cache.delete(key)));
  }
  await dropPages();
}
