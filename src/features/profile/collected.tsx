import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { HeldStatus, NftCard } from '../../contract/nft.ts';
import { collectionsPath, itemPath } from '../../domain/paths.ts';
import { readHidden, storeHidden } from '../../services/hidden-items.ts';
import { walletNftsQuery } from '../../services/page-queries.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ItemCard, ItemGridSkeleton } from '../../ui/item-card.tsx';
import { ItemChunks } from '../../ui/item-chunks.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import * as icons from '../../ui/page-icons.ts';
import { Retry } from '../../ui/retry.tsx';
import { Select } from '../../ui/select.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { Tag } from '../../ui/tag.tsx';
import { Vacancy } from '../../ui/vacancy.tsx';
import { tintStyle } from '../../ui/tint.ts';
import styles from './profile.module.css';
import { useChoosing, type OnChosen } from './use-choosing.tsx';
import * as texts from './texts.ts';
import { passingWords } from '../../services/passing.ts';
import { Cost, WorthTable } from './worth.tsx';

const SIZES = '(min-width: 1200px) 210px, (min-width: 768px) 22vw, 46vw';
const FIRST_SCREEN = 6;
const MOST_HIDDEN = 1000;

const STATUSES = [
  { value: 'all', label: texts.allItems },
  { value: 'buy-now', label: texts.listed },
  { value: 'not-listed', label: texts.notListed },
] as const satisfies readonly { value: HeldStatus | 'all'; label: string }[];

export function parseHeldStatus(value: unknown): HeldStatus | null {
  const status = STATUSES.find((one) => one.value === value)?.value ?? 'all';
  return status === 'all' ? null : status;
}

export type CardAction = (nft: NftCard) => ReactNode;

const hrefOf = (nft: NftCard) => itemPath(nft.collection.slug, nft.identifier);

/** What the owner keeps out of their own sight, on this device; others see all of it. Null: nobody's own profile. */
function useHiding(owner: string | null) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [chosenView, setView] = useState<'shown' | 'hidden'>('shown');
  useEffect(() => {
    if (owner !== null) void readHidden(owner).then(setHidden);
  }, [owner]);
  const view = hidden.length === 0 ? 'shown' : chosenView;
  return {
    view,
    isShown: (nft: NftCard) => hidden.includes(hrefOf(nft)) === (view === 'hidden'),
    /** Hides these, or shows them again where the hidden ones are looked at. */
    turn(items: readonly NftCard[]): void {
      if (owner === null) return;
      const hrefs = items.map(hrefOf);
      const others = hidden.filter((href) => !hrefs.includes(href));
      const left = view === 'hidden' ? others : [...hrefs, ...others].slice(0, MOST_HIDDEN);
      setHidden(left);
      void storeHidden(owner, left);
    },
    toggle: hidden.length > 0 && (
      <Button size="sm" variant="quiet" onClick={() => setView(view === 'hidden' ? 'shown' : 'hidden')}>
        {view === 'hidden' ? texts.backToShown : texts.seeHidden(hidden.length)}
      </Button>
    ),
  };
}

export type CollectedProps = {
  owner: string;
  /** Only what is listed, or is not. */
  status: HeldStatus | null;
  onStatus: (status: HeldStatus | null) => void;
  cardAction: CardAction | undefined;
  /** The heart of a card. */
  cardCorner: CardAction;
  /** Opens the form that lists or sends these items; null on anybody else's profile. */
  onChosen: Omit<OnChosen, 'hide'> | null;
};

export function Collected({ owner, status, onStatus, cardAction, cardCorner, onChosen }: CollectedProps) {
  const query = useInfiniteQuery(walletNftsQuery(owner, status ?? undefined));
  const hiding = useHiding(onChosen === null ? null : owner);
  const pages = (query.data?.pages ?? []).map((page) => page.data.filter(hiding.isShown));
  const choosing = useChoosing(pages.flat(), onChosen && { ...onChosen, hide: hiding.turn }, hiding.view === 'hidden');
  if (query.isPending) return <ItemGridSkeleton count={12} density="six" />;
  if (query.data === undefined)
    return (
      <Retry
        what={texts.itemsSubject}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
        passing={passingWords(query.error)}
      />
    );
  const isEmpty = query.data.pages.every((page) => page.data.length === 0);
  if (isEmpty && status === null) {
    return (
      <Vacancy title={texts.noItemsTitle} text={texts.noItemsText}>
        <LinkButton href={collectionsPath()}>{texts.browseCollections}</LinkButton>
      </Vacancy>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.barStart}>
          <Select
            label={texts.showItems}
            icon={icons.filters}
            options={STATUSES}
            value={status ?? 'all'}
            onChange={(next) => onStatus(next === 'all' ? null : next)}
          />
          {hiding.toggle}
        </span>
        <div className={styles.barEnd}>
          <Stamp {...stampOf(query)} />
          {choosing.toggle}
        </div>
      </div>
      <WorthTable owner={owner} />
      {isEmpty && (
        <Vacancy title={status === 'buy-now' ? texts.noneListed : texts.allListed}>
          <Button onClick={() => onStatus(null)}>{texts.showAll}</Button>
        </Vacancy>
      )}
      <ItemChunks
        density="six"
        chunks={pages.map((page, chunk) =>
          page.map((nft, index) => {
            const tick = choosing.tick(nft);
            return (
              <ItemCard
                key={nft.uuid}
                href={hrefOf(nft)}
                name={nft.name}
                image={nft.image}
                imageStyle={tintStyle(nft.tint)}
                price={nft.listing?.price ?? null}
                caption={
                  <>
                    <NetworkLabel slug={nft.network} />, {nft.collection.name}
                    {onChosen !== null && <Cost owner={owner} nft={nft} />}
                  </>
                }
                flag={nft.ownedAmount !== null && nft.ownedAmount !== '1' ? <Tag>×{nft.ownedAmount}</Tag> : undefined}
                action={tick ?? (nft.listing === null ? undefined : cardAction?.(nft))}
                chooses={tick !== undefined}
                corner={cardCorner(nft)}
                sizes={SIZES}
                eager={chunk === 0 && index < FIRST_SCREEN}
              />
            );
          }),
        )}
      />
      <LoadMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
      {choosing.bar}
    </>
  );
}
