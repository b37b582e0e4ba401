import { useInfiniteQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import type { ReactNode } from 'react';
import type { NftCard } from '../../contract/nft.ts';
import { collectionsPath, itemPath } from '../../domain/paths.ts';
import { passingWords } from '../../services/passing.ts';
import { waitingHearts, watchListQuery } from '../../services/watch-list.ts';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { ItemCard, ItemGridSkeleton } from '../../ui/item-card.tsx';
import { ItemChunks } from '../../ui/item-chunks.tsx';
import { Wrap } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { NoWallet } from '../../ui/no-wallet.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import { comma } from '../../ui/texts.ts';
import * as texts from './texts.ts';
import { useSetWatched, useWaiting } from './use-watched.ts';
import styles from './watch-list.module.css';
import * as icons from '../../ui/page-icons.ts';
import { tintStyle } from '../../ui/tint.ts';

const SIZES = '(min-width: 1200px) 210px, (min-width: 768px) 22vw, 46vw';
const FIRST_SCREEN = 6;

/** A page of its own, or a tab of one's profile. */
export type Place = 'page' | 'tab';

type FrameProps = { place: Place; children: ReactNode; stamp?: ReactNode };

function Frame({ place, children, stamp }: FrameProps) {
  if (place === 'tab')
    return (
      <>
        {stamp !== undefined && <p className={styles.stamp}>{stamp}</p>}
        {children}
      </>
    );
  return (
    <Wrap>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        {stamp}
      </div>
      {children}
    </Wrap>
  );
}

function Heart(props: { nft: NftCard; busy: boolean; onPress: (isWatched: boolean) => void }) {
  const { nft, busy, onPress } = props;
  const wanted = useWaiting(nft.uuid);
  const isWatched = wanted ?? true;
  const label = (isWatched ? texts.unwatchNamed : texts.watchNamed)(nft.name);
  return (
    <IconButton
      className={styles.heart}
      label={wanted === null ? label : texts.waiting(label)}
      data-waiting={wanted === null ? undefined : true}
      icon={icons.heart}
      aria-pressed={isWatched}
      disabled={busy}
      onClick={() => onPress(!isWatched)}
    />
  );
}

/** By how many the list is going to be longer, once what was pressed without a network is sent. */
function waitingChange(listed: readonly NftCard[], wanted: Readonly<Record<string, boolean>>): number {
  const isListed = (uuid: string) => listed.some((nft) => nft.uuid === uuid);
  return Object.entries(wanted).reduce((sum, [uuid, is]) => sum + (is === isListed(uuid) ? 0 : is ? 1 : -1), 0);
}

/** What `owner`, who is signed in and whose wallet is connected, watches. */
export function WatchList({ owner, place }: { owner: string; place: Place }) {
  const query = useInfiniteQuery(watchListQuery(owner));
  const { wanted } = useSnapshot(waitingHearts);
  const { set, busy } = useSetWatched();
  if (query.isPending && query.fetchStatus !== 'paused')
    return (
      <Frame place={place}>
        <ItemGridSkeleton count={12} density="six" />
      </Frame>
    );
  if (query.data === undefined)
    return (
      <Frame place={place}>
        <Retry
          what={texts.subject}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          passing={passingWords(query.error)}
        />
      </Frame>
    );
  const pages = query.data.pages.map((page) => page.data);
  const total = query.data.pages[0]?.pagination.total ?? 0;
  if (total === 0)
    return (
      <Frame place={place}>
        <Vacancy title={texts.emptyTitle} text={texts.emptyText}>
          <LinkButton href={collectionsPath()}>{texts.browseCollections}</LinkButton>
        </Vacancy>
      </Frame>
    );
  const heart = (nft: NftCard) => (
    <Heart nft={nft} busy={busy} onPress={(isWatched) => void set(owner, nft, isWatched)} />
  );
  return (
    <Frame
      place={place}
      stamp={
        <span className={styles.count}>
          {texts.count(total + waitingChange(pages.flat(), wanted))}
          <Stamp {...stampOf(query)} />
        </span>
      }
    >
      <ItemChunks
        density="six"
        chunks={pages.map((page, chunk) =>
          page.map((nft, index) => (
            <ItemCard
              key={nft.uuid}
              href={itemPath(nft.collection.slug, nft.identifier)}
              name={nft.name}
              image={nft.image}
              imageStyle={tintStyle(nft.tint)}
              price={nft.listing?.price ?? null}
              caption={
                <>
                  <NetworkLabel slug={nft.network} />
                  {comma}
                  {nft.collection.name}
                </>
              }
              corner={heart(nft)}
              sizes={SIZES}
              eager={chunk === 0 && index < FIRST_SCREEN}
            />
          )),
        )}
      />
      <LoadMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </Frame>
  );
}

/** Signed in, and the wallet gone: both are needed. */
export const WalletGone = ({ place, onConnect }: { place: Place; onConnect: () => void }) => (
  <Frame place={place}>
    <NoWallet text={texts.walletGoneText} onConnect={onConnect} />
  </Frame>
);
