import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { SearchField } from '../../ui/field.tsx';
import styles from './search-box.module.css';
import type { SearchProps } from './search.tsx';
import * as texts from './texts.ts';

/**
 * The header's search field. What finds things comes with the first touch of it;
 * letters typed until then are kept. Its keys open the sheet where the field has no room.
 */
export function SearchBox({ onSheet }: { onSheet: (isOpen: true) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [Full, setFull] = useState<ComponentType<SearchProps> | null>(null);

  const wake = useCallback(
    () =>
      void import('./search.tsx').then(
        (module) => setFull(() => module.Search),
        () => {
          // Offline and never opened before: the field stays a field.
        },
      ),
    [],
  );

  // What was typed or touched before the app took the page over, nobody told it of.
  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    if (input.value !== '') setText(input.value);
    if (input.value !== '' || input === document.activeElement) wake();
  }, [wake]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      const isChord = (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isChord && !isSlash) return;
      if (target?.closest(isChord ? 'dialog' : 'input, textarea, select, [contenteditable], dialog')) return;
      const input = field.current;
      if (input === null) return;
      event.preventDefault();
      if (input.offsetParent === null) onSheet(true);
      else {
        input.focus();
        // What is typed next takes the place of the last search.
        input.select();
      }
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, [onSheet]);

  if (Full !== null) return <Full field={field} text={text} onText={setText} takeFocus />;
  return (
    <div className={styles.search} role="search">
      <SearchField
        ref={field}
        label={texts.search}
        placeholder={texts.searchHint}
        shortcut="/"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={wake}
      />
    </div>
  );
}
