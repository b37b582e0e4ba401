import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { proxy } from 'valtio/vanilla';
import { MAX_PAGE_SIZE } from '../contract/paging.ts';
import type { NftCard } from '../contract/nft.ts';
import { isOnline } from './online.ts';
import { isShown } from './queries.ts';

/*
 * What the signed-in person watches. The keys contain their address and are not public. Only the list itself is stored
 * on the device, with the person's other data; everything is removed with their session.
 */
const WATCHED = 'watched';
const marketplace = () => import('./marketplace.ts');

const listKey = (owner: string) => [WATCHED, owner, 'list'];

/** Whose watch list an answer with this key is; null where it is something else. */
export const ownerOfList = ([kind, owner, what]: readonly unknown[]): string | null =>
  kind === WATCHED && what === 'list' && typeof owner === 'string' ? owner : null;

/** What `owner`, who is signed in, watches, page by page. */
export const watchListQuery = (owner: string) =>
  infiniteQueryOptions({
    queryKey: listKey(owner),
    queryFn: async ({ pageParam, ...asking }) =>
      (await marketplace()).watchList(pageParam, asking.signal, isShown(asking)),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });

let gathered: Map<string, (answer: Promise<boolean>) => void> | null = null;

/** One call for all works that are asked about at the same moment: a grid of cards makes one call. */
function isWatched(uuid: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (gathered === null || gathered.size >= MAX_PAGE_SIZE) {
      const batch = new Map<string, (answer: Promise<boolean>) => void>();
      gathered = batch;
      setTimeout(() => {
        if (gathered === batch) gathered = null;
        const watched = marketplace().then(({ watchedOf }) => watchedOf([...batch.keys()]));
        for (const [asked, answer] of batch) answer(watched.then((all) => all.has(asked)));
      });
    }
    const other = gathered.get(uuid);
    gathered.set(uuid, (answer) => {
      other?.(answer);
      resolve(answer);
    });
  });
}

/** What the list on this device says; null where it cannot tell, because it is missing or incomplete. */
async function isListed(queries: QueryClient, owner: string, uuid: string): Promise<boolean | null> {
  const list = await queries.ensureInfiniteQueryData(watchListQuery(owner)).catch(() => null);
  const listed = list?.pages.flatMap(({ data }) => data) ?? [];
  if (listed.some((nft) => nft.uuid === uuid)) return true;
  return listed.length < (list?.pages[0]?.pagination.total ?? 1) ? null : false;
}

/** Whether `owner`, who is signed in, watches this work; without a network, according to the list on the device. */
export const isWatchedQuery = (owner: string, uuid: NftCard['uuid']) =>
  queryOptions({
    queryKey: [WATCHED, owner, 'work', uuid],
    queryFn: async ({ client }) => (isOnline() ? null : await isListed(client, owner, uuid)) ?? isWatched(uuid),
  });

/** The server has carried it out: an answer that is still on its way is older. */
export async function noteWatched(queries: QueryClient, { owner, uuid, isWatched: is }: Omit<Heart, 'name'>) {
  const { queryKey } = isWatchedQuery(owner, uuid);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, is);
}

/** What was pressed without a network, by uuid: shown as done until it is. Only of this tab's person. */
export const waitingHearts = proxy<{ wanted: Record<string, boolean> }>({ wanted: {} });

export type Heart = { owner: string; uuid: string; name: string; isWatched: boolean };

/**
 * Adds the item to the list or removes it: shown at once, taken back if the server does not do it. Without a network it
 * waits on the device, and the result is true.
 * @throws HttpError, UnreachableError, StoreUnavailableError
 */
export async function setWatched(queries: QueryClient, o: Heart): Promise<boolean> {
  const waiting = await import('./waiting-hearts.ts');
  if (!isOnline() || o.uuid in waitingHearts.wanted) {
    await waiting.keepWaiting(o);
    if (!isOnline()) return true;
    await waiting.sendWaiting(queries, o.owner);
    return o.uuid in waitingHearts.wanted;
  }
  await noteWatched(queries, o);
  // If the page is left before the answer, the next one sends it. If the device stores nothing, it is sent all the
  // same.
  const settle = await waiting.noteHeart(o).then(
    () => () => waiting.settleHeart(o),
    () => async () => undefined,
  );
  try {
    const { watchNft, unwatchNft } = await marketplace();
    await (o.isWatched ? watchNft : unwatchNft)(o.uuid);
    await noteWatched(queries, o);
    return false;
  } catch (error) {
    await noteWatched(queries, { ...o, isWatched: !o.isWatched });
    throw error;
  } finally {
    await settle().catch(() => undefined);
    void queries.invalidateQueries({ queryKey: listKey(o.owner) });
  }
}
