import { useState } from 'react';
import { raiseAlert } from '../../services/alerts.ts';
import { savedSearches } from '../../services/saved-searches.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useHydrated } from '../../ui/use-now.ts';
import styles from './collection.module.css';
import * as texts from './texts.ts';

const MAX_NAME = 80;

/** Keeps these filters under a name; the search field leads back to them. `suggestion`: the name until one is given. */
export function SaveSearch({ href, suggestion }: { href: string; suggestion: string }) {
  const isHydrated = useHydrated();
  const [naming, setNaming] = useState<string | null>(null);
  /** Local storage tells nobody of a change. */
  const [, readAgain] = useState(0);
  const isSaved = isHydrated && savedSearches.all().some((one) => one.href === href);
  const save = (name: string) => {
    savedSearches.put({ href, name });
    setNaming(null);
    raiseAlert({ status: 'success', title: texts.searchSaved, description: texts.searchSavedText });
  };
  const remove = () => {
    savedSearches.remove(href);
    readAgain((times) => times + 1);
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => (isSaved ? remove() : setNaming(suggestion.slice(0, MAX_NAME)))}>
        {isSaved ? texts.removeSavedSearch : texts.saveSearch}
      </Button>
      <Modal open={naming !== null} onClose={() => setNaming(null)} title={texts.saveSearch}>
        <form
          className={styles.naming}
          onSubmit={(event) => {
            event.preventDefault();
            if (naming !== null && naming.trim() !== '') save(naming.trim());
          }}
        >
          <Field
            label={texts.searchName}
            data-autofocus
            maxLength={MAX_NAME}
            value={naming ?? ''}
            onChange={(event) => setNaming(event.currentTarget.value)}
          />
          <Button type="submit" variant="primary" size="lg" full disabled={naming?.trim() === ''}>
            {texts.save}
          </Button>
        </form>
      </Modal>
    </>
  );
}
