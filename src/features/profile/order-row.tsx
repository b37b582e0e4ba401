import type { ReactNode } from 'react';
import type { ListedOrder } from '../../contract/listed-order.ts';
import { againstFloor } from '../../domain/against-floor.ts';
import { copiesText, isForEach } from '../../domain/copies.ts';
import { dormantText } from '../../domain/dormant.ts';
import { collectionPath, itemPath } from '../../domain/paths.ts';
import { cx } from '../../ui/class-names.ts';
import { Anchor } from '../../ui/host.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Price } from '../../ui/price-text.tsx';
import { untilText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './order-row.module.css';

const THUMB_WIDTHS = [160] as const;

function nameOf({ nft, criteria }: ListedOrder): string {
  if (nft.identifier !== null) return nft.name;
  return criteria === null
    ? `Any item of ${nft.collectionName}`
    : `${nft.collectionName}, ${criteria.traitType}: ${criteria.value}`;
}

export type OrderRowProps = {
  order: ListedOrder;
  /** Before the picture, e.g. a box to tick. */
  lead?: ReactNode;
  /** Under the price, e.g. what is left of it. */
  under?: ReactNode;
  /** What its maker or receiver can do. */
  actions?: ReactNode;
  /** In a table of what somebody lists or offers: where room is, floor and end stand in columns. */
  inTable?: boolean;
};

/** What stands above the columns of rows that are `inTable`; each of their cells says it as well. */
export const OrderTableHead = ({ price, ticks }: { price: string; ticks: boolean }) => (
  <div className={cx(styles.tableHead, styles.inTable, ticks && styles.ticked)} aria-hidden="true">
    <span>Item</span>
    <span>{price}</span>
    <span>Against floor</span>
    <span>Ends</span>
  </div>
);

function NowOwned({ isMaker }: { isMaker: boolean }) {
  return (
    <p className={styles.dormant}>
      {isMaker
        ? 'You own this item now: nobody else could accept this offer. Cancel it if you no longer want it.'
        : 'Its maker owns this item now: nobody else could accept it.'}
    </p>
  );
}

/** One listing or offer: what it is about, its price, its end, and what can be done. */
export function OrderRow({ order, lead, under, actions, inTable = false }: OrderRowProps) {
  const now = useNow();
  const { nft } = order;
  const href =
    nft.identifier === null ? collectionPath(nft.collectionSlug) : itemPath(nft.collectionSlug, nft.identifier);
  const dormant = dormantText(order);
  const copies = copiesText(order);
  const floor = inTable ? againstFloor(order.price, order.floor) : null;
  const until = untilText(order.endTime * 1000, now);
  const parts = [copies, floor?.long, `ends ${until}`].filter((part) => part !== null && part !== undefined);
  const line = parts.join(', ');
  const place = (
    <>
      <NetworkLabel slug={order.network} />, {nft.collectionName}
    </>
  );
  return (
    <li
      className={cx(
        styles.order,
        actions !== undefined && styles.withActions,
        inTable && styles.inTable,
        lead !== undefined && styles.ticked,
      )}
    >
      {lead}
      <div className={styles.thumb}>
        <MediaImage source={nft.image} alt="" widths={THUMB_WIDTHS} sizes="44px" />
      </div>
      <div className={styles.orderText}>
        <Anchor href={href}>{nameOf(order)}</Anchor>
        <span className={inTable ? styles.narrow : undefined}>
          {line.charAt(0).toUpperCase() + line.slice(1)}, {place}
        </span>
        {inTable && (
          <span className={styles.wide}>
            {copies !== null && `${copies}, `}
            {place}
          </span>
        )}
      </div>
      <div className={styles.orderPrice}>
        <Price of={order.price} stacked each={isForEach(order)} />
        {under}
      </div>
      {inTable && (
        <>
          <div className={cx(styles.cell, styles.wide)}>
            {floor !== null && <span title={floor.long}>{floor.short}</span>}
          </div>
          <div className={cx(styles.cell, styles.quietCell, styles.wide)} title={`Ends ${until}`}>
            {until.replace(/^[io]n /, '')}
          </div>
        </>
      )}
      {actions !== undefined && <div className={styles.orderActions}>{actions}</div>}
      {order.ownItem && <NowOwned isMaker={actions !== undefined} />}
      {dormant !== null && <p className={styles.dormant}>{dormant}</p>}
    </li>
  );
}
