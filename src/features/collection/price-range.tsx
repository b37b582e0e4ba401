import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Collection } from '../../contract/collection.ts';
import { approvedTokensQuery } from '../../services/page-queries.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './collection.module.css';
import { readRange, type TypedRange } from './collection-search.ts';
import { type CollectionSearch } from '../../contract/item-search.ts';
import * as texts from './texts.ts';
import * as icons from '../../ui/page-icons.ts';

const isSame = (a: TypedRange, b: TypedRange) => a.min === b.min && a.max === b.max;

export type FacetProps = {
  collection: Collection;
  search: CollectionSearch;
  /** Of the price bounds, where none is chosen. */
  currency: string;
  onSearch: (search: CollectionSearch) => void;
};

const TYPING_MS = 500;

/**
 * Bounds take effect a moment after the typing, on leaving a field or on Enter; while they are wrong they stay as
 * typed. What is wrong is said once the field is left: half a number is no mistake.
 */
export function PriceRange({ collection, search, currency, onSearch }: FacetProps) {
  const id = useId();
  const tokens = useQuery(approvedTokensQuery(collection.slug)).data?.data ?? [];
  const symbols = [...new Set([...tokens.map(({ symbol }) => symbol), ...(search.currency ? [search.currency] : [])])];
  const applied = { min: search.min ?? '', max: search.max ?? '' };
  const [shown, setShown] = useState({ applied, asked: applied, typed: applied });
  const [edited, setEdited] = useState<'min' | 'max' | null>(null);
  const [problem, setProblem] = useState<{ side: 'min' | 'max'; text: string } | null>(null);
  // Changed from elsewhere (a chip, Back): the fields follow. What was asked for here comes back while more is typed.
  if (!isSame(shown.applied, applied)) {
    const isOwn = isSame(shown.asked, applied);
    setShown({ applied, asked: applied, typed: isOwn ? shown.typed : applied });
    if (!isOwn) setProblem(null);
  }
  const { typed } = shown;
  const apply = (read: { min: string | undefined; max: string | undefined }, shownAs: TypedRange) => {
    setProblem(null);
    setShown({ applied, asked: { min: read.min ?? '', max: read.max ?? '' }, typed: shownAs });
    if (read.min !== search.min || read.max !== search.max) onSearch({ ...search, ...read });
  };
  const done = (side: 'min' | 'max') => {
    setEdited(null);
    const read = readRange(typed, side);
    if ('problem' in read) setProblem({ side: read.side, text: read.problem });
    else apply(read, { min: read.min ?? '', max: read.max ?? '' });
  };
  const paused = useEffectEvent((side: 'min' | 'max', left: TypedRange) => {
    const read = readRange(left, side);
    if (!('problem' in read)) apply(read, left);
  });
  const { min, max } = typed;
  useEffect(() => {
    if (edited === null) return undefined;
    const timer = setTimeout(() => paused(edited, { min, max }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [edited, min, max]);
  const bound = (side: 'min' | 'max') => (
    <Field
      label={side === 'min' ? texts.lowestPrice : texts.highestPrice}
      hideLabel
      inputMode="decimal"
      maxLength={40}
      placeholder={side === 'min' ? texts.min : texts.max}
      value={typed[side]}
      aria-invalid={problem?.side === side || undefined}
      aria-describedby={problem?.side === side ? `${id} ${id}-unit` : `${id}-unit`}
      onChange={(event) => {
        setEdited(side);
        setShown({ ...shown, typed: { ...typed, [side]: event.currentTarget.value } });
      }}
      onBlur={() => done(side)}
      onKeyDown={(event) => event.key === 'Enter' && done(side)}
    />
  );
  return (
    <fieldset>
      <legend>{texts.price}</legend>
      {symbols.length > 1 && (
        <div className={styles.currency}>
          <Select
            label={texts.currency}
            icon={icons.chevronsUpDown}
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
        <span id={`${id}-unit`}>{search.currency ?? currency}</span>
      </div>
      <p id={id} className={styles.problem} role="alert">
        {problem?.text}
      </p>
    </fieldset>
  );
}
