import { useInfiniteQuery } from '@tanstack/react-query';
import type { Drop } from '../../contract/drop.ts';
import { collectionsPath, dropPath } from '../../domain/paths.ts';
import { dropsQuery } from '../../services/page-queries.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Block } from '../../ui/blocks.tsx';
import { Byline, Muted, Wrap } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { Meter } from '../../ui/meter.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Price } from '../../ui/price-text.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Tag } from '../../ui/tag.tsx';
import { agoText, untilText } from '../../ui/time-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import { useDropPhase } from './drop-state.tsx';
import styles from './drops.module.css';
import * as texts from './texts.ts';
import { passingWords } from '../../services/passing.ts';

const SHOWN_PICTURES = 3;
const WIDTHS = [320] as const;

function When({ drop }: { drop: Drop }) {
  const now = useNow();
  const phase = useDropPhase(drop);
  if (phase === 'upcoming') return <Tag>{texts.opens(untilText(drop.startTime * 1000, now))}</Tag>;
  if (phase === 'live') return <Tag tone="good">{texts.liveEnds(untilText(drop.endTime * 1000, now))}</Tag>;
  return <Tag>{drop.minted >= drop.maxSupply ? texts.soldOut : texts.ended(agoText(drop.endTime * 1000, now))}</Tag>;
}

function DropCard({ drop, eager }: { drop: Drop; eager: boolean }) {
  const pictures = drop.previews.length > 0 ? drop.previews : [drop.image];
  return (
    <article className={styles.card}>
      <div className={styles.case} data-state={drop.state} aria-hidden="true">
        {pictures.slice(0, SHOWN_PICTURES).map((source, index) => (
          <div key={`${index}-${source}`}>
            <MediaImage
              source={source}
              alt=""
              widths={WIDTHS}
              sizes="130px"
              eager={eager}
              priority={eager && index === 1}
            />
          </div>
        ))}
      </div>
      <div className={styles.label}>
        <Anchor className={styles.name} href={dropPath(drop.slug)}>
          {drop.name}
        </Anchor>
        <Byline>
          <span>{drop.creator.name}</span>
          <Muted>
            <NetworkLabel slug={drop.network} />
          </Muted>
          <When drop={drop} />
        </Byline>
        <Meter label={texts.minted} value={drop.minted} max={drop.maxSupply} />
        <div className={styles.line}>
          <span>{texts.mintedOf(drop.minted, drop.maxSupply)}</span>
          <span>
            <Price of={drop.price} />
          </span>
        </div>
      </div>
    </article>
  );
}

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
        <Stamp updatedAt={query.dataUpdatedAt} busy={query.isFetching} />
      </div>
      {query.isPending ? (
        <div className={styles.list} aria-busy="true">
          {[0, 1, 2].map((index) => (
            <div key={index}>
              <div className={styles.case} />
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
