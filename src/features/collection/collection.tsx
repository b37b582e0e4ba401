import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notFound, useRouter } from '@tanstack/react-router';
import { useEffect, useId, type ComponentType, type ReactNode } from 'react';
import type { Collection } from '../../contract/collection.ts';
import type { Drop } from '../../contract/drop.ts';
import { collectionPath } from '../../domain/paths.ts';
import { collectionQuery } from '../../services/page-queries.ts';
import { followCollection } from '../../services/follow-changes.ts';
import { passingWords } from '../../services/passing.ts';
import { ItemGridSkeleton } from '../../ui/item-card.tsx';
import { Wrap } from '../../ui/layout.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { About } from './about.tsx';
import { Activity } from './activity.tsx';
import type { CardControls } from './collection-grid.tsx';
import { collectionTabs, type CollectionSearch, type CollectionTab } from '../../contract/item-search.ts';
import { CollectionHead, CollectionHeadSkeleton } from './head.tsx';
import { Holders } from './holders.tsx';
import { Items } from './items.tsx';
import { Market } from './market.tsx';
import { CollectionOfferButton, type OnOffer } from './offer-buttons.tsx';
import * as texts from './texts.ts';

/** Remembered on this device, for search and the start page. */
function useViewed(collection: Collection | null): void {
  useEffect(() => {
    if (collection === null) return;
    const { slug, name, creator, image } = collection;
    void import('../../services/viewed.ts').then(
      ({ viewed }) => viewed.put({ kind: 'collection', href: collectionPath(slug), name, of: creator.name, image }),
      () => undefined,
    );
  }, [collection]);
}

/** While it is shown, the page follows its market. */
function useLive({ uuid, slug, address }: Partial<Collection>): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (uuid === undefined || slug === undefined || address === undefined) return;
    return followCollection(queries, [slug, uuid, address]);
  }, [queries, uuid, slug, address]);
}

export type CollectionViewProps = {
  /** Slug or contract address. */
  id: string;
  search: CollectionSearch;
  onSearch: (search: CollectionSearch) => void;
  /** A control on the card of each listed item. */
  cardControls: CardControls;
  Sweep: ComponentType<{ collection: Collection }>;
  /** Opens the form for an offer on any item, or on any with one trait. */
  onOffer: OnOffer;
  renderReport: (collection: Collection) => ReactNode;
  renderFollow: (collection: Collection) => ReactNode;
  /** The mint sale of the collection, if it has one. */
  Sale: ComponentType<{ drop: Drop }>;
};

export function CollectionView(props: CollectionViewProps) {
  const { id, search, onSearch, cardControls, onOffer, Sale, Sweep } = props;
  const head = useQuery(collectionQuery(id));
  const collection = head.data?.data ?? null;
  useViewed(collection);
  useLive(collection ?? {});
  const tab = search.tab ?? 'items';
  const panelId = useId();
  const router = useRouter();
  const hrefOf = (one: CollectionTab) =>
    collectionPath(id) + router.options.stringifySearch({ ...search, tab: one === 'items' ? undefined : one });

  // It was there when the page was opened: an operator may have hidden it since.
  if (collection === null && head.isSuccess) throw notFound();
  if (collection === null && !head.isPending) {
    return (
      <Wrap>
        <Retry
          what={texts.collectionSubject}
          onRetry={() => void head.refetch()}
          busy={head.isFetching}
          passing={passingWords(head.error)}
        />
      </Wrap>
    );
  }
  return (
    <>
      {collection === null ? (
        <CollectionHeadSkeleton />
      ) : (
        <CollectionHead
          collection={collection}
          actions={
            <>
              <Sweep collection={collection} />
              <CollectionOfferButton collection={collection} onOffer={onOffer} />
              {props.renderFollow(collection)}
            </>
          }
        />
      )}
      {collection?.drop?.collectionAddress === collection?.address && collection?.drop && (
        <Wrap>
          <Sale drop={collection.drop} />
        </Wrap>
      )}
      <Wrap>
        {collection === null ? (
          <ItemGridSkeleton count={12} />
        ) : (
          <>
            <Tabs
              label={texts.tabs}
              panelId={panelId}
              selected={tab}
              tabs={collectionTabs.map((id) => ({ id, label: texts.tabNames[id], href: hrefOf(id) }))}
            />
            <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`}>
              {tab === 'items' && (
                <Items
                  id={id}
                  collection={collection}
                  search={search}
                  onSearch={onSearch}
                  cardControls={cardControls}
                  onOffer={onOffer}
                />
              )}
              {tab === 'offers' && <Market id={id} network={collection.network} />}
              {tab === 'activity' && <Activity id={id} collection={collection} search={search} onSearch={onSearch} />}
              {tab === 'holders' && <Holders id={id} collection={collection} />}
              {tab === 'about' && <About collection={collection} report={props.renderReport(collection)} />}
            </div>
          </>
        )}
      </Wrap>
    </>
  );
}
