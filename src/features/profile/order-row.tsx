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
import { untilText } from '../../ui/relative-time.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './order-row.module.css';
import { comma } from '../../ui/texts.ts';
import * as texts from './texts.ts';

const THUMB_WIDTHS = [160] as const;

function nameOf({ nft, criteria }: ListedOrder): string {
  if (nft.identifier !== null) return nft.name;
  return criteria === null
    ? texts.anyItemOf(nft.collectionName)
    : texts.anyWithTrait(nft.collectionName, criteria.traitType, criteria.value);
}

export type OrderRowProps = {
  order: ListedOrder;
  /** Before the picture, e.g. a checkbox. */
  lead?: ReactNode;
  /** Under the price, e.g. what remains after fees. */
  under?: ReactNode;
  /** The buttons of its maker or receiver. */
  actions?: ReactNode;
  /** An own offer tells whether somebody offers more. */
  isOwnOffer?: boolean;
  /** In a table of listings or offers: on wide screens floor and end are columns. */
  inTable?: boolean;
};

/** The headings of rows that are `inTable`. Hidden from assistive technology: each row says it all in its line. */
export const OrderTableHead = ({ price, ticks }: { price: string; ticks: boolean }) => (
  <div className={cx(styles.tableHead, styles.inTable, ticks && styles.ticked)} aria-hidden="true">
    <span>{texts.item}</span>
    <span>{price}</span>
    <span>{texts.againstFloor}</span>
    <span>{texts.end}</span>
  </div>
);

function NowOwned({ isMaker }: { isMaker: boolean }) {
  return <p className={styles.dormant}>{isMaker ? texts.youOwnItem : texts.makerOwnsItem}</p>;
}

/** One listing or offer: its item, price and end, and what can be done with it. */
export function OrderRow({ order, lead, under, actions, isOwnOffer = false, inTable = false }: OrderRowProps) {
  const now = useNow();
  const { nft } = order;
  const href =
    nft.identifier === null ? collectionPath(nft.collectionSlug) : itemPath(nft.collectionSlug, nft.identifier);
  const dormant = dormantText(order);
  const copies = copiesText(order);
  const floor = inTable ? againstFloor(order.price, order.floor) : null;
  const until = untilText(order.endTime * 1000, now);
  const isBest = isOwnOffer && order.state === 'active' && order.outbid === false && !order.ownItem;
  const parts = [isBest ? texts.noHigherOffer : null, copies, floor?.long, texts.ends(until)].filter(
    (part) => part !== null && part !== undefined,
  );
  const line = parts.join(comma);
  const place = (
    <>
      <NetworkLabel slug={order.network} />
      {/* The name above says the collection where any item of it is meant. */}
      {nft.identifier !== null && `${comma}${nft.collectionName}`}
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
            {isBest && `${texts.noHigherOffer}, `}
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
          <div className={cx(styles.cell, styles.quietCell, styles.wide)} title={texts.endsTitle(until)}>
            {until.replace(/^[io]n /, '')}
          </div>
        </>
      )}
      {actions !== undefined && <div className={styles.orderActions}>{actions}</div>}
      {isOwnOffer && order.outbid === true && <p className={styles.dormant}>{texts.outbid}</p>}
      {order.ownItem && <NowOwned isMaker={actions !== undefined} />}
      {dormant !== null && <p className={styles.dormant}>{dormant}</p>}
    </li>
  );
}
