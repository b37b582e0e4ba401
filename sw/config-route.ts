import { registerRoute } from 'workbox-routing';
import { CONFIG_PATH, keepConfig, storedConfigAnswer } from './config.ts';

/** A page that starts from the shell gets the stored copy at once; a newer one is stored for the next time. */
export function routeConfig(): void {
  registerRoute(
    ({ url }) => url.origin === location.origin && url.pathname === CONFIG_PATH,
    async ({ event }) => {
      const cached = await storedConfigAnswer();
      const fresh = keepConfig();
      if (cached === undefined) return fresh;
      event.waitUntil(fresh.catch(() => undefined));
      return cached;
    },
  );
}
