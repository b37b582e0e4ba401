import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import type { Collection } from '../../contract/collection.ts';
import type { NftStatus } from '../../contract/nft.ts';
import { countText } from '../../domain/count-text.ts';
import { Check } from '../../ui/check.tsx';
import { Icon } from '../../ui/icon.tsx';
import shared from './collection.module.css';
import styles from './facets.module.css';
import { collectionFacetsQuery } from './collection-queries.ts';
import { appliedFilters, toggleTrait } from './collection-search.ts';
import { type CollectionSearch } from '../../contract/item-search.ts';
import { plainCount } from './plain-counts.ts';
import { PriceRange, type FacetProps } from './price-range.tsx';
import * as texts from './texts.ts';
import * as icons from '../../ui/page-icons.ts';

/** What is left with one more filter; of a trait null where no filter is applied, or nothing is known yet. */
type Counts = {
  status: (status: NftStatus | undefined) => string | undefined;
  trait: (trait: string) => number | null;
  written: (count: number) => string;
};

/** A collection's own counts, until a filter makes others. */
function useCounts(collection: Collection, search: CollectionSearch): Counts {
  const filtered = appliedFilters(search, '').length > 0;
  const { data, isPlaceholderData } = useQuery({
    ...collectionFacetsQuery(collection.slug, search),
    placeholderData: (before) => before,
  });
  const counts = filtered ? (data ?? null) : null;
  // What another filter left says nothing of the whole.
  const plain = filtered || isPlaceholderData ? null : (data ?? null);
  const byTrait = useMemo(
    () => counts && new Map(counts.traits.map((one) => [`${one.traitType}:${one.value}`, one.count])),
    [counts],
  );
  const written = (count: number) => countText(count, counts?.complete !== false);
  return {
    written,
    trait: (trait) => (byTrait === null ? null : (byTrait.get(trait) ?? 0)),
    status: (status) => {
      if (counts !== null) {
        const left = counts.statuses[status ?? 'all'];
        return left === undefined ? undefined : written(left);
      }
      const known = plainCount(collection, plain, status);
      return known === null ? undefined : countText(known.count, known.isWhole);
    },
  };
}

const OPEN_FACETS = 2;
/** A careless collection can have hundreds of trait types. */
const FIRST_FACETS = 12;
const FIRST_VALUES = 8;
const MAX_VALUES = 200;

function Fold(props: { title: string; count: number; open: boolean; children: ReactNode }) {
  return (
    <details open={props.open}>
      <summary>
        {props.title}
        <small>{texts.values(countText(props.count))}</small>
        <Icon name="plus" size={16} />
        <Icon name={icons.minus} size={16} />
      </summary>
      {props.children}
    </details>
  );
}

function Values(props: {
  facet: Collection['facets'][number];
  chosen: readonly string[];
  counts: Counts;
  onToggle: (trait: string) => void;
}) {
  const { facet, chosen, counts } = props;
  const [all, setAll] = useState(false);
  const most = Math.max(1, ...facet.values.map((value) => value.count));
  const shown = all ? facet.values.slice(0, MAX_VALUES) : facet.values.slice(0, FIRST_VALUES);
  return (
    <>
      {shown.map((value) => {
        const trait = `${facet.traitType}:${value.value}`;
        const count = counts.trait(trait);
        return (
          <Check
            key={value.value}
            label={value.value}
            count={count === null ? countText(value.count) : counts.written(count)}
            share={(count ?? value.count) / most}
            checked={chosen.includes(trait)}
            onChange={() => props.onToggle(trait)}
          />
        );
      })}
      {facet.values.length > FIRST_VALUES && (
        <button type="button" className={shared.all} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.showFewer : texts.showAll(countText(facet.values.length))}
        </button>
      )}
    </>
  );
}

/** The filters of a collection: beside the grid, or in a sheet on small screens. */
export function Facets({ collection, search, currency, onSearch }: FacetProps) {
  const [all, setAll] = useState(false);
  const counts = useCounts(collection, search);
  const statuses: { value: NftStatus | undefined; label: string }[] = [
    { value: undefined, label: texts.allItems },
    { value: 'buy-now', label: texts.buyNow },
    { value: 'not-listed', label: texts.notListed },
    { value: 'has-offers', label: texts.hasOffers },
    { value: 'new', label: texts.newThisWeek },
  ];
  return (
    <div className={styles.facets}>
      <fieldset>
        <legend>{texts.status}</legend>
        {statuses.map((status) => (
          <Check
            key={status.label}
            group="status"
            label={status.label}
            count={counts.status(status.value)}
            checked={search.status === status.value}
            onChange={() => onSearch({ ...search, status: status.value })}
          />
        ))}
      </fieldset>
      <PriceRange collection={collection} search={search} currency={currency} onSearch={onSearch} />
      {collection.facets.map((facet, index) => {
        const chosen = (search.trait ?? []).filter((trait) => trait.startsWith(`${facet.traitType}:`));
        if (!all && index >= FIRST_FACETS && chosen.length === 0) return null;
        return (
          <Fold
            key={facet.traitType}
            title={facet.traitType}
            count={facet.values.length}
            open={index < OPEN_FACETS || chosen.length > 0}
          >
            <Values
              facet={facet}
              chosen={chosen}
              counts={counts}
              onToggle={(trait) => onSearch(toggleTrait(search, trait))}
            />
          </Fold>
        );
      })}
      {collection.facets.length > FIRST_FACETS && (
        <button type="button" className={shared.all} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.showFewerTraits : texts.showAllTraits(countText(collection.facets.length))}
        </button>
      )}
    </div>
  );
}
