import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { isSavingData } from '../services/saving-data.ts';
import { routeTree } from './route-tree.gen.ts';

export function createAppRouter(options: { queryClient: QueryClient; history?: RouterHistory; isServer?: boolean }) {
  return createRouter({
    routeTree,
    context: { queryClient: options.queryClient },
    ...(options.history === undefined ? {} : { history: options.history }),
    ...(options.isServer === undefined ? {} : { isServer: options.isServer }),
    // Nothing is prefetched for people who save data.
    defaultPreload: options.isServer !== true && isSavingData() ? false : 'intent',
    // Freshness is up to the query cache.
    defaultPreloadStaleTime: 0,
    // On the server it would render an inline script, which the browser's tree does not have.
    scrollRestoration: options.isServer !== true,
    // `?tab=Collected` and `?trait=Type:Value` as people write them, not as JSON.
    parseSearch,
    stringifySearch,
  });
}

type SearchValue = string | readonly string[];

function parseSearch(search: string): Record<string, SearchValue> {
  // Not an object literal: every such object has a `constructor`.
  const found = new Map<string, [string, ...string[]]>();
  for (const [key, value] of new URLSearchParams(search)) {
    const before = found.get(key);
    if (before === undefined) found.set(key, [value]);
    else before.push(value);
  }
  return Object.fromEntries([...found].map(([key, values]) => [key, values.length === 1 ? values[0] : values]));
}

function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string' || typeof one === 'number') params.append(key, String(one));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
