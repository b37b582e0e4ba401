import { useState, useSyncExternalStore } from 'react';
import { raiseAlert } from '../../services/alerts.ts';
import { savedSearches } from '../../services/saved-searches.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './collection.module.css';
import * as texts from './texts.ts';

const MAX_NAME = 80;

/** Keeps these filters under a name; the search field leads back to them. `suggestion`: the name until one is given. */
export function SaveSearch({ href, suggestion }: { href: string; suggestion: string }) {
  const [naming, setNaming] = useState<string | null>(null);
  const isSaved = useSyncExternalStore(
    savedSearches.subscribe,
    () => savedSearches.all().some((one) => one.href === href),
    () => false,
  );
  const save = (name: string) => {
    savedSearches.put({ href, name });
    setNaming(null);
    raiseAlert({ status: 'success', title: texts.searchSaved, description: texts.searchSavedText });
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => (isSaved ? savedSearches.remove(href) : setNaming(suggestion.slice(0, MAX_NAME)))}
      >
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
