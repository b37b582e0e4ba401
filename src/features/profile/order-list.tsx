import type { ReactNode } from 'react';
import type { ListedOrder } from '../../contract/listed-order.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Vacancy } from '../../ui/vacancy.tsx';
import type { useOrders } from './order-queries.ts';
import { OrderRow, OrderTableHead } from './order-row.tsx';
import styles from './profile.module.css';

export type ListWords = { one: string; many: string; what: string; none: string };

export const offerWords = (side: 'made' | 'received'): ListWords => ({
  one: 'offer',
  many: 'offers',
  what: 'Offers',
  none: side === 'made' ? 'No offers made' : 'No offers received',
});

/** A list of orders with what stands for it while there is none. */
export function OrderList(props: {
  query: ReturnType<typeof useOrders>;
  words: ListWords;
  head?: ReactNode;
  /** What stands above the prices of a table; without it the rows are a plain list. */
  priceHead?: string;
  /** Its rows begin with a box to tick. */
  ticks?: boolean;
  renderRow?: (order: ListedOrder) => ReactNode;
}) {
  const { query, words, priceHead } = props;
  const inTable = priceHead !== undefined;
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
        <>
          {inTable && <OrderTableHead price={priceHead} ticks={props.ticks === true} />}
          <ul>
            {orders.map(
              (order) => props.renderRow?.(order) ?? <OrderRow key={order.uuid} order={order} inTable={inTable} />,
            )}
          </ul>
        </>
      )}
    </>
  );
}
