import { cx } from './class-names.ts';
import { Anchor, useUiHost } from './host.tsx';
import { Hidden, Muted } from './layout.tsx';
import { MediaImage } from './media-image.tsx';
import { NetworkMark } from './network-label.tsx';
import { PriceText } from './price-text.tsx';
import styles from './rank-list.module.css';
import own from './rank-list-without-history.module.css';
import type { HeadSort, RankEntry } from './rank-list.tsx';
import * as texts from './texts.ts';

const STRIP = 5;
const WIDTHS = [160] as const;
const count = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Collections in order, without what only a history tells: volume, change and trend. */
export function RankList<T extends RankEntry>(props: {
  entries: readonly T[];
  href: (entry: T) => string;
  start?: number;
  eagerRows?: number;
  sorts?: { label: string; by: Readonly<Record<number, HeadSort>> };
}) {
  const { networkName, showAmount } = useUiHost();
  const { start = 1, eagerRows = 0, sorts } = props;
  const heads = ['', texts.items, texts.collection, texts.floor, texts.listed];
  return (
    <div>
      <div
        className={cx(styles.head, own.columns)}
        {...(sorts ? { role: 'group', 'aria-label': sorts.label } : { 'aria-hidden': true })}
      >
        {heads.map((head, index) => {
          const sort = sorts?.by[index];
          return (
            <span key={index}>
              {sort ? (
                <Anchor href={sort.href} data-sorted={sort.now ?? undefined}>
                  {head}
                </Anchor>
              ) : (
                head
              )}
            </span>
          );
        })}
      </div>
      <ol start={start}>
        {props.entries.map((entry, index) => (
          <li key={entry.uuid} className={cx(styles.row, own.columns)}>
            <div className={styles.strip} aria-hidden="true">
              {entry.previews.slice(0, STRIP).map((source, at) => (
                <MediaImage
                  key={`${at}-${source}`}
                  source={source}
                  alt=""
                  widths={WIDTHS}
                  sizes="62px"
                  eager={index < eagerRows}
                />
              ))}
            </div>
            <span className={styles.rank} aria-hidden="true">
              {start + index}
            </span>
            <div className={styles.who}>
              <Anchor className={styles.name} href={props.href(entry)} title={entry.name}>
                {entry.name}
              </Anchor>
              <span className={styles.by} title={networkName(entry.network)}>
                <NetworkMark slug={entry.network} />
                <Hidden>{`${texts.onBy(networkName(entry.network))} `}</Hidden>
                <span>{entry.creator.name}</span>
              </span>
            </div>
            <div className={styles.floor}>
              <Hidden>{`${texts.floor} `}</Hidden>
              {entry.floor === null ? (
                <Muted>–</Muted>
              ) : (
                <PriceText amount={showAmount(entry.floor.amount)} unit={entry.floor.token.symbol} />
              )}
            </div>
            <div className={own.listed}>
              <Hidden>{`${texts.listed} `}</Hidden>
              {count(entry.listedCount)}
              <Muted> / {count(entry.itemsCount)}</Muted>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
