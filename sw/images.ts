import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { IMAGE_CACHE } from '../src/contract/sw-messages.ts';
import { backgroundWork } from './imported.ts';

const MAX_IMAGES = 600;
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/**
 * The proxy's pictures: their address identifies their content, so the first answer stays valid. What a page fetches to
 * store it by itself is not requested as an image, so it is not cached here.
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
          // The pictures of collections that are kept whole are in caches of their own.
          cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? caches.match(request.url),
          handlerDidError: ({ request }) => backgroundWork().nearPicture(request.url),
        },
      ],
    }),
  );
}
