import { IMAGE_CACHE } from '../contract/sw-messages.ts';

/** The pictures that the worker keeps: they come again from the network. */
export const dropImages = async (): Promise<boolean> => caches.delete(IMAGE_CACHE);
