import type { ReactNode } from 'react';
import type { ListedOrder } from '../../contract/listed-order.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Vacancy } from '../../ui/vacancy.tsx';
import type { useOrders } from './order-queries.ts';
import { OrderRow, OrderTableHead } from './order-row.tsx';
import styles from './profile.module.css';
import * as texts from './texts.ts';
import { passingWords } from '../../services/passing.ts';

/** `subject`: what could not be loaded. */
export type ListTexts = { count: (count: number) => string; subject: string; none: string };

export const offerTexts = (side: 'made' | 'received'): ListTexts => ({
  count: texts.offerCount,
  subject: texts.offersSubject,
  none: side === 'made' ? texts.noOffersMade : texts.noOffersReceived,
});

/** A list of orders, with its loading, failed and empty states. */
export function OrderList(props: {
  query: ReturnType<typeof useOrders>;
  labels: ListTexts;
  head?: ReactNode;
  /** Heading of the price column; without it the rows are a plain list. */
  priceHead?: string;
  /** Each row begins with a checkbox. */
  ticks?: boolean;
  renderRow?: (order: ListedOrder) => ReactNode;
}) {
  const { query, labels, priceHead } = props;
  const inTable = priceHead !== undefined;
  const orders = query.data?.data ?? [];
  const total = query.data?.pagination.total ?? 0;
  return (
    <>
      <div className={styles.bar}>
        {props.head ?? (query.data === undefined ? '' : labels.count(total))}
        <Stamp updatedAt={query.dataUpdatedAt} busy={query.isFetching} />
      </div>
      {query.isPending ? (
        <div aria-busy="true">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height={56} style={{ marginBottom: 8 }} />
          ))}
        </div>
      ) : query.data === undefined ? (
        <Retry
          what={labels.subject}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          passing={passingWords(query.error)}
        />
      ) : orders.length === 0 ? (
        <Vacancy title={labels.none} />
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
