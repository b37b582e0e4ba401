import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NftCard } from '../../contract/nft.ts';
import { collectionsPath, itemPath } from '../../domain/paths.ts';
import { walletNftsQuery } from '../../services/page-queries.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ItemCard, ItemChunks, ItemGridSkeleton } from '../../ui/item-card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Vacancy } from '../../ui/vacancy.tsx';
import styles from './profile.module.css';
import { useChoosing } from './use-choosing.tsx';
import * as texts from './texts.ts';
import { passingWords } from '../../services/passing.ts';

const SIZES = '(min-width: 1200px) 210px, (min-width: 768px) 22vw, 46vw';
const FIRST_SCREEN = 6;

export type CardAction = (nft: NftCard) => ReactNode;

export type CollectedProps = {
  owner: string;
  cardAction: CardAction | undefined;
  /** Opens the form that lists or sends these items; null on anybody else's profile. */
  onChosen: Parameters<typeof useChoosing>[1];
};

export function Collected({ owner, cardAction, onChosen }: CollectedProps) {
  const query = useInfiniteQuery(walletNftsQuery(owner));
  const choosing = useChoosing(query.data?.pages.flatMap((page) => page.data) ?? [], onChosen);
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
  const pages = query.data.pages.map((page) => page.data);
  const total = query.data.pages[0]?.pagination.total ?? 0;
  if (pages.every((page) => page.length === 0)) {
    return (
      <Vacancy title={texts.noItemsTitle} text={texts.noItemsText}>
        <LinkButton href={collectionsPath()}>{texts.browseCollections}</LinkButton>
      </Vacancy>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        {texts.itemCount(total)}
        <div className={styles.barEnd}>
          <Stamp updatedAt={query.dataUpdatedAt} busy={query.isFetching} />
          {choosing.toggle}
        </div>
      </div>
      <ItemChunks
        density="six"
        chunks={pages.map((page, chunk) =>
          page.map((nft, index) => (
            <ItemCard
              key={nft.uuid}
              href={itemPath(nft.collection.slug, nft.identifier)}
              name={nft.name}
              image={nft.image}
              price={nft.listing?.price ?? null}
              caption={
                <>
                  <NetworkLabel slug={nft.network} />, {nft.collection.name}
                </>
              }
              flag={nft.ownedAmount !== null && nft.ownedAmount !== '1' ? <Tag>×{nft.ownedAmount}</Tag> : undefined}
              action={choosing.tick(nft) ?? (nft.listing === null ? undefined : cardAction?.(nft))}
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
      {choosing.bar}
    </>
  );
}
