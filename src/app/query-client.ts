import { QueryClient } from '@tanstack/react-query';

/** Stale after 5 s. Retries are the HTTP layer's; here they would multiply. */
const STALE_MS = 5000;
/** As long as the device stores an answer: a shorter time would throw restored data away. */
export const KEEP_MS = 24 * 60 * 60_000;

export type QueryPersister = NonNullable<
  NonNullable<ConstructorParameters<typeof QueryClient>[0]>['defaultOptions']
>['queries'];

export function createQueryClient(queries: QueryPersister = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: KEEP_MS,
        retry: false,
        // A query that failed in the loader has raised its alert: the page offers Retry instead of asking again by
        // itself.
        retryOnMount: false,
        // 'online' would pause before the device's own store is read.
        networkMode: 'offlineFirst',
        ...queries,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
