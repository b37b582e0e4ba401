import { registerRoute } from 'workbox-routing';
import { LANGUAGE, LANGUAGE_PARAMETER } from '../src/language/language.ts';
import { isAppNavigation } from './app-paths.ts';
import { storedConfig } from './config.ts';
import { keptPage } from './pages.ts';
import { shell } from './precache.ts';
import { checkAllTransactions } from './transactions.ts';

/**
 * App navigations are answered with the kept page, else with the precached shell: at once, with or without a network.
 * Others, and pages in another language, go to the server; if that cannot be reached, the shell says that the device is
 * offline.
 */
export function routeDocuments(): void {
  registerRoute(
    // A frame runs an item, which is none of this worker's business.
    ({ request }) => request.mode === 'navigate' && request.destination === 'document',
    async ({ url, request, event }) => {
      event.waitUntil(checkAllTransactions());
      const config = await storedConfig();
      const asked = url.searchParams.get(LANGUAGE_PARAMETER) ?? LANGUAGE;
      if (asked === LANGUAGE && isAppNavigation(url.pathname, config?.redirects ?? [])) {
        const cached = (url.search === '' ? await keptPage(url.pathname) : undefined) ?? (await shell());
        if (cached !== undefined) return cached;
      }
      try {
        return await fetch(request);
      } catch (error) {
        const cached = await shell();
        if (cached === undefined) throw error;
        return cached;
      }
    },
  );
}
