import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { NftCard } from '../contract/nft.ts';

/*
 * What the signed-in person watches. Keys name them and are not public: nothing of it is stored on the device, and
 * it is forgotten with their session.
 */
const WATCHED = 'watched';
const marketplace = () => import('./marketplace.ts');

const listKey = (owner: string) => [WATCHED, owner, 'list'];

/** What `owner`, who is signed in, watches, page by page. */
export const watchListQuery = (owner: string) =>
  infiniteQueryOptions({
    queryKey: listKey(owner),
    queryFn: async ({ pageParam, signal }) => (await marketplace()).watchList(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });

/** Whether `owner`, who is signed in, watches this work. */
export const isWatchedQuery = (owner: string, uuid: NftCard['uuid']) =>
  queryOptions({
    queryKey: [WATCHED, owner, 'work', uuid],
    queryFn: async ({ signal }) => (await marketplace()).isWatched(uuid, signal),
  });

/**
 * Adds the work to the list or takes it out: shown at once, taken back where the server does not do it.
 * @throws HttpError, UnreachableError, OfflineError
 */
export async function setWatched(queries: QueryClient, o: { owner: string; uuid: string; isWatched: boolean }) {
  const { queryKey } = isWatchedQuery(o.owner, o.uuid);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, o.isWatched);
  try {
    const { watchNft, unwatchNft } = await marketplace();
    await (o.isWatched ? watchNft : unwatchNft)(o.uuid);
  } catch (error) {
    queries.setQueryData(queryKey, !o.isWatched);
    throw error;
  } finally {
    void queries.invalidateQueries({ queryKey: listKey(o.owner) });
  }
}
