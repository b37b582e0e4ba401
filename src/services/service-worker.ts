// The package's main file is compiled for browsers without workers.
import { Workbox } from 'workbox-window/Workbox.js';
import type { BuildManifest } from '../contract/config.ts';
import type { PageToWorker } from '../contract/sw-messages.ts';
import { LANGUAGE, LANGUAGE_PARAMETER } from '../language/language.ts';
import { leftHere } from './auth-state.ts';
import { isSavingData } from './saving-data.ts';
import { updateState } from './update-state.ts';
import { whenIdle } from './when-idle.ts';

declare const __BUILD_ID__: string;

const POLL_MS = 60 * 60_000;
/** Somebody who leaves a page sooner than this was only passing through: it is not kept. */
const STAY_MS = 3000;

let registration: ServiceWorkerRegistration | undefined;

/**
 * Pictures that came before the very first worker, which never saw them: it is asked for them, and has them from the
 * browser's own cache. `crossOrigin`, or the picture that is there would do.
 */
function keepShown(): void {
  for (const { currentSrc: src } of document.images)
    if (src.includes('/_ipx/')) Object.assign(new Image(), { crossOrigin: 'anonymous', src });
}

/**
 * Registers the worker and polls for newer builds: hourly, on focus and when back online. `onNavigated` reports each
 * page that is shown from now on.
 */
export async function startServiceWorker(onNavigated: (then: () => void) => void): Promise<void> {
  if (import.meta.env.DEV) return;
  // Somebody who only follows a link in another language keeps their own worker.
  if ('serviceWorker' in navigator && !location.search.includes(`${LANGUAGE_PARAMETER}=`)) {
    const workbox = new Workbox(LANGUAGE === 'en' ? '/sw.js' : `/sw.${LANGUAGE}.js`, { updateViaCache: 'none' });
    workbox.addEventListener('waiting', () => {
      updateState.available = true;
    });
    const isFirst = navigator.serviceWorker.controller === null;
    // The very first worker takes over its page as well, which is no update.
    if (!isFirst)
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        updateState.available = updateState.replaced = true;
      });
    registration = await workbox.register().catch(() => undefined);
    // A worker that was already waiting sends no event to a page that opens now.
    if (registration?.waiting) updateState.available = true;
    void navigator.serviceWorker.ready.then(({ active }) => {
      // The first worker takes over the pages that are there; one that was still loading would be left out for good.
      if (isFirst) active?.postMessage({ type: 'CLAIM' } satisfies PageToWorker);
      // With data saving on, later files are fetched only when they are needed, and no pages are kept.
      if (active === null || isSavingData()) return;
      const keep = () =>
        whenIdle(() => {
          if (leftHere.is) return;
          active.postMessage({ type: 'KEEP', path: location.pathname } satisfies PageToWorker);
        });
      keep();
      // The worker takes over before this page is idle, or after it.
      const keepPictures = () => whenIdle(() => leftHere.is || keepShown());
      if (isFirst && navigator.serviceWorker.controller) keepPictures();
      else if (isFirst) navigator.serviceWorker.addEventListener('controllerchange', keepPictures, { once: true });
      let staying: ReturnType<typeof setTimeout>;
      onNavigated(() => {
        clearTimeout(staying);
        staying = setTimeout(keep, STAY_MS);
      });
    });
  }
  setInterval(() => void checkBuild(), POLL_MS);
  addEventListener('focus', () => void checkBuild());
  addEventListener('online', () => void checkBuild());
  void checkBuild();
}

/** Checked by hand: the schema library is loaded only with the first question to the server. */
const isManifest = (value: unknown): value is BuildManifest =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

let checking = false;

/** Asks which build is the newest; a newer one is fetched by the worker, then offered. */
async function checkBuild(): Promise<void> {
  if (checking || updateState.available) return;
  checking = true;
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' });
    const manifest: unknown = await response.json();
    if (!isManifest(manifest) || manifest.id === __BUILD_ID__) return;
    if (registration === undefined) updateState.available = true;
    else await registration.update();
  } catch {
    // Not reachable: asked again later.
  } finally {
    checking = false;
  }
}
