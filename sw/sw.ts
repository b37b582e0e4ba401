import { cleanupOutdatedCaches } from 'workbox-precaching';
import * as v from 'valibot';
import { pageToWorkerSchema } from '../src/contract/sw-messages.ts';
import { routeConfig } from './config-route.ts';
import { keepConfig } from './config.ts';
import { routeDocuments } from './documents.ts';
import { routeImages } from './images.ts';
import { backgroundWork } from './imported.ts';
import { routeOtherFiles } from './other-file-routes.ts';
import { dropOtherPages } from './pages.ts';
import { dropOtherFiles, FILE_CACHE, installFiles, keepLaterFiles, routeKeptFiles, shell } from './precache.ts';
import { checkAllTransactions, SYNC_TAG } from './transactions.ts';

declare const self: ServiceWorkerGlobalScope;

// Routes first: the precache would answer `/` with the shell even where a redirect rule applies.
routeDocuments();
routeConfig();
routeImages();
routeKeptFiles();
routeOtherFiles(FILE_CACHE);
cleanupOutdatedCaches();

let isFirstInstall = false;

async function install(event: ExtendableEvent): Promise<void> {
  backgroundWork();
  await Promise.all([keepConfig(), installFiles(event, isFirstInstall)]);
}

self.addEventListener('install', (event) => {
  isFirstInstall = self.registration.active === null;
  event.waitUntil(install(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOtherFiles(), dropOtherPages()]));
  // The first worker serves its page at once; an update never takes over running pages unasked.
  if (isFirstInstall) event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const parsed = v.safeParse(pageToWorkerSchema, event.data);
  if (!parsed.success) return;
  const { type, path } = parsed.output;
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  else if (type === 'KEEP') event.waitUntil(Promise.all([keepLaterFiles(), backgroundWork().keep(path, shell)]));
  else if (type === 'CLAIM') event.waitUntil(self.clients.claim());
  else if (type === 'FORGET_PAGES') event.waitUntil(backgroundWork().forgetPerson());
  else event.waitUntil(checkAllTransactions());
});

/**
 * Background Sync, where the browser has it: a bonus that nothing relies on. The browser repeats it while something is
 * in flight.
 */
type SyncEvent = ExtendableEvent & { tag: string };
self.addEventListener('sync' as 'activate', (event) => {
  if ((event as SyncEvent).tag === SYNC_TAG)
    event.waitUntil(checkAllTransactions().then((left) => left && Promise.reject(left)));
});

self.addEventListener('push', (event) => event.waitUntil(backgroundWork().showPush(event.data?.text())));
self.addEventListener('notificationclick', (event) => event.waitUntil(backgroundWork().openNotice(event.notification)));
