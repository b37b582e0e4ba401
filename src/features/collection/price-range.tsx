import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Collection } from '../../contract/collection.ts';
import { approvedTokensQuery } from '../../services/page-queries.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './collection.module.css';
import { readRange } from './collection-search.ts';
import { type CollectionSearch } from '../../services/item-search.ts';
import * as texts from './texts.ts';
import * as icons from '../../ui/page-icons.ts';

export type FacetProps = {
  collection: Collection;
  search: CollectionSearch;
  /** Of the price bounds, where none is chosen. */
  currency: string;
  onSearch: (search: CollectionSearch) => void;
};

/** Bounds take effect on leaving a field or on Enter; while they are wrong they stay as typed, with what is wrong. */
export function PriceRange({ collection, search, currency, onSearch }: FacetProps) {
  const id = useId();
  const tokens = useQuery(approvedTokensQuery(collection.slug)).data?.data ?? [];
  const symbols = [...new Set([...tokens.map(({ symbol }) => symbol), ...(search.currency ? [search.currency] : [])])];
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
      <legend>{texts.priceIn(search.currency ?? currency)}</legend>
      {symbols.length > 1 && (
        <div className={styles.currency}>
          <Select
            label={texts.currency}
            icon={icons.filters}
            options={[{ value: '', label: texts.anyCurrency }, ...symbols.map((value) => ({ value, label: value }))]}
            value={search.currency ?? ''}
            onChange={(value) => onSearch({ ...search, currency: value === '' ? undefined : value })}
          />
        </div>
      )}
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
