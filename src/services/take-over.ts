import type { PageToWorker } from '../contract/sw-messages.ts';

/** The old worker finishes what it is doing first; a page waits no longer than this. */
const TAKEOVER_MS = 15_000;

/**
 * Asks an installed worker to take over, and loads the page anew by `load` once it has, or after 15 s without it. In
 * Chromium a page that is requested in the very moment when the browser ends the old worker is answered by nobody: if the
 * new one takes over after those 15 s, it is loaded once more.
 */
export function takeOver(worker: ServiceWorker, load: () => void): void {
  const late = setTimeout(load, TAKEOVER_MS);
  const taken = () => {
    clearTimeout(late);
    load();
  };
  navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' } satisfies PageToWorker);
}
