import type { ReactNode } from 'react';
import type { Order } from '../../contract/order.ts';
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
import styles from './profile.module.css';

const THUMB_WIDTHS = [160] as const;

function nameOf({ nft, criteria }: Order): string {
  if (nft.identifier !== null) return nft.name;
  return criteria === null
    ? `Any work of ${nft.collectionName}`
    : `${nft.collectionName}, ${criteria.traitType}: ${criteria.value}`;
}

export type OrderRowProps = {
  order: Order;
  /** Before the picture, e.g. a box to tick. */
  lead?: ReactNode;
  /** Under the price, e.g. what is left of it. */
  under?: ReactNode;
  /** What its maker or receiver can do. */
  actions?: ReactNode;
};

/** One listing or offer: what it is about, its price, its end, and what can be done. */
export function OrderRow({ order, lead, under, actions }: OrderRowProps) {
  const now = useNow();
  const { nft } = order;
  const href =
    nft.identifier === null ? collectionPath(nft.collectionSlug) : itemPath(nft.collectionSlug, nft.identifier);
  const dormant = dormantText(order);
  const copies = copiesText(order);
  return (
    <li className={cx(styles.order, actions !== undefined && styles.withActions)}>
      {lead}
      <div className={styles.thumb}>
        <MediaImage source={nft.image} alt="" widths={THUMB_WIDTHS} sizes="44px" />
      </div>
      <div className={styles.orderText}>
        <Anchor href={href}>{nameOf(order)}</Anchor>
        <span>
          {copies !== null && `${copies}, `}
          {copies === null ? 'Ends' : 'ends'} {untilText(order.endTime * 1000, now)},{' '}
          <NetworkLabel slug={order.network} />, {nft.collectionName}
        </span>
      </div>
      <div className={styles.orderPrice}>
        <Price of={order.price} stacked each={isForEach(order)} />
        {under}
      </div>
      {actions !== undefined && <div className={styles.orderActions}>{actions}</div>}
      {dormant !== null && <p className={styles.dormant}>{dormant}</p>}
    </li>
  );
}
