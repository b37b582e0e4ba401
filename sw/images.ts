import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { IMAGE_CACHE } from '../src/contract/sw-messages.ts';

const MAX_IMAGES = 600;
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** The proxy's pictures: their address names their content, so the first answer stays true. */
export function routeImages(): void {
  registerRoute(
    ({ url, request }) =>
      request.method === 'GET' && url.origin === location.origin && url.pathname.startsWith('/_ipx/'),
    new CacheFirst({
      cacheName: IMAGE_CACHE,
      matchOptions: { ignoreVary: true },
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({
          maxEntries: MAX_IMAGES,
          maxAgeSeconds: MAX_AGE_SECONDS,
          purgeOnQuotaError: true,
          matchOptions: { ignoreVary: true },
        }),
      ],
    }),
  );
}
