import { useQuery } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '../../contract/paging.ts';
import { offersQuery, ordersQuery } from '../../services/page-queries.ts';

const SIZE = 50;

export const listingsOf = (owner: string) => ordersQuery({ maker: owner, size: SIZE });
/** For their maker: dormant listings as well. */
export const ownListings = (owner: string) => ordersQuery({ maker: owner, status: 'open', size: MAX_PAGE_SIZE });
export const ownOffers = (owner: string) => offersQuery({ maker: owner, status: 'open', size: MAX_PAGE_SIZE });
export const offersMadeBy = (owner: string) => offersQuery({ maker: owner, size: SIZE });
export const offersReceivedBy = (owner: string) => offersQuery({ receiver: owner, size: SIZE });

export const useOrders = (query: ReturnType<typeof ordersQuery>) => useQuery(query);
