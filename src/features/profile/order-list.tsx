import { useState, type ReactNode } from 'react';
import type { ListedOrder } from '../../contract/listed-order.ts';
import { groupThousands } from '../../domain/decimals.ts';
import { collectionsPath } from '../../domain/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import type { useOrders } from './order-queries.ts';
import { OrderRow, OrderTableHead } from './order-row.tsx';
import styles from './profile.module.css';
import * as texts from './texts.ts';
import { passingWords } from '../../services/passing.ts';

/** `subject`: what could not be loaded. `live`: how many of `count` can be filled now. `toDo`: said where there are none, above a way to the collections. */
export type ListTexts = {
  count: (count: string, live: string) => string;
  subject: string;
  none: string;
  toDo?: string;
};

export const offerTexts = (side: 'made' | 'received'): ListTexts => ({
  count: texts.offerCount,
  subject: texts.offersSubject,
  none: side === 'made' ? texts.noOffersMade : texts.noOffersReceived,
});

/** Which orders are almost the same, and what is said of those behind the first. */
export type Grouping = {
  key: (order: ListedOrder) => string;
  more: (rest: readonly ListedOrder[], first: ListedOrder) => string;
};

/** Offers on one item, or on any of the same items in one currency, the best of which comes first. */
export const byItem: Grouping = {
  key: ({ nft, criteria, price, chainId }) =>
    nft.identifier === null
      ? `${chainId} ${nft.collectionSlug} ${price.token.address} ${JSON.stringify(criteria)}`
      : `${nft.collectionSlug} ${nft.identifier}`,
  more: (rest, { nft, price }) => {
    const isSame = rest.every((order) => order.price.value === price.value);
    const name = nft.identifier === null ? nft.collectionName : nft.name;
    return (isSame ? texts.samePrice : texts.lowerOffers)(rest.length, name);
  },
};
/** Offers of one price in one collection. */
export const byPrice: Grouping = {
  key: ({ nft, price, chainId }) => `${chainId} ${nft.collectionSlug} ${price.token.address} ${price.value}`,
  more: (rest, { nft }) => texts.samePrice(rest.length, nft.collectionName),
};

function grouped(orders: readonly ListedOrder[], grouping: Grouping | undefined): ListedOrder[][] {
  if (grouping === undefined) return orders.map((order) => [order]);
  const groups = new Map<string, ListedOrder[]>();
  for (const order of orders) {
    const key = grouping.key(order);
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  return [...groups.values()];
}

/** `isFirst` of its group, and so the best. */
type RenderRow = (order: ListedOrder, isFirst: boolean) => ReactNode;

/** Two rows take no more room than one and its button. */
const FOLDED = 2;

function Group(props: { orders: readonly ListedOrder[]; grouping: Grouping | undefined; renderRow: RenderRow }) {
  const { orders, grouping, renderRow } = props;
  const [isOpen, setOpen] = useState(false);
  const [first] = orders;
  if (first === undefined || grouping === undefined || orders.length <= FOLDED)
    return orders.map((order, index) => renderRow(order, index === 0));
  return (
    <>
      {renderRow(first, true)}
      {isOpen && orders.slice(1).map((order) => renderRow(order, false))}
      <li className={styles.more}>
        <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.fold : grouping.more(orders.slice(1), first)}
        </Button>
      </li>
    </>
  );
}

/** A list of orders, with its loading, failed and empty states. */
export function OrderList(props: {
  query: ReturnType<typeof useOrders>;
  labels: ListTexts;
  head?: ReactNode;
  /** Heading of the price column; without it the rows are a plain list. */
  priceHead?: string;
  /** Each row begins with a checkbox. */
  ticks?: boolean;
  renderRow?: RenderRow;
  grouping?: Grouping;
}) {
  const { query, labels, priceHead } = props;
  const inTable = priceHead !== undefined;
  const renderRow =
    props.renderRow ?? ((order: ListedOrder) => <OrderRow key={order.uuid} order={order} inTable={inTable} />);
  const orders = query.data?.data ?? [];
  const total = query.data?.pagination.total ?? 0;
  const isWhole = query.data?.pagination.complete !== false;
  const live = total - orders.filter(({ state }) => state !== 'active').length;
  const counted = labels.count(groupThousands(String(total)), groupThousands(String(live)));
  return (
    <>
      <div className={styles.bar}>
        {props.head ?? (query.data === undefined ? '' : isWhole ? counted : texts.atLeast(counted))}
        <Stamp {...stampOf(query)} />
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
        <Vacancy title={labels.none} text={labels.toDo}>
          {labels.toDo !== undefined && <LinkButton href={collectionsPath()}>{texts.browseCollections}</LinkButton>}
        </Vacancy>
      ) : (
        <>
          {inTable && <OrderTableHead price={priceHead} ticks={props.ticks === true} />}
          <ul>
            {grouped(orders, props.grouping).map((group) => (
              <Group key={group[0]?.uuid} orders={group} grouping={props.grouping} renderRow={renderRow} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
