/** The workers of all languages. */
export const WORKER_PATH = /^\/sw(\.[a-z]{2})?\.js$/;

/*
 * Replaces a worker that does harm, and removes itself: browsers fetch a worker's file without going through the
 * worker. It deletes what our workers cached and nothing else, and no page is reloaded while somebody uses it.
 */
const LEAVING_WORKER = `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => {
  const leave = async () => {
    const names = (await caches.keys()).filter((name) => /^(vitrine-|workbox-precache)/.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(leave());
});
`;

/** The answer in place of the worker's file; null for every other path. */
export const leavingWorker = (path: string): Response | null =>
  WORKER_PATH.test(path)
    ? new Response(LEAVING_WORKER, {
        headers: {
          'Content-Type': 'text/javascript; charset=utf-8',
          'Cache-Control': 'no-store',
          'Content-Security-Policy': "frame-ancestors 'none'",
          'Service-Worker-Allowed': '/',
        },
      })
    : null;
