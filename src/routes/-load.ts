import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isOnline } from '../services/online.ts';
import { runtime } from '../services/runtime.ts';

/** Nobody looks at the page before for longer: then the page shows that it is loading. */
const ONLINE_WAIT_MS = 1000;
/** Offline, the device's own cache answers within this time or not at all. */
const OFFLINE_WAIT_MS = 300;

let onLate = () => {};
/** `run`: an answer came after its page was shown. The page's title, and whether it exists, are to be read again. */
export const whenLate = (run: () => void): void => {
  onLate = run;
};

type Fetchable = { queryKey: QueryKey; staleTime?: unknown };

async function settle(work: Promise<unknown>): Promise<void> {
  const answered = work.then(
    () => true,
    // The page shows its own failures; they are no reason to replace it.
    () => false,
  );
  if (import.meta.env.SSR) {
    if (!runtime().isFrame) await answered;
    return;
  }
  const online = isOnline();
  const patience = new Promise<null>((resolve) => setTimeout(resolve, online ? ONLINE_WAIT_MS : OFFLINE_WAIT_MS, null));
  if ((await Promise.race([answered, patience])) !== null || !online) return;
  void answered.then((isThere) => isThere && onLate());
}

/** Puts the answer in the cache before the page renders; one that is there already will do. Never throws. */
export const preload = (client: QueryClient, query: Fetchable): Promise<void> =>
  settle(client.ensureQueryData(query as Parameters<QueryClient['ensureQueryData']>[0]));

/** The same for the first page of a list. */
export const preloadPages = (client: QueryClient, query: Fetchable & { initialPageParam: unknown }): Promise<void> =>
  settle(client.ensureInfiniteQueryData(query as Parameters<QueryClient['ensureInfiniteQueryData']>[0]));

/**
 * Preloads what the page is about, and throws `notFound` if the server says that it does not exist.
 * A failing network is never a 404.
 */
export async function requireFound(client: QueryClient, query: Fetchable): Promise<void> {
  await preload(client, query);
  const answer = () => client.getQueryData<{ data: unknown; status: { code: number } }>(query.queryKey);
  if (answer()?.data !== null) return;
  // It may exist by now: ask again, unless the answer is fresh.
  await settle(client.fetchQuery(query as Parameters<QueryClient['fetchQuery']>[0]));
  if (answer()?.data === null) throw notFound();
}
