import { dropPages } from '../src/device/room.ts';
import { LANGUAGE, LANGUAGE_PARAMETER } from '../src/language/language.ts';
import { isAppNavigation } from './app-paths.ts';
import { keepConfig, storedConfig, storedConfigText } from './config.ts';
import { ageOf, CACHE, find, KEPT_AT } from './pages.ts';

const MAX_PAGES = 40;
/** A page younger than this is not fetched again. */
const REST_MS = 60_000;

/** A profile's address identifies somebody; the page of components is for developers. */
const NOT_KEPT = /^\/(?:profile|test)(?:\/|$)|[?#]/;

/**
 * Whether the server rendered it from this build's template, in its language, with the configuration that is stored
 * here.
 */
async function isOurs(html: string, shell: Response | undefined): Promise<boolean> {
  const [template, config] = await Promise.all([shell?.text(), storedConfigText()]);
  if (!template || !config) return false;
  const parts = template.split(/\/favicon\.svg|<html|<\/head>|<!--frames-->[^]*<!--\/frames-->|<!--app-[a-z]+-->/);
  return [...parts, `>${config.replaceAll('<', '\\u003c')}<`, 'id="vitrine-state"'].every((part) =>
    html.includes(part),
  );
}

/** Counts sign-outs: a page requested before one is not kept after it. */
let forgotten = 0;

async function refresh(path: string, since: number, shell: () => Promise<Response | undefined>): Promise<void> {
  // This may drop the kept pages, so the cache is opened afterwards.
  await keepConfig();
  const cache = await caches.open(CACHE);
  const at = Date.now();
  const response = await fetch(`${path}?${LANGUAGE_PARAMETER}=${LANGUAGE}`, {
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'manual',
    priority: 'low',
  });
  if (response.status !== 200) {
    // The page is gone, or has moved. A server that fails or is busy says nothing about it.
    if (response.status < 429) await cache.delete(path);
    return;
  }
  const html = await response.text();
  if (!(await isOurs(html, await shell())) || since !== forgotten) return;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(at));
  await cache.put(path, new Response(html.replace('<html', `<html data-kept="${at}"`), { headers }));
  // Keys come in the order in which they were added: the oldest go.
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MAX_PAGES).map((key) => cache.delete(key)));
}

/** Drops all pages, and those that are being fetched. */
export async function forgetPages(): Promise<void> {
  forgotten += 1;
  await dropPages();
}

/** Keeps what everybody is shown at this path: it is fetched without credentials. `shell`: this build's. */
export async function keepPage(path: string, shell: () => Promise<Response | undefined>): Promise<void> {
  const since = forgotten;
  if (NOT_KEPT.test(path) || !isAppNavigation(path, (await storedConfig())?.redirects ?? [])) return;
  const earlier = await find(path);
  if (earlier && ageOf(earlier) < REST_MS) return;
  try {
    await refresh(path, since, shell);
  } catch (error) {
    // No room: kept pages are dropped before anything else. Without a network they stay.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await dropPages();
  }
}
