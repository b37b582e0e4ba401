import { registerRoute } from 'workbox-routing';
import * as v from 'valibot';
import { workerConfigSchema } from '../src/contract/config.ts';
import { dropPages } from '../src/device/room.ts';

const CACHE = 'vitrine-config';
const PATH = '/config.json';

type Config = v.InferOutput<typeof workerConfigSchema>;

function parse(text: string | undefined): Config | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), workerConfigSchema), text);
  return parsed.success ? parsed.output : null;
}

export const storedConfigText = async (): Promise<string | undefined> =>
  (await caches.match(PATH, { cacheName: CACHE }))?.text();

/** Fetches the configuration and keeps it; a wrong answer never replaces a good one. */
export async function keepConfig(): Promise<Response> {
  const response = await fetch(PATH, { cache: 'no-store' });
  const text = await response.clone().text();
  if (!response.ok || parse(text) === null) throw new Error('No usable configuration');
  // Pages carry the one that they were rendered with.
  if (text !== (await storedConfigText())) await dropPages();
  const cache = await caches.open(CACHE);
  await cache.put(PATH, response.clone());
  return response;
}

/** The configuration as last seen; null before the first. */
export const storedConfig = async (): Promise<Config | null> => parse(await storedConfigText());

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
