import { useInfiniteQuery } from '@tanstack/react-query';
import type { Drop } from '../../contract/drop.ts';
import { collectionsPath } from '../../domain/paths.ts';
import { dropsQuery } from '../../services/page-queries.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Block } from '../../ui/blocks.tsx';
import { Wrap } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import { DropCard } from './drop-card.tsx';
import styles from './drops.module.css';
import * as texts from './texts.ts';
import { passingWords } from '../../services/passing.ts';

/** In the order in which the server lists them. */
const STATES = ['live', 'upcoming', 'ended'] as const;

/** The drops of one state, under its heading; nothing where there are none. */
function DropsOf({ state, all }: { state: Drop['state']; all: readonly Drop[] }) {
  if (!all.some((drop) => drop.state === state)) return null;
  return (
    <Block title={texts.dropsIn[state]}>
      <div className={styles.list} data-state={state}>
        {all.map((drop, index) =>
          drop.state === state ? <DropCard key={drop.uuid} drop={drop} eager={index < 2} /> : null,
        )}
      </div>
    </Block>
  );
}

export function Drops() {
  const query = useInfiniteQuery(dropsQuery());
  const drops = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Wrap className={styles.page}>
      <h1>{texts.drops}</h1>
      <div className={styles.bar}>
        <p>{texts.lead}</p>
        <Stamp {...stampOf(query)} />
      </div>
      {query.isPending ? (
        <div className={styles.list} aria-busy="true">
          {[0, 1, 2].map((index) => (
            <div key={index}>
              <div className={styles.place} />
              <Skeleton width="60%" height={26} style={{ marginTop: 14 }} />
              <Skeleton width="40%" height={14} style={{ marginTop: 16 }} />
            </div>
          ))}
        </div>
      ) : query.data === undefined ? (
        <Retry
          what={texts.dropsSubject}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          passing={passingWords(query.error)}
        />
      ) : drops.length === 0 ? (
        <Vacancy title={texts.noDropsTitle} text={texts.noDropsText}>
          <LinkButton href={collectionsPath()}>{texts.browseCollections}</LinkButton>
        </Vacancy>
      ) : (
        <>
          {STATES.map((state) => (
            <DropsOf key={state} state={state} all={drops} />
          ))}
          <LoadMore
            hasMore={query.hasNextPage}
            loading={query.isFetchingNextPage}
            failed={query.isFetchNextPageError}
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </Wrap>
  );
}
