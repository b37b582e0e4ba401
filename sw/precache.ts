import { registerRoute } from 'workbox-routing';
import type { KeptFiles } from '../src/contract/kept-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** As earlier builds named it, so that an update fetches only what has changed. */
const cacheName = () => `workbox-precache-v2-${self.registration.scope}`;

const absolute = (key: string) => new URL(key, location.origin).href;
const pathOf = (key: string) => key.replace(/\?.*/, '');

/** @throws when it cannot be had whole */
async function fetchFile(key: string): Promise<Response> {
  // A file whose name is not its content's must come from the server itself.
  const cache = key.includes('?') ? 'reload' : 'default';
  const response = await fetch(pathOf(key), { cache, credentials: 'same-origin' });
  if (!response.ok || response.redirected) throw new Error(`No ${pathOf(key)}`);
  return response;
}

/** Keeps what is not there yet, one after the other: the page's own requests go first. @throws at the first that fails */
export async function keepFiles(keys: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName());
  const there = new Set((await cache.keys()).map((request) => request.url));
  for (const key of keys.map(absolute).filter((one) => !there.has(one))) {
    const file = new URL(key);
    await cache.put(key, await fetchFile(file.pathname + file.search));
  }
}

/** Removes what this build does not keep: other builds' files. */
export async function dropOtherFiles(files: KeptFiles): Promise<void> {
  const kept = new Set([...files.first, ...files.later].map(absolute));
  const cache = await caches.open(cacheName());
  for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request);
}

/** A file of this build, by its path: from the cache, else from the server, and kept then. */
async function answer(key: string): Promise<Response> {
  const cache = await caches.open(cacheName());
  const cached = await cache.match(absolute(key));
  if (cached !== undefined) return cached;
  const response = await fetchFile(key);
  await cache.put(absolute(key), response.clone());
  return response;
}

/** The file as kept; undefined where the cache has lost it. */
export async function matchKept(files: KeptFiles, path: string): Promise<Response | undefined> {
  const key = files.first.find((one) => pathOf(one) === path);
  if (key === undefined) return undefined;
  const cache = await caches.open(cacheName());
  return cache.match(absolute(key));
}

/** Answers requests for the build's own files. */
export function routeKept(files: () => KeptFiles): void {
  let byPath: Map<string, string> | undefined;
  const keyOf = (path: string) => {
    byPath ??= new Map([...files().first, ...files().later].map((key) => [pathOf(key), key]));
    return byPath.get(path);
  };
  registerRoute(
    ({ url, request }) =>
      request.method === 'GET' &&
      url.origin === location.origin &&
      request.mode !== 'navigate' &&
      keyOf(url.pathname) !== undefined,
    async ({ url, request }) => {
      try {
        return await answer(keyOf(url.pathname) ?? url.pathname);
      } catch {
        // The server's own word on it, as without a worker.
        return fetch(request);
      }
    },
  );
}
