import { useId, useState, type ReactNode } from 'react';
import type { Collection } from '../../contract/collection.ts';
import type { NftStatus } from '../../contract/nft.ts';
import { groupThousands } from '../../domain/money.ts';
import { Check } from '../../ui/check.tsx';
import { Field, SearchField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './collection.module.css';
import { readRange, toggleTrait, type CollectionSearch } from './collection-search.ts';
import * as texts from './texts.ts';

export type FacetProps = {
  collection: Collection;
  search: CollectionSearch;
  currency: string;
  onSearch: (search: CollectionSearch) => void;
};

const OPEN_FACETS = 2;
/** A careless collection can have hundreds of trait types. */
const FIRST_FACETS = 12;
const FIRST_VALUES = 8;
const MAX_VALUES = 200;
/** A longer name does not fit the search field's placeholder. */
const LONG_NAME = 18;
const counted = (value: number) => groupThousands(String(value));

function Fold(props: { title: string; count: number; open: boolean; children: ReactNode }) {
  return (
    <details open={props.open}>
      <summary>
        {props.title}
        <small>{props.count}</small>
        <Icon name="plus" size={16} />
        <Icon name="minus" size={16} />
      </summary>
      {props.children}
    </details>
  );
}

/** Bounds take effect on leaving a field or on Enter; while they are wrong they stay as typed, with what is wrong. */
function PriceRange({ search, currency, onSearch }: Omit<FacetProps, 'collection'>) {
  const id = useId();
  const applied = { min: search.min ?? '', max: search.max ?? '' };
  const [shown, setShown] = useState({ applied, typed: applied });
  const [problem, setProblem] = useState<{ side: 'min' | 'max'; text: string } | null>(null);
  // Changed from elsewhere (a chip, Back): the fields follow.
  if (shown.applied.min !== applied.min || shown.applied.max !== applied.max) {
    setShown({ applied, typed: applied });
    setProblem(null);
  }
  const { typed } = shown;
  const done = (edited: 'min' | 'max') => {
    const read = readRange(typed, edited);
    if ('problem' in read) {
      setProblem({ side: read.side, text: read.problem });
      return;
    }
    setProblem(null);
    setShown({ applied, typed: { min: read.min ?? '', max: read.max ?? '' } });
    if (read.min !== search.min || read.max !== search.max) onSearch({ ...search, ...read });
  };
  const bound = (side: 'min' | 'max') => (
    <Field
      label={side === 'min' ? texts.lowestPrice : texts.highestPrice}
      hideLabel
      inputMode="decimal"
      maxLength={40}
      placeholder={side === 'min' ? texts.min : texts.max}
      value={typed[side]}
      aria-invalid={problem?.side === side || undefined}
      aria-describedby={problem?.side === side ? id : undefined}
      onChange={(event) => setShown({ applied, typed: { ...typed, [side]: event.currentTarget.value } })}
      onBlur={() => done(side)}
      onKeyDown={(event) => event.key === 'Enter' && done(side)}
    />
  );
  return (
    <fieldset>
      <legend>{texts.priceIn(currency)}</legend>
      <div className={styles.range}>
        {bound('min')}
        <span>{texts.rangeTo}</span>
        {bound('max')}
      </div>
      <p id={id} className={styles.problem} role="alert">
        {problem?.text}
      </p>
    </fieldset>
  );
}

function Values(props: {
  facet: Collection['facets'][number];
  chosen: readonly string[];
  onToggle: (trait: string) => void;
}) {
  const { facet, chosen } = props;
  const [all, setAll] = useState(false);
  const most = Math.max(1, ...facet.values.map((value) => value.count));
  const shown = all ? facet.values.slice(0, MAX_VALUES) : facet.values.slice(0, FIRST_VALUES);
  return (
    <>
      {shown.map((value) => {
        const trait = `${facet.traitType}:${value.value}`;
        return (
          <Check
            key={value.value}
            label={value.value}
            count={counted(value.count)}
            share={value.count / most}
            checked={chosen.includes(trait)}
            onChange={() => props.onToggle(trait)}
          />
        );
      })}
      {facet.values.length > FIRST_VALUES && (
        <button type="button" className={styles.all} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.showFewer : texts.showAll(counted(facet.values.length))}
        </button>
      )}
    </>
  );
}

/** The filters of a collection: beside the grid, or in a sheet on small screens. */
export function Facets({ collection, search, currency, onSearch }: FacetProps) {
  const [all, setAll] = useState(false);
  const statuses: { value: NftStatus | undefined; label: string; count?: string }[] = [
    { value: undefined, label: texts.allItems, count: counted(collection.itemsCount) },
    { value: 'buy-now', label: texts.buyNow, count: counted(collection.listedCount) },
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
            count={status.count}
            checked={search.status === status.value}
            onChange={() => onSearch({ ...search, status: status.value })}
          />
        ))}
      </fieldset>
      <PriceRange search={search} currency={currency} onSearch={onSearch} />
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
            <Values facet={facet} chosen={chosen} onToggle={(trait) => onSearch(toggleTrait(search, trait))} />
          </Fold>
        );
      })}
      {collection.facets.length > FIRST_FACETS && (
        <button type="button" className={styles.all} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.showFewerTraits : texts.showAllTraits(counted(collection.facets.length))}
        </button>
      )}
    </div>
  );
}

export function ItemSearch(props: {
  name: string;
  search: CollectionSearch;
  onSearch: (search: CollectionSearch) => void;
}) {
  const done = (text: string) => {
    const q = text.trim() === '' ? undefined : text.trim();
    if (q !== props.search.q) props.onSearch({ ...props.search, q });
  };
  return (
    <SearchField
      key={props.search.q ?? ''}
      label={texts.searchIn(props.name)}
      placeholder={props.name.length > LONG_NAME ? texts.searchInCollection : texts.searchIn(props.name)}
      maxLength={100}
      defaultValue={props.search.q}
      onBlur={(event) => done(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && done(event.currentTarget.value)}
    />
  );
}
