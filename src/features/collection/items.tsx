import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Collection } from '../../contract/collection.ts';
import { nftSorts, type NftSort } from '../../contract/nft.ts';
import type { Pagination } from '../../contract/paging.ts';
import { totalText } from '../../domain/count-text.ts';
import { collectionPath } from '../../domain/paths.ts';
import { onMarketChange } from '../../services/follow-changes.ts';
import { passingWords } from '../../services/passing.ts';
import { networkBySlug } from '../../services/runtime.ts';
import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ItemGridSkeleton } from '../../ui/item-card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Sheet } from '../../ui/modal.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Select } from '../../ui/select.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { stampOf } from '../../ui/stamp-text.ts';
import { Tag } from '../../ui/tag.tsx';
import { Vacancy } from '../../ui/vacancy.tsx';
import { CheapestOtherwise } from './cheapest-otherwise.tsx';
import { CollectionGrid, DensitySwitch, type CardControls } from './collection-grid.tsx';
import { collectionItemsQuery } from './collection-queries.ts';
import { appliedFilters, clearFilters } from './collection-search.ts';
import { DEFAULT_SORT, type CollectionSearch } from '../../contract/item-search.ts';
import styles from './collection.module.css';
import { Facets } from './facets.tsx';
import { ItemSearch } from './item-search.tsx';
import { TraitOfferButton, type OnOffer } from './offer-buttons.tsx';
import { SaveSearch } from './save-search.tsx';
import * as texts from './texts.ts';
import * as icons from '../../ui/page-icons.ts';

const SORT_LABELS: Record<NftSort, { label: string; short: string }> = {
  'price-asc': { label: texts.priceAscending, short: texts.price },
  'price-desc': { label: texts.priceDescending, short: texts.price },
  newest: { label: texts.newest, short: texts.newest },
  identifier: { label: texts.number, short: texts.number },
  rarity: { label: texts.rarestFirst, short: texts.rarity },
};
const SORTS = nftSorts.map((value) => ({ value, ...SORT_LABELS[value] }));

const shownCount = (pagination: Pagination | undefined) =>
  pagination === undefined ? texts.countUnknown : texts.itemCount(totalText(pagination));

/** Whether something of the collection has changed since its cards were read. They stay until one asks. */
function useHasChanged(slug: string, readAt: number): boolean {
  const [changedAt, setChangedAt] = useState(0);
  useEffect(() => onMarketChange([slug], () => setChangedAt(Date.now())), [slug]);
  return changedAt > readAt;
}

export type ItemsProps = {
  /** As in the address: its slug or contract. */
  id: string;
  collection: Collection;
  search: CollectionSearch;
  onSearch: (search: CollectionSearch) => void;
  cardControls: CardControls;
  onOffer: OnOffer;
};

/** A collection's items behind its filters: beside the grid, or in a sheet on small screens. */
export function Items({ id, collection, search, onSearch, cardControls, onOffer }: ItemsProps) {
  const items = useInfiniteQuery({
    ...collectionItemsQuery(id, search),
    // While a filter of the same collection changes, the old items stay, faded.
    placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
  });
  const density = search.view ?? 'large';
  const router = useRouter();
  const [filtering, setFiltering] = useState(false);
  // The server reads the price bounds in this currency, where none is chosen.
  const currency = search.currency ?? networkBySlug(collection.network)?.currency.symbol ?? 'ETH';
  const applied = appliedFilters(search, currency);
  const pagination = items.data?.pages[0]?.pagination;
  const count = items.isError && items.data === undefined ? null : shownCount(pagination);
  const hasChanged = useHasChanged(collection.slug, items.dataUpdatedAt);
  const stamp =
    hasChanged && items.data !== undefined ? (
      <Button variant="quiet" size="sm" busy={items.isFetching} onClick={() => void items.refetch()}>
        {texts.showLatest}
      </Button>
    ) : (
      <Stamp {...stampOf(items)} busyText={texts.loadingPrices} network={collection.network} precise />
    );
  const facets = <Facets collection={collection} search={search} currency={currency} onSearch={onSearch} />;
  const finder = <ItemSearch name={collection.name} search={search} onSearch={onSearch} />;
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.toolSearch}>{finder}</div>
        <span className={styles.count}>
          {count}
          {stamp}
        </span>
        <Button className={styles.filterButton} onClick={() => setFiltering(true)}>
          <Icon name={icons.filters} />
          {texts.filters}
          {applied.length > 0 && <Tag tone="good">{applied.length}</Tag>}
        </Button>
        <Select
          label={texts.sort}
          options={SORTS}
          value={search.sort ?? DEFAULT_SORT}
          onChange={(sort) => onSearch({ ...search, sort })}
        />
        <DensitySwitch
          value={density}
          onChange={(view) => onSearch({ ...search, view: view === 'large' ? undefined : view })}
        />
      </div>
      <div className={styles.browse}>
        <aside className={styles.rail} aria-label={texts.filters}>
          {facets}
        </aside>
        <div>
          {applied.length > 0 && (
            <div className={styles.applied}>
              <div className={styles.chips}>
                {applied.map((filter) => (
                  <RemovableChip key={filter.key} label={filter.label} onRemove={() => onSearch(filter.without)} />
                ))}
                <Button variant="quiet" size="sm" onClick={() => onSearch(clearFilters(search))}>
                  {texts.clearAll}
                </Button>
              </div>
              <div className={styles.withFilters}>
                <SaveSearch
                  href={collectionPath(id) + router.options.stringifySearch(search)}
                  suggestion={`${collection.name}: ${applied.map(({ label }) => label).join(', ')}`}
                />
                <TraitOfferButton collection={collection} traits={search.trait ?? []} onOffer={onOffer} />
              </div>
            </div>
          )}
          <p className={styles.phoneCount}>
            {count}
            {stamp}
          </p>
          {items.isPending ? (
            <ItemGridSkeleton count={12} density={density} />
          ) : items.data === undefined ? (
            <Retry
              what={texts.itemsSubject}
              onRetry={() => void items.refetch()}
              busy={items.isFetching}
              passing={passingWords(items.error)}
            />
          ) : pagination?.total === 0 || items.data.pages.every((page) => page.data.length === 0) ? (
            <Vacancy title={texts.noItemsTitle} text={applied.length > 0 ? texts.noMatches : texts.noItems}>
              {applied.length > 0 && (
                <>
                  <CheapestOtherwise id={id} search={search} />
                  <Button onClick={() => onSearch(clearFilters(search))}>{texts.clearAllFilters}</Button>
                </>
              )}
            </Vacancy>
          ) : (
            <div
              className={cx(items.isPlaceholderData && styles.faded)}
              aria-busy={items.isPlaceholderData || undefined}
            >
              <CollectionGrid
                pages={items.data.pages.map((page) => page.data)}
                density={density}
                controls={cardControls}
              />
              <LoadMore
                hasMore={items.hasNextPage}
                loading={items.isFetchingNextPage}
                failed={items.isFetchNextPageError}
                onMore={() => void items.fetchNextPage()}
              />
            </div>
          )}
        </div>
      </div>
      <Sheet
        open={filtering}
        onClose={() => setFiltering(false)}
        title={texts.filters}
        action={
          applied.length > 0 && (
            <Button variant="quiet" size="sm" onClick={() => onSearch(clearFilters(search))}>
              {texts.clear}
            </Button>
          )
        }
      >
        <div className={styles.phoneSearch}>{finder}</div>
        {facets}
        <div className={styles.sheetEnd}>
          <Button variant="primary" size="lg" full onClick={() => setFiltering(false)} busy={items.isPlaceholderData}>
            {texts.showItems(shownCount(pagination))}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
