import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { IMAGE_CACHE } from '../src/contract/sw-messages.ts';
import { backgroundWork } from './imported.ts';

const MAX_IMAGES = 600;
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/**
 * The proxy's pictures: their address names their content, so the first answer stays true. What a page fetches to keep
 * it itself is no image of a view.
 */
export function routeImages(): void {
  registerRoute(
    ({ url, request }) =>
      request.destination === 'image' && url.origin === location.origin && url.pathname.startsWith('/_ipx/'),
    new CacheFirst({
      cacheName: IMAGE_CACHE,
      matchOptions: { ignoreVary: true },
      plugins: [
        new ExpirationPlugin({
          maxEntries: MAX_IMAGES,
          maxAgeSeconds: MAX_AGE_SECONDS,
          purgeOnQuotaError: true,
          matchOptions: { ignoreVary: true },
        }),
        {
          // What somebody keeps whole is in caches of its own.
          cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? caches.match(request.url),
          handlerDidError: ({ request }) => backgroundWork().nearPicture(request.url),
        },
      ],
    }),
  );
}
