import { registerRoute } from 'workbox-routing';
import { LANGUAGE } from '../src/language/language.ts';
import { storedConfig } from './config.ts';
import { matchKeptFile } from './precache.ts';
import { checkAllTransactions } from './transactions.ts';

const SHELL = LANGUAGE === 'en' ? 'index.html' : `index.${LANGUAGE}.html`;

/** Addresses of the app itself. */
const APP_PATHS = /^\/(?:$|(?:test|docs|drops|collections|profile)(?:\/|$))/;

/** Whether a navigation is the app's to answer. Files, services and redirect rules are the server's. */
export function isAppNavigation(pathname: string, redirects: readonly { from: string }[]): boolean {
  if (redirects.some((rule) => rule.from === pathname)) return false;
  return APP_PATHS.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
}

const shell = () => matchKeptFile(SHELL);

/**
 * App navigations come from the precached shell: at once, with or without a network. Others go
 * to the server; when that cannot be reached the shell shows an honest offline state.
 */
export function routeDocuments(): void {
  registerRoute(
    // A frame runs an item, which this worker has no part in.
    ({ request }) => request.mode === 'navigate' && request.destination === 'document',
    async ({ url, request, event }) => {
      event.waitUntil(checkAllTransactions());
      const config = await storedConfig();
      if (isAppNavigation(url.pathname, config?.redirects ?? [])) {
        const cached = await shell();
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
