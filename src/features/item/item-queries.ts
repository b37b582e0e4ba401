import { infiniteQueryOptions } from '@tanstack/react-query';

const SIZE = 20;

/** Offers for one work; beside the queries of every page, whose code this one is not part of. */
export const itemOffersQuery = (nft: string) =>
  infiniteQueryOptions({
    queryKey: ['public', 'item-offers', nft],
    queryFn: async ({ pageParam, signal }) =>
      (await import('../../services/marketplace.ts')).offersList({ nft, page: pageParam, size: SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });
