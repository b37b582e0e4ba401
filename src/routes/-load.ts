import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isOnline } from '../services/online.ts';

/** Offline, the device's own store answers soon or not at all. */
const OFFLINE_WAIT_MS = 300;

type Fetchable = { queryKey: QueryKey; staleTime?: unknown };

async function settle(work: Promise<unknown>): Promise<void> {
  // A failure is the page's to show, not a reason to throw the page away.
  const quiet = work.then(
    () => {},
    () => {},
  );
  if (isOnline()) return quiet;
  return Promise.race([quiet, new Promise<void>((resolve) => setTimeout(resolve, OFFLINE_WAIT_MS))]);
}

/** Has the answer in the cache before the page is drawn; whatever is there already is enough. */
export const preload = (client: QueryClient, query: Fetchable): Promise<void> =>
  settle(client.ensureQueryData(query as Parameters<QueryClient['ensureQueryData']>[0]));

/** The same for the first page of a list. */
export const preloadPages = (client: QueryClient, query: Fetchable & { initialPageParam: unknown }): Promise<void> =>
  settle(client.ensureInfiniteQueryData(query as Parameters<QueryClient['ensureInfiniteQueryData']>[0]));

/**
 * Has the page's main thing in the cache, or shows 'Page Not Found' when the server says it does
 * not exist. A failing network is never a 404.
 */
export async function requireFound(client: QueryClient, query: Fetchable): Promise<void> {
  await preload(client, query);
  const answer = () => client.getQueryData<{ data: unknown; status: { code: number } }>(query.queryKey);
  if (answer()?.data !== null) return;
  // It may exist by now: ask again unless the answer is fresh.
  await settle(client.fetchQuery(query as Parameters<QueryClient['fetchQuery']>[0]));
  if (answer()?.data === null) throw notFound();
}
