import { useState, useSyncExternalStore } from 'react';
import { reminders } from '../../services/reminders.ts';
import { followedBy, savedSearches } from '../../services/saved-searches.ts';
import { Button } from '../../ui/button.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './following.module.css';
import pageStyles from './notifications.module.css';
import * as texts from './texts.ts';

const ICONS: Record<keyof typeof texts.followedAs, IconName> = {
  artist: 'account',
  collection: 'explore',
  search: 'search',
  drop: 'drops',
};

type Entry = { href: string; name: string };
/** A list on this device: saved searches, or drops to be reminded of. */
type List<T extends Entry> = {
  all: () => readonly T[];
  subscribe: (listener: () => void) => () => void;
  put: (entry: T) => unknown;
  remove: (href: string) => unknown;
};

function Row<T extends Entry>(props: { list: List<T>; entry: T; kind: keyof typeof texts.followedAs }) {
  const { list, entry, kind } = props;
  const { href, name } = entry;
  const isFollowed = useSyncExternalStore(
    list.subscribe,
    () => list.all().some((one) => one.href === href),
    () => false,
  );
  const remove = kind === 'drop' ? texts.removeReminder : texts.unfollow;
  const put = kind === 'drop' ? texts.remind : texts.follow;
  const label = isFollowed ? remove : put;
  return (
    <li className={styles.row}>
      <Icon name={ICONS[kind]} size={16} />
      <div>
        <Anchor href={href}>{name}</Anchor>
        <span>{texts.followedAs[kind]}</span>
      </div>
      <Button
        size="sm"
        aria-label={texts.ofName(label, name)}
        onClick={() => (isFollowed ? list.remove(href) : list.put(entry))}
      >
        {label}
      </Button>
    </li>
  );
}

/** What news is looked for. A row that is no longer followed stays while one looks, so that it can be followed again. */
export function Following() {
  const [saved] = useState(savedSearches.all);
  const [drops] = useState(reminders.all);
  if (saved.length + drops.length === 0) return null;
  return (
    <section aria-label={texts.following}>
      <h2 className={pageStyles.day}>{texts.following}</h2>
      <ul>
        {saved.map((entry) => (
          <Row key={entry.href} list={savedSearches} entry={entry} kind={followedBy(entry.href) ?? 'search'} />
        ))}
        {drops.map((entry) => (
          <Row key={entry.href} list={reminders} entry={entry} kind="drop" />
        ))}
      </ul>
    </section>
  );
}
