import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Order } from '../../contract/order.ts';
import { offersQuery } from '../../services/page-queries.ts';
import { ordersQuery } from '../../services/queries.ts';
import { Retry } from '../../ui/retry.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Vacancy } from '../../ui/vacancy.tsx';
import { OrderRow } from './order-row.tsx';
import type { ProfileActions } from './profile-actions.ts';
import styles from './profile.module.css';

/** Only for the profile's owner: their code comes then. */
const OwnListings = lazy(() => import('./own-orders.tsx').then((module) => ({ default: module.OwnListings })));
const OwnOffersMade = lazy(() => import('./own-orders.tsx').then((module) => ({ default: module.OwnOffersMade })));
const OwnOffersReceived = lazy(() =>
  import('./own-orders.tsx').then((module) => ({ default: module.OwnOffersReceived })),
);

const SIZE = 50;
const OWN_SIZE = 100;

export const listingsOf = (owner: string) => ordersQuery({ maker: owner, size: SIZE });
/** Those that sleep as well: for their maker. */
export const ownListings = (owner: string) => ordersQuery({ maker: owner, status: 'open', size: OWN_SIZE });
export const ownOffers = (owner: string) => offersQuery({ maker: owner, status: 'open', size: OWN_SIZE });
export const offersMadeBy = (owner: string) => offersQuery({ maker: owner, size: SIZE });
export const offersReceivedBy = (owner: string) => offersQuery({ receiver: owner, size: SIZE });

export type ListWords = { one: string; many: string; what: string; none: string };

type OrdersQuery = ReturnType<typeof ordersQuery> | ReturnType<typeof offersQuery>;
export const useOrders = (query: OrdersQuery) => useQuery(query as ReturnType<typeof ordersQuery>);

/** A list of orders with what stands for it while there is none. */
export function OrderList(props: {
  query: ReturnType<typeof useOrders>;
  words: ListWords;
  head?: ReactNode;
  renderRow?: (order: Order) => ReactNode;
}) {
  const { query, words } = props;
  const orders = query.data?.data ?? [];
  const total = query.data?.pagination.total ?? 0;
  return (
    <>
      <div className={styles.bar}>
        {props.head ?? (query.data === undefined ? '' : `${total} ${total === 1 ? words.one : words.many}`)}
        <Stamp updatedAt={query.dataUpdatedAt} busy={query.isFetching} />
      </div>
      {query.isPending ? (
        <div aria-busy="true">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height={56} style={{ marginBottom: 8 }} />
          ))}
        </div>
      ) : query.data === undefined ? (
        <Retry what={words.what} onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : orders.length === 0 ? (
        <Vacancy title={words.none} />
      ) : (
        <ul>{orders.map((order) => props.renderRow?.(order) ?? <OrderRow key={order.uuid} order={order} />)}</ul>
      )}
    </>
  );
}

const LISTING_WORDS = { one: 'live listing', many: 'live listings', what: 'Listings', none: 'Nothing for sale' };

function OthersListings({ owner }: { owner: string }) {
  return <OrderList query={useOrders(listingsOf(owner))} words={LISTING_WORDS} />;
}

export type OrdersProps = { owner: string; actions: ProfileActions | null };

export const Listings = ({ owner, actions }: OrdersProps) =>
  actions === null ? (
    <OthersListings owner={owner} />
  ) : (
    <Suspense fallback={<Skeleton height={200} />}>
      <OwnListings owner={owner} actions={actions} />
    </Suspense>
  );

const SIDES = [
  { value: 'made', label: 'Made' },
  { value: 'received', label: 'Received' },
] as const;

export const offerWords = (side: 'made' | 'received'): ListWords => ({
  one: 'offer',
  many: 'offers',
  what: 'Offers',
  none: side === 'made' ? 'No offers made' : 'No offers received',
});

function OthersOffers({ owner, side, head }: { owner: string; side: 'made' | 'received'; head: ReactNode }) {
  const query = useOrders(side === 'made' ? offersMadeBy(owner) : offersReceivedBy(owner));
  return <OrderList query={query} words={offerWords(side)} head={head} />;
}

export function Offers({ owner, actions }: OrdersProps) {
  const [side, setSide] = useState<'made' | 'received'>('made');
  const head = <Segmented label="Offers" segments={SIDES} value={side} onChange={setSide} />;
  if (actions === null) return <OthersOffers key={side} owner={owner} side={side} head={head} />;
  const own = { owner, actions, head };
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      {side === 'made' ? <OwnOffersMade {...own} /> : <OwnOffersReceived {...own} />}
    </Suspense>
  );
}
