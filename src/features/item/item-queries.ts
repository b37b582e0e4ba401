import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '../../contract/paging.ts';
import { MARKET_CHECK_MS } from '../../services/market-check.ts';
import { isShown } from '../../services/queries.ts';

const SIZE = 20;
const marketplace = () => import('../../services/marketplace.ts');

/** Offers for one item. It stands here and not in the services, so that only this page's code holds it. */
export const itemOffersQuery = (nft: string) =>
  infiniteQueryOptions({
    queryKey: ['public', 'item-offers', nft],
    queryFn: async ({ pageParam, ...asking }) =>
      (await marketplace()).offersList({ nft, page: pageParam, size: SIZE }, asking.signal, isShown(asking)),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });

export const MORE_ITEMS = 6;

/** The cheapest items of a collection that are for sale: one more than are shown, for the page's own may be among them. */
export const moreItemsQuery = (collection: string) =>
  queryOptions({
    queryKey: ['public', 'more-items', collection],
    queryFn: async (asking) =>
      (await marketplace()).nftsOfCollection(
        collection,
        { status: 'buy-now', size: MORE_ITEMS + 1 },
        asking.signal,
        isShown(asking),
      ),
  });

/** A maker's own offers for one item, wherever they stand among all. */
export const ownOffersQuery = (nft: string, maker: string) =>
  queryOptions({
    queryKey: ['public', 'own-offers', nft, maker],
    queryFn: async ({ signal }) => (await marketplace()).offersList({ nft, maker, size: MAX_PAGE_SIZE }, signal, true),
  });

/** A maker's open listings of one item; fetched again on an interval, like the price above them. */
export const ownListingsQuery = (nft: string, maker: string) =>
  queryOptions({
    queryKey: ['public', 'own-listings', nft, maker],
    queryFn: async (asking) =>
      (await marketplace()).ordersList({ nft, maker, status: 'open', size: SIZE }, asking.signal, isShown(asking)),
    refetchInterval: MARKET_CHECK_MS,
  });
