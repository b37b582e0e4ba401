import { Anchor, useUiHost } from './host.tsx';
import { Change, Hidden, Muted } from './layout.tsx';
import { MediaImage } from './media-image.tsx';
import { NetworkMark } from './network-label.tsx';
import { PriceText, type PriceLike } from './price-text.tsx';
import { columns, HAS_HISTORY, listed } from './rank-columns.ts';
import styles from './rank-list.module.css';
import { Skeleton } from './skeleton.tsx';
import { Sparkline } from './sparkline.tsx';
import * as texts from './texts.ts';

export type RankEntry = {
  uuid: string;
  name: string;
  network: string;
  creator: { name: string };
  previews: readonly string[];
  floor: PriceLike | null;
  volume1h?: PriceLike | null | undefined;
  volume24h: PriceLike | null;
  volume7d?: PriceLike | null | undefined;
  change1h?: number | null | undefined;
  change24h: number | null;
  change7d?: number | null | undefined;
  listedCount: number | null;
  itemsCount: number;
  sparkline: readonly number[];
};

/** The span of time that volumes and changes are of. */
export type Span = keyof typeof texts.spans;

/** What the list is sorted by at a press on a column's head, and whether it is by that now. */
export type HeadSort = { href: string; now: 'up' | 'down' | null };

const STRIP = 5;
/** A volume is a measure, not a price. */
const VOLUME_PLACES = 2;
const WIDTHS = [160] as const;
const count = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * Collections in order: their items stand on the line below each. Volume, change and trend stand where a history is
 * known.
 */
export function RankList<T extends RankEntry>(props: {
  entries: readonly T[];
  href: (entry: T) => string;
  span?: Span;
  start?: number;
  eagerRows?: number;
  /** By column, counted from 0; `label` says what they do. */
  sorts?: { label: string; by: Readonly<Record<number, HeadSort>> };
}) {
  const { networkName, showAmount, showEstimate } = useUiHost();
  const { start = 1, eagerRows = 0, sorts, span = '24h' } = props;
  const heads = ['', texts.items, texts.collection, texts.floor];
  if (HAS_HISTORY) heads.push(texts.changeIn(texts.spans[span]), texts.volume, texts.listed, texts.trend);
  else heads.push(texts.listed);
  return (
    <div>
      <div
        className={styles.head + columns}
        {...(sorts ? { role: 'group', 'aria-label': sorts.label } : { 'aria-hidden': true })}
      >
        {heads.map((head, index) => {
          const sort = sorts?.by[index];
          return (
            <span key={index} className={index > 4 ? styles.wide : undefined}>
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
        {props.entries.map((entry, index) => {
          const volume = entry[`volume${span}`] ?? null;
          const change = entry[`change${span}`] ?? null;
          return (
            <li key={entry.uuid} className={styles.row + columns}>
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
                {HAS_HISTORY && entry.floor !== null && (
                  <span className={styles.usd}>
                    <Muted>{showEstimate(entry.floor.amountUsd)}</Muted>
                  </span>
                )}
                {HAS_HISTORY && change !== null && (
                  <span className={styles.phoneChange}>
                    <Change percent={change} />
                  </span>
                )}
              </div>
              {HAS_HISTORY && (
                <>
                  <div className={styles.change}>
                    {change === null ? <Muted>–</Muted> : <Change percent={change} />}
                  </div>
                  <div className={styles.volume}>
                    <span>{`${texts.volumeIn(texts.spans[span])} `}</span>
                    {volume === null ? (
                      <Muted>–</Muted>
                    ) : (
                      <span>
                        {showAmount(volume.amount, VOLUME_PLACES)} <Muted>{volume.token.symbol}</Muted>
                      </span>
                    )}
                  </div>
                </>
              )}
              <div className={listed}>
                <Hidden>{`${texts.listed} `}</Hidden>
                {entry.listedCount === null ? '–' : count(entry.listedCount)}
                <Muted> / {count(entry.itemsCount)}</Muted>
              </div>
              {HAS_HISTORY && (
                <div className={styles.wide}>
                  <Sparkline values={entry.sparkline} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

export function RankListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true">
          <div className={styles.strip}>
            {Array.from({ length: STRIP }, (_, at) => (
              <Skeleton key={at} width={62} height={62} />
            ))}
          </div>
          <span className={styles.rank} />
          <div className={styles.who}>
            <Skeleton width="60%" height={14} style={{ marginBlock: 4 }} />
            <Skeleton width="40%" height={12} style={{ marginBlock: 4 }} />
          </div>
          <div className={styles.floor}>
            <Skeleton width={72} height={14} style={{ marginBlock: 4 }} />
            <Skeleton width={56} height={12} style={{ marginBlock: 4 }} />
          </div>
        </div>
      ))}
    </div>
  );
}
