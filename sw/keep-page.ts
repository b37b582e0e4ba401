import { dropPages } from '../src/device/room.ts';
import { LANGUAGE, LANGUAGE_PARAMETER } from '../src/language/language.ts';
import { isAppNavigation } from './app-paths.ts';
import { keepConfig, storedConfig, storedConfigText } from './config.ts';
import { ageOf, CACHE, find, KEPT_AT } from './pages.ts';

const MAX_PAGES = 40;
/** A page this young is not asked for again. */
const REST_MS = 60_000;

/** A profile's address names somebody; the page of components is nobody's way. */
const NOT_KEPT = /^\/(?:profile|test)(?:\/|$)|[?#]/;

/** Whether it was rendered, from this build's template, in its language, with the configuration that is stored here. */
async function isOurs(html: string, shell: Response | undefined): Promise<boolean> {
  const [template, config] = await Promise.all([shell?.text(), storedConfigText()]);
  if (!template || !config) return false;
  const parts = template.split(/<html|<\/head>|<!--frames-->[^]*<!--\/frames-->|<!--app-[a-z]+-->/);
  return [...parts, `>${config.replaceAll('<', '\\u003c')}<`, 'id="vitrine-state"'].every((part) =>
    html.includes(part),
  );
}

/** Counts sign-outs: what was asked for before one is not kept after it. */
let forgotten = 0;

async function refresh(path: string, since: number, shell: () => Promise<Response | undefined>): Promise<void> {
  // It may drop what is kept: the cache is opened after it.
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
    // It is there no more, or elsewhere. A server that fails or is busy says nothing of it.
    if (response.status < 429) await cache.delete(path);
    return;
  }
  const html = await response.text();
  if (!(await isOurs(html, await shell())) || since !== forgotten) return;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(at));
  await cache.put(path, new Response(html.replace('<html', `<html data-kept="${at}"`), { headers }));
  // In the order in which they were put there.
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MAX_PAGES).map((key) => cache.delete(key)));
}

/** Drops all pages, and those that are being asked for. */
export async function forgetPages(): Promise<void> {
  forgotten += 1;
  await dropPages();
}

/** Keeps what everybody is shown at this path: it is asked for without credentials. `shell`: this build's. */
export async function keepPage(path: string, shell: () => Promise<Response | undefined>): Promise<void> {
  const since = forgotten;
  if (NOT_KEPT.test(path) || !isAppNavigation(path, (await storedConfig())?.redirects ?? [])) return;
  const earlier = await find(path);
  if (earlier && ageOf(earlier) < REST_MS) return;
  try {
    await refresh(path, since, shell);
  } catch (error) {
    // No room: these go before anything else. Without a network, what is kept stays.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await dropPages();
  }
}
