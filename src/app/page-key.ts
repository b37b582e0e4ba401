import { createMemoryHistory } from '@tanstack/react-router';
import { parseCollectionSearch } from '../contract/item-search.ts';
import { parseHomeSearch } from '../features/home/home-queries.ts';
import { parseCollectionsSearch } from '../features/collections/collections-search.ts';
import { parseSubscribeSearch } from '../features/subscribe/subscribe-search.ts';
import { createQueryClient } from './query-client.ts';
import type { FileRoutesById } from './route-tree.gen.ts';
import { createAppRouter } from './router.tsx';

/**
 * Which page an address shows. Addresses with the same `url` show the same page, on the server and in the browser,
 * unless it is an error page, which prints its address. `fixed`: one of the few pages without parameters. `named`: a
 * page about something, in its canonical spelling. `odd`: whatever visitors can make up without limit, including
 * searches and pages that do not exist.
 */
export type PageKey = { url: string; kind: 'fixed' | 'named' | 'odd' };

/** The search parameters that a route's own view reads; every other route reads none. */
export const searchParsers: Partial<
  Record<keyof FileRoutesById, (search: Record<string, unknown>) => Record<string, unknown>>
> = {
  '/_default/': parseHomeSearch,
  '/_default/collections/': parseCollectionsSearch,
  '/_default/collections/$collection/': parseCollectionSearch,
  '/_container/subscribe': parseSubscribeSearch,
};

/** Slugs and numbers. An account's address could be spelt in every mix of upper and lower case. */
const named = /^(\/(?!0x)[a-z0-9-]+)+$/;

let matcher: ReturnType<typeof createAppRouter> | null = null;

/** `url`: the requested path with its query. Unknown and invalid parameters are left out, the others sorted. */
export function pageKey(url: string): PageKey {
  matcher ??= createAppRouter({ queryClient: createQueryClient(), history: createMemoryHistory(), isServer: true });
  const { pathname, search } = new URL(`http://page.invalid${url}`);
  // Decoded in the same way as the router does it.
  const asked = matcher.parseLocation({ href: pathname + search, pathname, search, hash: '', state: {} as never });
  const [, params, route] = matcher.getMatchedRoutes(asked.pathname);
  if (route === undefined) return { url, kind: 'odd' };
  const parse = searchParsers[route.id as keyof FileRoutesById];
  const written = matcher.options.stringifySearch(parse?.(asked.search) ?? {});
  const path = pathname.replace(/\/+$/, '') || '/';
  if (written !== '') return { url: path + written, kind: 'odd' };
  if (Object.keys(params).length === 0) return { url: route.fullPath.replace(/(.)\/$/, '$1'), kind: 'fixed' };
  return { url: path, kind: named.test(path) ? 'named' : 'odd' };
}
