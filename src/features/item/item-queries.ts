import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { LOOK_AGAIN_MS } from '../../services/look-again.ts';

const SIZE = 20;
const marketplace = () => import('../../services/marketplace.ts');

/** Offers for one item; beside the queries of every page, whose code this one is not part of. */
export const itemOffersQuery = (nft: string) =>
  infiniteQueryOptions({
    queryKey: ['public', 'item-offers', nft],
    queryFn: async ({ pageParam, signal }) =>
      (await marketplace()).offersList({ nft, page: pageParam, size: SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });

/** What somebody sells of one item: asked on while they look, as the price above it is. */
export const ownListingsQuery = (nft: string, maker: string) =>
  queryOptions({
    queryKey: ['public', 'own-listings', nft, maker],
    queryFn: async ({ signal, client, queryKey }) =>
      (await marketplace()).ordersList(
        { nft, maker, status: 'open', size: SIZE },
        signal,
        // One alert tells that it fails.
        client.getQueryState(queryKey)?.status === 'error',
      ),
    refetchInterval: LOOK_AGAIN_MS,
  });
