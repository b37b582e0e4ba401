import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Order } from '../../contract/order.ts';
import { collectionPath, itemPath } from '../../domain/paths.ts';
import { offersQuery, ordersQuery } from '../../services/queries.ts';
import { PersonRow } from '../../ui/layout.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Price } from '../../ui/price-text.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { untilText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import styles from './profile.module.css';

const SIZE = 50;
const THUMB_WIDTHS = [160] as const;

export const listingsOf = (owner: string) => ordersQuery({ maker: owner, size: SIZE });
export const offersMadeBy = (owner: string) => offersQuery({ maker: owner, size: SIZE });
export const offersReceivedBy = (owner: string) => offersQuery({ receiver: owner, size: SIZE });

function OrderRow({ order }: { order: Order }) {
  const now = useNow();
  const { nft } = order;
  const href =
    nft.identifier === null ? collectionPath(nft.collectionSlug) : itemPath(nft.collectionSlug, nft.identifier);
  return (
    <PersonRow
      picture={
        <div className={styles.thumb}>
          <MediaImage source={nft.image} alt="" widths={THUMB_WIDTHS} sizes="44px" />
        </div>
      }
      name={nft.identifier === null ? `Any work of ${nft.collectionName}` : nft.name}
      href={href}
      sub={
        <>
          <NetworkLabel slug={order.network} />, {nft.collectionName}, ends {untilText(order.endTime * 1000, now)}
        </>
      }
    >
      <Price of={order.price} stacked />
    </PersonRow>
  );
}

type OrdersQuery = ReturnType<typeof ordersQuery> | ReturnType<typeof offersQuery>;

function OrderList(props: {
  query: OrdersQuery;
  words: { one: string; many: string; what: string; none: string };
  children?: ReactNode;
}) {
  const { words } = props;
  const query = useQuery(props.query as ReturnType<typeof ordersQuery>);
  const orders = query.data?.data ?? [];
  const total = query.data?.pagination.total ?? 0;
  return (
    <>
      <div className={styles.bar}>
        {props.children ?? (query.data === undefined ? '' : `${total} ${total === 1 ? words.one : words.many}`)}
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
        <ul>
          {orders.map((order) => (
            <OrderRow key={order.uuid} order={order} />
          ))}
        </ul>
      )}
    </>
  );
}

export const Listings = ({ owner }: { owner: string }) => (
  <OrderList
    query={listingsOf(owner)}
    words={{ one: 'live listing', many: 'live listings', what: 'Listings', none: 'Nothing for sale' }}
  />
);

const SIDES = [
  { value: 'made', label: 'Made' },
  { value: 'received', label: 'Received' },
] as const;

export function Offers({ owner }: { owner: string }) {
  const [side, setSide] = useState<'made' | 'received'>('made');
  return (
    <OrderList
      key={side}
      query={side === 'made' ? offersMadeBy(owner) : offersReceivedBy(owner)}
      words={{
        one: 'offer',
        many: 'offers',
        what: 'Offers',
        none: side === 'made' ? 'No offers made' : 'No offers received',
      }}
    >
      <Segmented label="Offers" segments={SIDES} value={side} onChange={setSide} />
    </OrderList>
  );
}
