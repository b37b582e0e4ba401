import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '../../contract/paging.ts';
import { MARKET_CHECK_MS } from '../../services/market-check.ts';

const SIZE = 20;
const marketplace = () => import('../../services/marketplace.ts');

/** Offers for one item. It stands here and not in the services, so that only this page's code holds it. */
export const itemOffersQuery = (nft: string) =>
  infiniteQueryOptions({
    queryKey: ['public', 'item-offers', nft],
    queryFn: async ({ pageParam, signal }) =>
      (await marketplace()).offersList({ nft, page: pageParam, size: SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page * pagination.size < pagination.total ? pagination.page + 1 : undefined,
  });

export const MORE_ITEMS = 6;

/** The cheapest items of a collection that are for sale: one more than are shown, for the page's own may be among them. */
export const moreItemsQuery = (collection: string) =>
  queryOptions({
    queryKey: ['public', 'more-items', collection],
    queryFn: async ({ signal }) =>
      (await marketplace()).nftsOfCollection(collection, { status: 'buy-now', size: MORE_ITEMS + 1 }, signal),
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
    queryFn: async ({ signal, client, queryKey }) =>
      (await marketplace()).ordersList(
        { nft, maker, status: 'open', size: SIZE },
        signal,
        // The first failure has raised an alert already; repeated ones stay silent.
        client.getQueryState(queryKey)?.status === 'error',
      ),
    refetchInterval: MARKET_CHECK_MS,
  });
