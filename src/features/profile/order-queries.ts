import { useQuery } from '@tanstack/react-query';
import { offersQuery, ordersQuery } from '../../services/page-queries.ts';

const SIZE = 50;
const OWN_SIZE = 100;

export const listingsOf = (owner: string) => ordersQuery({ maker: owner, size: SIZE });
/** Those that sleep as well: for their maker. */
export const ownListings = (owner: string) => ordersQuery({ maker: owner, status: 'open', size: OWN_SIZE });
export const ownOffers = (owner: string) => offersQuery({ maker: owner, status: 'open', size: OWN_SIZE });
export const offersMadeBy = (owner: string) => offersQuery({ maker: owner, size: SIZE });
export const offersReceivedBy = (owner: string) => offersQuery({ receiver: owner, size: SIZE });

type OrdersQuery = ReturnType<typeof ordersQuery> | ReturnType<typeof offersQuery>;
export const useOrders = (query: OrdersQuery) => useQuery(query as ReturnType<typeof ordersQuery>);
