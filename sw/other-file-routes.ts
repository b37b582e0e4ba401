import { registerRoute } from 'workbox-routing';
import { backgroundWork } from './imported.ts';

/** Files that no precache holds; what answers them is imported when one is asked for. `cache`: of builds' files. */
export function routeOtherFiles(cache: string): void {
  registerRoute(
    ({ url }) => url.origin === location.origin && url.pathname.startsWith('/assets/'),
    ({ request }) => backgroundWork().otherFile(cache, request),
  );
  registerRoute(
    ({ url }) => url.origin === location.origin && url.pathname === '/builds/latest.json',
    ({ request }) => backgroundWork().latestBuild(request),
  );
  registerRoute(
    // PNG, SVG and the web manifest, in the fewest bytes.
    ({ url }) => url.origin === location.origin && /^\/[^/]+\.[psw]\w+$/.test(url.pathname),
    ({ request }) => backgroundWork().marketFile(request),
  );
}
