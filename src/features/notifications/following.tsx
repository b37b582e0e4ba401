import { useState, useSyncExternalStore } from 'react';
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
};

type Saved = ReturnType<typeof savedSearches.all>[number];

function Row({ saved }: { saved: Saved }) {
  const { href, name } = saved;
  const kind = followedBy(href) ?? 'search';
  const isFollowed = useSyncExternalStore(
    savedSearches.subscribe,
    () => savedSearches.all().some((one) => one.href === href),
    () => false,
  );
  const label = isFollowed ? texts.unfollow : texts.follow;
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
        onClick={() => (isFollowed ? savedSearches.remove(href) : savedSearches.put(saved))}
      >
        {label}
      </Button>
    </li>
  );
}

/** What news is looked for. A row that is no longer followed stays while one looks, so that it can be followed again. */
export function Following() {
  const [there] = useState(savedSearches.all);
  if (there.length === 0) return null;
  return (
    <section aria-label={texts.following}>
      <h2 className={pageStyles.day}>{texts.following}</h2>
      <ul>
        {there.map((saved) => (
          <Row key={saved.href} saved={saved} />
        ))}
      </ul>
    </section>
  );
}
