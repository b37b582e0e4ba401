import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { CallOptions } from '../../services/http.ts';
import { cx } from '../../ui/class-names.ts';
import { SearchField } from '../../ui/field.tsx';
import { useOnline } from '../../ui/host.tsx';
import { SearchList } from './search-list.tsx';
import type { SearchOption } from './search-option.ts';
import boxStyles from './search-box.module.css';
import styles from './search.module.css';
import * as searchTexts from './search-texts.ts';
import * as texts from './texts.ts';

const PAUSE_MS = 150;
const MIN_PATTERN = 2;
/** Comes with the first opening. */
async function findOptions(pattern: string, router: AnyRouter, client: QueryClient, options: CallOptions) {
  const search = await import('./search-options.ts');
  const shown = router.state.matches.at(-1);
  return search.findOptions(pattern, shown === undefined ? {} : search.scopeOf(client, shown), options);
}

type Answer = { pattern: string; options: SearchOption[]; failed: boolean };
const NOTHING: Answer = { pattern: '', options: [], failed: false };

/** Options for what was typed, a moment after the typing; the last answer stays until the next. */
function useAnswer(pattern: string): Answer {
  const router = useRouter();
  const client = useQueryClient();
  // Asked anew when the network goes or comes back.
  const online = useOnline();
  const [answer, setAnswer] = useState(NOTHING);
  const failing = useRef(false);
  useEffect(() => {
    if (pattern.length < MIN_PATTERN) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      // Each further letter asks again: one alert tells that it fails.
      const asked = online
        ? findOptions(pattern, router, client, { signal: controller.signal, quiet: failing.current })
        : import('./search-options.ts').then((search) => search.optionsOnDevice(pattern));
      asked.then(
        (options) => {
          failing.current = false;
          setAnswer({ pattern, options, failed: false });
        },
        () => {
          if (controller.signal.aborted) return;
          failing.current = true;
          setAnswer({ pattern, options: [], failed: true });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [pattern, router, client, online]);
  return pattern.length < MIN_PATTERN ? NOTHING : answer;
}

/** Before anything is typed, and where nothing was found; read anew each time the list opens, and when the network goes or comes back. */
function useFirstOptions(wanted: boolean, online: boolean): SearchOption[] {
  const [options, setOptions] = useState<SearchOption[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    import('./search-options.ts')
      .then((search) => (online ? search.firstOptions() : search.firstOptionsOnDevice()))
      .then(
        (found) => isCurrent && setOptions(found),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [wanted, online]);
  return options;
}

export type SearchProps = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** It takes the place of a field that had the focus. */
  takeFocus?: boolean;
  /** Its list stands in the flow, and the dialog gives it the focus. */
  inDialog?: boolean;
  onDone?: () => void;
};

/** A combobox over collections, items and profiles. */
export function Search({ field, text, onText, takeFocus, inDialog, onDone }: SearchProps) {
  const router = useRouter();
  const online = useOnline();
  const id = useId();
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const pattern = text.trim();
  const { options: answers, failed, pattern: answered } = useAnswer(pattern);
  const isFirst = open && pattern.length < MIN_PATTERN;
  const isNone = open && !isFirst && answered === pattern && answers.length === 0;
  const firsts = useFirstOptions(isFirst || isNone, online);
  const options = isFirst || isNone ? firsts : answers;

  // Before the next letter, which would be nobody's.
  useLayoutEffect(() => {
    if (!takeFocus) return;
    field.current?.focus();
    field.current?.setSelectionRange(100, 100);
  }, [field, takeFocus]);

  const shown = open && (pattern.length >= MIN_PATTERN || firsts.length > 0);
  const follow = (option: SearchOption | undefined) => {
    if (option === undefined) return;
    setOpen(false);
    onText('');
    field.current?.blur();
    onDone?.();
    void router.navigate({ to: option.href });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (options.length > 0)
        setActive((active + step + options.length + (active === -1 && step === -1 ? 1 : 0)) % options.length);
    } else if (event.key === 'Enter' && shown) {
      event.preventDefault();
      // An answer to older letters is not what was asked for.
      if (isFirst || isNone) follow(options[active]);
      else if (answered === pattern) follow(options[active] ?? options[0]);
    } else if (event.key === 'Escape' && shown && !inDialog) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  const message = messageOf();
  function messageOf(): string {
    if (isFirst) return '';
    if (answered !== pattern) return searchTexts.searching;
    if (!online) return isNone ? searchTexts.nothingKept : searchTexts.searchOffline;
    if (failed) return searchTexts.searchFailed;
    return isNone ? searchTexts.nothingNamed(pattern.slice(0, 60)) : '';
  }

  const told = message !== '' && (
    <p className={styles.say} role="status">
      {message}
    </p>
  );
  return (
    <div className={cx(boxStyles.search, !inDialog && styles.floating)} role="search">
      <SearchField
        ref={field}
        label={texts.search}
        placeholder={texts.searchHint}
        shortcut={inDialog ? undefined : '/'}
        data-autofocus={inDialog}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        maxLength={100}
        value={text}
        onChange={(event) => {
          onText(event.currentTarget.value);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {shown && (
        // Keeps the focus in the field while an option is pressed. No stop of its own, as a list that scrolls would be.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing happens by the press itself
        <div className={styles.list} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
          {isNone && told}
          <SearchList id={id} options={options} active={active} onFollow={follow} />
          {!isNone && told}
        </div>
      )}
    </div>
  );
}
