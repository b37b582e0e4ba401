import * as v from 'valibot';
import { pageToWorkerSchema } from '../src/contract/sw-messages.ts';
import { routeBuilds } from './builds.ts';
import { keepConfig, routeConfig } from './config.ts';
import { routeDocuments } from './documents.ts';
import { routeImages } from './images.ts';
import { keptFiles, transactionCheck } from './imported.ts';
import { dropOtherFiles, keepFiles, routeKept } from './precache.ts';
import { checkAllTransactions, SYNC_TAG } from './transactions.ts';

declare const self: ServiceWorkerGlobalScope;

/** Chromium's; whoever saves data is sent later files only when they are asked for. */
type Connection = { connection?: { saveData?: boolean } };

// Routes first: the precache would answer `/` with the shell even where a rule says otherwise.
routeDocuments();
routeBuilds();
routeConfig();
routeImages();
routeKept(keptFiles);

let isFirstInstall = false;

/** Whoever updates gets the build whole, before it takes over; a first visit waits for the first set alone. */
async function install(): Promise<void> {
  const { first, later } = keptFiles();
  transactionCheck();
  await keepConfig();
  await keepFiles(isFirstInstall ? first : [...first, ...later]);
}

self.addEventListener('install', (event) => {
  isFirstInstall = self.registration.active === null;
  event.waitUntil(install());
});

async function activate(): Promise<void> {
  await dropOtherFiles(keptFiles());
  // The first session is served by us at once; an update never takes running pages over unasked.
  if (isFirstInstall) await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

let keeping: Promise<void> | undefined;

/** Once at a time. What does not come now is fetched at the next visit, or when it is needed. */
function keepLaterFiles(): Promise<void> {
  if ((navigator as Connection).connection?.saveData === true) return Promise.resolve();
  keeping ??= keepFiles(keptFiles().later)
    .catch(() => undefined)
    .finally(() => {
      keeping = undefined;
    });
  return keeping;
}

self.addEventListener('message', (event) => {
  const parsed = v.safeParse(pageToWorkerSchema, event.data);
  if (!parsed.success) return;
  if (parsed.output.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  else if (parsed.output.type === 'KEEP_LATER_FILES') event.waitUntil(keepLaterFiles());
  else event.waitUntil(checkAllTransactions());
});

/** Background Sync, where the browser has it: a bonus, never the plan. */
type SyncEvent = ExtendableEvent & { tag: string };
self.addEventListener('sync' as 'activate', (event) => {
  if ((event as SyncEvent).tag === SYNC_TAG) event.waitUntil(checkAllTransactions());
});
