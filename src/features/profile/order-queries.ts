import { useQuery } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '../../contract/paging.ts';
import { offersQuery } from '../../services/page-queries.ts';
import { ordersQuery } from '../../services/queries.ts';

const SIZE = 50;

export const listingsOf = (owner: string) => ordersQuery({ maker: owner, size: SIZE });
/** Those that sleep as well: for their maker. */
export const ownListings = (owner: string) => ordersQuery({ maker: owner, status: 'open', size: MAX_PAGE_SIZE });
export const ownOffers = (owner: string) => offersQuery({ maker: owner, status: 'open', size: MAX_PAGE_SIZE });
export const offersMadeBy = (owner: string) => offersQuery({ maker: owner, size: SIZE });
export const offersReceivedBy = (owner: string) => offersQuery({ receiver: owner, size: SIZE });

export const useOrders = (query: ReturnType<typeof ordersQuery>) => useQuery(query);
