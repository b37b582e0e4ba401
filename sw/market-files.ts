import { fileOf } from '../src/language/files.ts';
import { LANGUAGE } from '../src/language/language.ts';
import { CONFIG_CACHE } from './config.ts';

/** What a page and a notice ask for without a network. */
const NEEDED = ['/favicon.svg', '/icon-192.png', '/monochrome.svg', `/${fileOf(LANGUAGE, 'manifest.webmanifest')}`];

const kept = (url: string): Promise<Response | undefined> => caches.match(url, { cacheName: CONFIG_CACHE });

async function fetchAndKeep(request: Request | string): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    const cache = await caches.open(CONFIG_CACHE);
    // Without room the page still gets its answer.
    await cache.put(response.url, copy).catch(() => undefined);
  }
  return response;
}

/**
 * The web manifest and icons. An operator may change them at any time: the server answers, and without a network what
 * it answered last.
 */
export async function marketFile(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request);
  } catch (error) {
    const earlier = await kept(request.url);
    if (earlier === undefined) throw error;
    return earlier;
  }
}

/** Fetches those that this device has not seen yet. */
export async function keepMarketFiles(): Promise<void> {
  await Promise.all(NEEDED.map(async (path) => (await kept(path)) ?? fetchAndKeep(path).catch(() => undefined)));
}
