import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CollectionSort } from '../../contract/collection.ts';
import { collectionPath, collectionsPath } from '../../domain/paths.ts';
import { followCollectionList } from '../../services/follow-changes.ts';
import { networks } from '../../services/runtime.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { Wrap } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { RankList, RankListSkeleton, type HeadSort, type Span } from '../../ui/rank-list.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Select } from '../../ui/select.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import { collectionsPageQuery } from './collections-queries.ts';
import { DEFAULT_SORT, type CollectionsSearch } from './collections-search.ts';
import { SORTED_COLUMNS, SORTS } from './sorts.ts';
import styles from './collections.module.css';
import * as texts from './texts.ts';
import { passingWords } from '../../services/passing.ts';

/** What the list tells of, where it is not a day. */
const SPANS: Partial<Record<CollectionSort, Span>> = { 'volume-1h': '1h', 'volume-7d': '7d' };

const address = (search: CollectionsSearch) => {
  const params = new URLSearchParams();
  if (search.sort !== undefined && search.sort !== DEFAULT_SORT) params.set('sort', search.sort);
  if (search.network !== undefined) params.set('network', search.network);
  return params.size === 0 ? collectionsPath() : `${collectionsPath()}?${params.toString()}`;
};

/** Heads of the list's columns (`rank-list.tsx`). The floor turns round where the list is by it already. */
function headSorts(search: CollectionsSearch): Readonly<Record<number, HeadSort>> {
  const now = search.sort ?? DEFAULT_SORT;
  const sorted = (sort: CollectionSort, direction: 'up' | 'down'): HeadSort => ({
    href: address({ ...search, sort }),
    now: now === sort ? direction : null,
  });
  const { name: NAME, floor: FLOOR, volume: VOLUME } = SORTED_COLUMNS;
  const floor = now === 'floor' ? 'floor-asc' : 'floor';
  return {
    [NAME]: sorted('name', 'up'),
    [FLOOR]: {
      href: address({ ...search, sort: floor }),
      now: now === 'floor' ? 'down' : now === 'floor-asc' ? 'up' : null,
    },
    [VOLUME]: sorted(SPANS[now] === undefined ? 'volume' : now, 'down'),
  };
}

/** While it is shown, the list follows the market of its rows. */
function useLive(slugs: string): void {
  const queries = useQueryClient();
  useEffect(() => (slugs === '' ? undefined : followCollectionList(queries, slugs.split(','))), [queries, slugs]);
}

export function Collections(props: { search: CollectionsSearch; onSearch: (search: CollectionsSearch) => void }) {
  const { search } = props;
  const query = useInfiniteQuery({ ...collectionsPageQuery(search), placeholderData: keepPreviousData });
  const cards = query.data?.pages.flatMap((page) => page.data) ?? [];
  useLive(cards.map(({ slug }) => slug).join());
  return (
    <Wrap className={styles.page}>
      <h1>{texts.collections}</h1>
      <div className={styles.tools}>
        <nav className={styles.chips} aria-label={texts.network}>
          <ChipLink on={search.network === undefined} href={address({ ...search, network: undefined })}>
            {texts.allNetworks}
          </ChipLink>
          {networks().map((network) => (
            <ChipLink
              key={network.slug}
              on={search.network === network.slug}
              href={address({ ...search, network: network.slug })}
            >
              <NetworkLabel slug={network.slug} />
            </ChipLink>
          ))}
        </nav>
        <div className={styles.end}>
          <Stamp {...stampOf(query)} />
          <Select
            label={texts.sort}
            options={SORTS}
            value={search.sort ?? DEFAULT_SORT}
            onChange={(sort) => props.onSearch({ ...search, sort })}
          />
        </div>
      </div>
      {query.isPending ? (
        <RankListSkeleton rows={8} />
      ) : query.data === undefined ? (
        <Retry
          what={texts.collectionsSubject}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          passing={passingWords(query.error)}
        />
      ) : cards.length === 0 ? (
        <Vacancy title={texts.noCollectionsTitle} text={texts.noCollectionsText}>
          <LinkButton href={collectionsPath()}>{texts.allNetworks}</LinkButton>
        </Vacancy>
      ) : (
        <div className={query.isPlaceholderData ? styles.faded : undefined}>
          <RankList
            entries={cards}
            href={(entry) => collectionPath(entry.slug)}
            span={SPANS[search.sort ?? DEFAULT_SORT] ?? '24h'}
            eagerRows={4}
            sorts={{ label: texts.sort, by: headSorts(search) }}
          />
          <LoadMore
            hasMore={query.hasNextPage}
            loading={query.isFetchingNextPage}
            failed={query.isFetchNextPageError}
            onMore={() => void query.fetchNextPage()}
          />
        </div>
      )}
    </Wrap>
  );
}
