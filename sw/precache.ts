import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { KeptFile } from '../src/contract/kept-files.ts';
import { fileOf } from '../src/language/files.ts';
import { LANGUAGE } from '../src/language/language.ts';
import { backgroundWork, keptFiles } from './imported.ts';

function controllerOf(...sets: (readonly KeptFile[])[]): PrecacheController {
  const controller = new PrecacheController();
  // Their names contain a hash of their content; unless told so, the library warns about each.
  controller.addToCacheList(
    sets.flat().map((file) => (typeof file === 'string' ? { url: file, revision: null } : file)),
  );
  return controller;
}

const firstFiles = controllerOf(keptFiles.first);
const laterFiles = controllerOf(keptFiles.later);
const allFiles = controllerOf(keptFiles.first, keptFiles.later);
/** With the files of this build, and those of the previous one that open pages may still ask for. */
export const FILE_CACHE = allFiles.strategy.cacheName;

/** Answers requests for files of this build from the cache. */
export function routeKeptFiles(): void {
  registerRoute(new PrecacheRoute(allFiles, { directoryIndex: '', cleanURLs: false }));
}

/** The empty page that rendered ones are made from; undefined if the cache has lost it. */
export const shell = (): Promise<Response | undefined> => allFiles.matchPrecache(fileOf(LANGUAGE, 'index.html'));

/** An update stores the whole build before it is offered; a first visit waits only for the first set. */
export const installFiles = (event: ExtendableEvent, isFirstInstall: boolean): Promise<unknown> =>
  (isFirstInstall ? firstFiles : allFiles).install(event);

/** Removes what neither this build nor the previous one keeps. */
export const dropOtherFiles = (): Promise<void> =>
  backgroundWork().dropOtherFiles(FILE_CACHE, [...allFiles.getURLsToCacheKeys().values()]);

async function fetchLaterFiles(): Promise<void> {
  const cache = await caches.open(FILE_CACHE);
  const there = new Set((await cache.keys()).map((request) => request.url));
  const missing = [...laterFiles.getURLsToCacheKeys().values()].filter((key) => !there.has(key));
  // All of them are stored, or none. A file without a hash in its name comes from the server itself, not from the HTTP
  // cache.
  await cache.addAll(
    missing.map((key) => new Request(key, { cache: key.includes('?') ? 'reload' : 'default', priority: 'low' })),
  );
}

let fetching: Promise<void> | undefined;

/** Fetches the later set, one fetch at a time. What fails is fetched again on the next visit. */
export function keepLaterFiles(): Promise<void> {
  fetching ??= fetchLaterFiles()
    .catch(() => undefined)
    .finally(() => {
      fetching = undefined;
    });
  return fetching;
}
