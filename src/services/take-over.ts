import type { PageToWorker } from '../contract/sw-messages.ts';

/** The old worker finishes what it is doing first; a page waits no longer than this. */
const TAKEOVER_MS = 15_000;

/** Asks an installed worker to take over. Resolves once it has, or after 15 s without it: the caller reloads either way. */
export const takeOver = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKEOVER_MS);
    worker.postMessage({ type: 'SKIP_WAITING' } satisfies PageToWorker);
  });
