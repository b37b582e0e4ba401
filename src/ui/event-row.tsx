import type { ReactNode } from 'react';
import styles from './event-row.module.css';
import { Anchor } from './host.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Muted } from './layout.tsx';
import { MediaImage } from './media-image.tsx';
import { Price, type PriceLike } from './price-text.tsx';
import * as texts from './texts.ts';
import { useTimeText } from './local-time.ts';
import { agoText } from './relative-time.ts';
import * as icons from './page-icons.ts';

type Party = { href: string; name: ReactNode };

export type EventRowProps = {
  kind: 'mint' | 'transfer' | 'sale';
  /** What it is called in a list about one of the two, e.g. Bought. */
  word?: string | undefined;
  /** What it happened to, where the list is about several. */
  item?: { href: string; name: string; image: string } | undefined;
  /** How many copies, written out; null for one. */
  copies: string | null;
  from: Party;
  to: Party;
  price: PriceLike | null;
  /** Both in ms. */
  time: number;
  now: number;
};

const KINDS: Record<EventRowProps['kind'], { word: string; icon: IconName }> = {
  mint: { word: texts.minted, icon: 'drops' },
  transfer: { word: texts.transfer, icon: icons.transfer },
  sale: { word: texts.sale, icon: icons.sale },
};
const THUMB_WIDTHS = [160] as const;
const Who = ({ party }: { party: Party }): ReactNode => <Anchor href={party.href}>{party.name}</Anchor>;

type RowProps = {
  icon: IconName;
  /** Of the item, where the list is about several. */
  image?: string | undefined;
  /** Not looked at before. */
  isNew?: boolean;
  /** Null where nothing was paid; left out where nothing could be. */
  price?: PriceLike | null;
  /** Both in ms. */
  time: number;
  now: number;
  children: ReactNode;
};

/** One row of a list of what happened, told by its children. */
export function HappeningRow({ icon, image, isNew, price, time, now, children }: RowProps) {
  const timeText = useTimeText();
  return (
    <li className={styles.event} data-new={isNew || undefined}>
      {image === undefined ? (
        <Icon name={icon} size={16} />
      ) : (
        <span className={styles.picture}>
          <MediaImage source={image} alt="" widths={THUMB_WIDTHS} sizes="44px" />
        </span>
      )}
      <div className={styles.who}>{children}</div>
      <div className={styles.end}>
        {price === null ? <Muted>–</Muted> : price !== undefined && <Price of={price} noEstimate />}
        <span title={timeText(time)}>{agoText(time, now)}</span>
      </div>
    </li>
  );
}

/** One thing that happened to an item. */
export function EventRow({ kind, word = KINDS[kind].word, item, copies, from, to, price, time, now }: EventRowProps) {
  return (
    <HappeningRow icon={KINDS[kind].icon} image={item?.image} price={price} time={time} now={now}>
      {item !== undefined && (
        <>
          <Anchor href={item.href}>{item.name}</Anchor>{' '}
        </>
      )}
      <b>{word}</b>
      {copies !== null && texts.copiesMoved(copies)}
      <span>
        {kind !== 'mint' && (
          <>
            {texts.from} <Who party={from} />{' '}
          </>
        )}
        {texts.to} <Who party={to} />
      </span>
    </HappeningRow>
  );
}
