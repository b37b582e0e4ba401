import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { HAS_SERVER } from '../../contract/has-server.ts';
import type { Order } from '../../contract/order.ts';
import { collectionPath, collectionsPath, itemPath } from '../../domain/paths.ts';
import { ItemCard, ItemGrid, ItemGridSkeleton } from '../../ui/item-card.tsx';
import { Muted, Section, TextLink, Wrap } from '../../ui/layout.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { RankList, RankListSkeleton } from '../../ui/rank-list.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { CollectionHero, DropHero, pickDrop } from './hero.tsx';
import {
  TRENDING,
  type Span,
  floorCollections,
  floorsQuery,
  homeDropsQuery,
  homeSliderQuery,
  movedQuery,
  moving,
  trendingQuery,
} from './home-queries.ts';
import { spans } from '../../ui/texts.ts';
import styles from './home.module.css';
import { marketName } from '../../language/market-name.ts';
import * as texts from './texts.ts';
import { passingWords } from '../../services/passing.ts';

function Hero() {
  const drops = useQuery(homeDropsQuery());
  const slider = useQuery(homeSliderQuery());
  const drop = pickDrop(drops.data?.data ?? []);
  if (drop !== null) return <DropHero drop={drop} />;
  const featured = slider.data?.data[0];
  if (!drops.isPending && featured !== undefined) return <CollectionHero collection={featured} />;
  if (drops.isPending || slider.isPending) return <div className={styles.heroSkeleton} aria-busy="true" />;
  return (
    <Wrap className={styles.label}>
      <h1>{texts.title}</h1>
    </Wrap>
  );
}

const SPANS = (['1h', '24h', '7d'] as const).map((value) => ({ value, label: spans[value] }));

type Spanned = { span: Span; onSpan: (span: Span) => void };

function Trending({ span, onSpan }: Spanned) {
  // An earlier answer knows every span: only its order is that of another until the new one is there.
  const query = useQuery({ ...trendingQuery(span), ...moving, placeholderData: (before) => before });
  const entries = query.data?.data.slice(0, TRENDING);
  return (
    <Section
      title={HAS_SERVER ? texts.trending : texts.collections}
      aside={
        <>
          <TextLink href={collectionsPath() + movedQuery(span)}>{texts.allCollections}</TextLink>
          <Stamp {...stampOf(query)} precise />
        </>
      }
    >
      {HAS_SERVER && (
        <div className={styles.spans}>
          <Segmented label={texts.span} segments={SPANS} value={span} onChange={onSpan} />
        </div>
      )}
      {entries !== undefined ? (
        <div
          className={query.isPlaceholderData ? styles.faded : undefined}
          aria-busy={query.isPlaceholderData || undefined}
        >
          {entries.every((entry) => entry[`volume${span}`]?.value === '0') && <Muted>{texts.noneSold}</Muted>}
          <RankList entries={entries} href={(entry) => collectionPath(entry.slug)} span={span} />
        </div>
      ) : query.isPending ? (
        <RankListSkeleton />
      ) : (
        <Retry
          what={texts.collectionsSubject}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          passing={passingWords(query.error)}
        />
      )}
    </Section>
  );
}

const hasItem = (order: Order) => order.nft.identifier !== null;

type CardAction = (order: Order) => ReactNode;

function FloorItems({ cardAction }: { cardAction: CardAction | undefined }) {
  const trending = useQuery(trendingQuery());
  const ids = floorCollections(trending.data?.data ?? []);
  // A changed ranking is a new query: the old answer stays until the new one is there.
  const floors = useQuery({ ...floorsQuery(ids), ...moving, placeholderData: (before) => before });
  const orders = (floors.data ?? []).filter(hasItem);
  if (!trending.isPending && !floors.isPending && orders.length === 0) return null;
  return (
    <Section title={texts.atFloor} aside={<Stamp {...stampOf(floors)} />}>
      {orders.length === 0 ? (
        <ItemGridSkeleton count={6} density="six" />
      ) : (
        <ItemGrid density="six">
          {orders.map((order) => (
            <ItemCard
              key={order.uuid}
              href={itemPath(order.nft.collectionSlug, order.nft.identifier ?? '0')}
              name={order.nft.name}
              image={order.nft.image}
              price={order.price}
              caption={<NetworkLabel slug={order.network} />}
              action={cardAction?.(order)}
              sizes="(min-width: 1200px) 210px, (min-width: 768px) 22vw, 46vw"
            />
          ))}
        </ItemGrid>
      )}
    </Section>
  );
}

type LoadRest = () => Promise<ComponentType>;

/** How far below the window the rest may begin to load, as a margin of the observer. */
const AHEAD = '600px';

/** Once it has come it is there at once: who goes back finds the page as long as it was. */
let came: ComponentType | null = null;

/** Below everything else, with parts that the device alone knows: loaded as one comes near. */
function Rest({ load }: { load: LoadRest }) {
  const [Shown, setShown] = useState<ComponentType | null>(() => came);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load().then(
          (loaded) => setShown(() => (came = loaded)),
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load]);
  return Shown === null ? <div ref={end} /> : <Shown />;
}

export function Home({ cardAction, loadRest, ...spanned }: { cardAction: CardAction; loadRest: LoadRest } & Spanned) {
  return (
    <>
      <Hero />
      <Wrap>
        <p className={styles.label}>{texts.what(marketName())}</p>
        <Trending {...spanned} />
        <FloorItems cardAction={cardAction} />
        <Rest load={loadRest} />
      </Wrap>
    </>
  );
}
