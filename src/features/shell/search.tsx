import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../ui/class-names.ts';
import { SearchField } from '../../ui/field.tsx';
import { useOnline } from '../../ui/host.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MediaImage } from '../../ui/media-image.tsx';
import { MIN_PATTERN, findOptions, type SearchOption } from './search-options.ts';
import styles from './search.module.css';

const PAUSE_MS = 150;
const THUMB_WIDTHS = [160] as const;

type Answer = { pattern: string; options: SearchOption[]; failed: boolean };
const NOTHING: Answer = { pattern: '', options: [], failed: false };

/** Options for what was typed, a moment after the typing; the last answer stays until the next. */
function useAnswer(pattern: string): Answer {
  const [answer, setAnswer] = useState(NOTHING);
  useEffect(() => {
    if (pattern.length < MIN_PATTERN) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      findOptions(pattern, controller.signal).then(
        (options) => setAnswer({ pattern, options, failed: false }),
        () => {
          if (!controller.signal.aborted) setAnswer({ pattern, options: [], failed: true });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [pattern]);
  return pattern.length < MIN_PATTERN ? NOTHING : answer;
}

/** A combobox over collections, items and profiles. */
export function Search(props: { shortcut?: boolean; autoFocus?: boolean; onDone?: () => void }) {
  const router = useRouter();
  const online = useOnline();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const pattern = text.trim();
  const { options, failed, pattern: answered } = useAnswer(pattern);
  const { shortcut } = props;

  useEffect(() => {
    if (!shortcut) return;
    const focus = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest('input, textarea, select, [contenteditable], dialog') || input.current?.offsetParent === null)
        return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, [shortcut]);

  const shown = open && pattern.length >= MIN_PATTERN;
  const follow = (option: SearchOption | undefined) => {
    if (option === undefined) return;
    setOpen(false);
    setText('');
    input.current?.blur();
    props.onDone?.();
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
      if (answered === pattern) follow(options[active] ?? options[0]);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  const message = !online
    ? 'You’re offline. Search needs a connection.'
    : failed
      ? 'Search does not answer right now.'
      : answered !== pattern
        ? 'Searching'
        : options.length === 0
          ? `Nothing named “${pattern.slice(0, 60)}”`
          : '';

  return (
    <div className={cx(styles.search, shortcut && styles.floating)} role="search">
      <SearchField
        ref={input}
        label="Search"
        placeholder="Search items, collections or an address"
        shortcut={shortcut ? '/' : undefined}
        data-autofocus={props.autoFocus}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {shown && (
        // Keeps the focus in the field while an option is pressed.
        <div className={styles.list} onMouseDown={(event) => event.preventDefault()}>
          <ul id={`${id}-list`} role="listbox" aria-label="Found">
            {(online ? options : []).map((option, index) => (
              <li
                key={option.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                onClick={() => follow(option)}
              >
                <span className={styles.thumb}>
                  {option.image === null ? (
                    <Icon name="account" />
                  ) : (
                    <MediaImage source={option.image} alt="" widths={THUMB_WIDTHS} sizes="44px" eager />
                  )}
                </span>
                <span className={styles.name}>{option.name}</span>
                <span className={styles.detail}>{option.detail}</span>
              </li>
            ))}
          </ul>
          {message !== '' && (
            <p className={styles.say} role="status">
              {message}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
