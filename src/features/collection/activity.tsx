import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { seriesRanges, type ActivityKind, type Series, type SeriesRange } from '../../contract/collection-history.ts';
import type { Collection } from '../../contract/collection.ts';
import { groupThousands, showAmount } from '../../domain/decimals.ts';
import { itemPath, profilePath, shortenAddress } from '../../domain/paths.ts';
import { passingWords } from '../../services/passing.ts';
import { AccountName } from '../../ui/account-name.tsx';
import { EventRow } from '../../ui/event-row.tsx';
import { Block } from '../../ui/blocks.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Plot } from '../../ui/plot.tsx';
import type { PlotSeries } from '../../ui/plot-options.ts';
import { Retry } from '../../ui/retry.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { useTimeText } from '../../ui/local-time.ts';
import { dateText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { FIRST_RANGE, collectionActivityQuery, collectionSeriesQuery } from './collection-queries.ts';
import type { CollectionSearch } from '../../contract/item-search.ts';
import styles from './tabs.module.css';
import * as texts from './texts.ts';

const RANGES = seriesRanges.map((value) => ({ value, label: texts.ranges[value] }));
const KINDS: readonly { value: ActivityKind; label: string }[] = [
  { value: 'all', label: texts.everything },
  { value: 'sales', label: texts.salesOnly },
];
const DAY = 86_400;
const PLACES = 8;
/** A volume is a measure, not a price. */
const VOLUME_PLACES = 2;

function lines({ points, symbol }: Series): PlotSeries[] {
  const tick = (value: number) => showAmount(value.toFixed(PLACES), VOLUME_PLACES + 1);
  const amount = (places?: number) => (value: number) => `${showAmount(value.toFixed(PLACES), places)} ${symbol}`;
  return [
    { label: texts.floor, values: points.map((point) => point.floor), kind: 'line', write: amount(), tick },
    {
      label: texts.volumeSold,
      values: points.map((point) => point.volume),
      kind: 'bars',
      write: amount(VOLUME_PLACES),
      tick,
    },
    {
      label: texts.sales,
      values: points.map((point) => point.sales),
      kind: 'none',
      write: (count) => groupThousands(String(count)),
    },
  ];
}

/** The day that a step is, or its first and last; in UTC, as the days are counted. */
const daysText = (time: number, step: number) =>
  [...new Set([time, time + step - DAY])].map((day) => dateText(day * 1000)).join(' – ');

/** Floor, volume and sales over time. */
function Past(props: {
  id: string;
  collection: Collection;
  range: SeriesRange;
  onRange: (range: SeriesRange) => void;
}) {
  const { id, collection, range, onRange } = props;
  const timeText = useTimeText();
  const query = useQuery({ ...collectionSeriesQuery(id, range), placeholderData: (before) => before });
  const series = query.data ?? null;
  const shown = useMemo(
    () => series && { times: series.points.map((point) => point.time), lines: lines(series) },
    [series],
  );
  return (
    <Block
      title={texts.priceAndVolume}
      aside={<Segmented label={texts.range} segments={RANGES} value={range} onChange={onRange} />}
    >
      {shown !== null && series !== null ? (
        <Plot
          label={texts.plotOf(collection.name)}
          times={shown.times}
          writeTime={(time) => (series.step < DAY ? timeText(time * 1000) : daysText(time, series.step))}
          series={shown.lines}
        />
      ) : query.isPending ? (
        <Skeleton height={290} />
      ) : (
        <Retry
          what={texts.pastSubject}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          passing={passingWords(query.error)}
        />
      )}
    </Block>
  );
}

/** What happened to a collection, over time and event by event. */
const partyOf = (address: string) => ({
  href: profilePath(address),
  name: <AccountName address={address}>{shortenAddress(address)}</AccountName>,
});

export function Activity(props: {
  id: string;
  collection: Collection;
  search: CollectionSearch;
  onSearch: (search: CollectionSearch) => void;
}) {
  const { id, collection, search, onSearch } = props;
  const kind = search.events ?? 'all';
  const query = useInfiniteQuery(collectionActivityQuery(id, kind));
  const now = useNow();
  const events = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <Past
        id={id}
        collection={collection}
        range={search.range ?? FIRST_RANGE}
        onRange={(range) => onSearch({ ...search, range: range === FIRST_RANGE ? undefined : range })}
      />
      <Block
        title={texts.activity}
        aside={
          <div className={styles.aside}>
            <Stamp {...stampOf(query)} network={collection.network} />
            <Segmented
              label={texts.activity}
              segments={KINDS}
              value={kind}
              onChange={(events) => onSearch({ ...search, events: events === 'all' ? undefined : events })}
            />
          </div>
        }
      >
        {query.isPending ? (
          <Skeleton height={480} />
        ) : query.data === undefined ? (
          <Retry
            what={texts.activitySubject}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
            passing={passingWords(query.error)}
          />
        ) : events.length === 0 ? (
          <p className={styles.quiet}>{texts.noActivity}</p>
        ) : (
          <ul>
            {events.map((event) => (
              <EventRow
                key={event.id}
                kind={event.kind}
                item={{
                  href: itemPath(collection.slug, event.item.identifier),
                  name: event.item.name,
                  image: event.item.image,
                }}
                copies={event.amount === '1' ? null : showAmount(event.amount, 0)}
                from={partyOf(event.from)}
                to={partyOf(event.to)}
                price={event.price}
                time={event.time * 1000}
                now={now}
              />
            ))}
          </ul>
        )}
        <LoadMore
          hasMore={query.hasNextPage}
          loading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      </Block>
    </>
  );
}
