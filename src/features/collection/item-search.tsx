import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '../../ui/field.tsx';
import type { CollectionSearch } from '../../contract/item-search.ts';
import * as texts from './texts.ts';

/** A longer name does not fit the field's placeholder. */
const LONG_NAME = 18;
const TYPING_MS = 300;

/** Asks a moment after the typing, or at Enter. Changed from elsewhere (a chip, Back), the field follows. */
export function ItemSearch(props: {
  name: string;
  search: CollectionSearch;
  onSearch: (search: CollectionSearch) => void;
}) {
  const { search, onSearch } = props;
  const applied = search.q ?? '';
  const [shown, setShown] = useState({ applied, asked: applied, typed: applied });
  // What was asked for here comes back while more is typed.
  if (shown.applied !== applied)
    setShown({ applied, asked: applied, typed: shown.asked === applied ? shown.typed : applied });
  const typed = shown.typed.trim();
  const ask = (q: string) => {
    if (q === applied) return;
    setShown((before) => ({ ...before, asked: q }));
    onSearch({ ...search, q: q === '' ? undefined : q });
  };
  const done = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => done(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      label={texts.searchIn(props.name)}
      placeholder={props.name.length > LONG_NAME ? texts.searchInCollection : texts.searchIn(props.name)}
      maxLength={100}
      value={shown.typed}
      onChange={(event) => setShown({ ...shown, typed: event.currentTarget.value })}
      onKeyDown={(event) => event.key === 'Enter' && ask(typed)}
    />
  );
}
