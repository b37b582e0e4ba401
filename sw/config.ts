import { registerRoute } from 'workbox-routing';
import * as v from 'valibot';
import { workerConfigSchema } from '../src/contract/config.ts';

const CACHE = 'vitrine-config';
const PATH = '/config.json';

/** Fetches the configuration and keeps it; a wrong answer never replaces a good one. */
export async function keepConfig(): Promise<Response> {
  const response = await fetch(PATH, { cache: 'no-store' });
  const parsed = v.safeParse(
    workerConfigSchema,
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  if (!response.ok || !parsed.success) throw new Error('No usable configuration');
  const cache = await caches.open(CACHE);
  await cache.put(PATH, response.clone());
  return response;
}

/** The configuration as last seen; null before the first. */
export async function storedConfig(): Promise<v.InferOutput<typeof workerConfigSchema> | null> {
  const cached = await caches.match(PATH, { cacheName: CACHE });
  const parsed = v.safeParse(workerConfigSchema, await cached?.json().catch(() => null));
  return parsed.success ? parsed.output : null;
}

/** A page that starts from the shell gets the stored copy at once; a newer one is there next time. */
export function routeConfig(): void {
  registerRoute(
    ({ url }) => url.origin === location.origin && url.pathname === PATH,
    async ({ event }) => {
      const cached = await caches.match(PATH, { cacheName: CACHE });
      const fresh = keepConfig();
      if (cached === undefined) return fresh;
      event.waitUntil(fresh.catch(() => undefined));
      return cached;
    },
  );
}
