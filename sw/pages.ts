import { PAGE_CACHE } from '../src/contract/sw-messages.ts';
import { dropPages } from '../src/device/room.ts';
import { LANGUAGE, LANGUAGE_PARAMETER } from '../src/language/language.ts';
import { isAppNavigation } from './app-paths.ts';
import { keepConfig, storedConfig, storedConfigText } from './config.ts';
import { shell } from './precache.ts';

declare const __BUILD_ID__: string;

const CACHE = `${PAGE_CACHE}-${LANGUAGE}-${__BUILD_ID__}`;
const MAX_PAGES = 40;
/** As long as this a page is neither asked for again … */
const REST_MS = 60_000;
/** … nor shown for longer than that. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
const KEPT_AT = 'X-Kept-At';

/** A profile's address names somebody; the page of components is nobody's way. */
const NOT_KEPT = /^\/(?:profile|test)(?:\/|$)/;

const ageOf = (page: Response) => Date.now() - Number(page.headers.get(KEPT_AT));

const find = (cache: Cache, path: string) => cache.match(path, { ignoreVary: true });

/** The rendered page of this path as last seen. */
export async function keptPage(path: string): Promise<Response | undefined> {
  const page = await find(await caches.open(CACHE), path);
  return page && ageOf(page) < MAX_AGE_MS ? page : undefined;
}

/** Whether it was rendered, from this build's template, in its language, with the configuration that is stored here. */
async function isOurs(html: string): Promise<boolean> {
  const [template, config] = await Promise.all([(await shell())?.text(), storedConfigText()]);
  if (!template || !config) return false;
  const parts = template.split(/<html|<\/head>|<!--app-[a-z]+-->/);
  return [...parts, `>${config.replaceAll('<', '\\u003c')}<`, 'id="vitrine-state"'].every((part) => html.includes(part));
}

/** Keeps what everybody is shown at this path: it is asked for without credentials. */
export async function keepPage(path: string): Promise<void> {
  if (NOT_KEPT.test(path) || !isAppNavigation(path, (await storedConfig())?.redirects ?? [])) return;
  const cache = await caches.open(CACHE);
  const earlier = await find(cache, path);
  if (earlier && ageOf(earlier) < REST_MS) return;
  await keepConfig();
  const at = Date.now();
  const response = await fetch(`${path}?${LANGUAGE_PARAMETER}=${LANGUAGE}`, {
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'manual',
    priority: 'low',
  });
  if (response.status !== 200) {
    // It is there no more, or elsewhere. A server that fails or is busy says nothing of it.
    if (response.status < 429) await cache.delete(path);
    return;
  }
  const html = await response.text();
  if (!(await isOurs(html))) return;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(at));
  try {
    await cache.put(path, new Response(html.replace('<html', `<html data-kept="${at}"`), { headers }));
  } catch {
    // No room: these go before anything else.
    await dropPages();
    return;
  }
  // In the order in which they were put there.
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MAX_PAGES).map((key) => cache.delete(key)));
}

/** Removes those of other builds and languages. */
export const dropOtherPages = (): Promise<unknown> => dropPages(CACHE);
