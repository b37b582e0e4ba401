import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { notificationsPath } from '../../domain/paths.ts';
import { readSeen, seenState } from '../../services/notifications.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './notifications.module.css';
import * as texts from './texts.ts';
import { useNews } from './use-news.ts';
import * as icons from '../../ui/page-icons.ts';

const SHOWN_AT_MOST = 9;

/** In the header of who is signed in: how many rows of the page are new. */
export function Bell({ owner }: { owner: string }) {
  const { server, rows } = useNews(owner);
  const { ids: seen } = useSnapshot(seenState);
  const there = server.data;
  useEffect(() => {
    const read = () => void readSeen(owner, there?.map(({ id }) => id) ?? null);
    read();
    // Another tab may have looked meanwhile.
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, [owner, there]);
  // Without a network nobody says what was there at a first visit: what the device knows is new.
  const known = seen ?? (server.isError ? [] : null);
  const count = known === null ? 0 : rows.filter((id) => !known.includes(id)).length;
  useEffect(() => {
    // On the installed app's icon; by the page alone: Chromium's shell dies where a worker does it.
    void navigator.setAppBadge?.(count).catch(() => undefined);
    return () => void navigator.clearAppBadge?.().catch(() => undefined);
  }, [count]);
  return (
    <Anchor href={notificationsPath()} className={styles.bell} aria-label={texts.bell(count)}>
      <Icon name={icons.bell} />
      <CountBadge count={count} most={SHOWN_AT_MOST} />
    </Anchor>
  );
}
