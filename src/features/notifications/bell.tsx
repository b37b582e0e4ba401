import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { notificationsPath } from '../../domain/paths.ts';
import { notificationsQuery, readSeen, seenState } from '../../services/notifications.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Anchor } from '../../ui/host.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './notifications.module.css';
import * as texts from './texts.ts';

const SHOWN_AT_MOST = 9;

/** In the header of who is signed in: how much is new. */
export function Bell({ owner }: { owner: string }) {
  const { data: there } = useQuery(notificationsQuery(owner));
  const { ids: seen } = useSnapshot(seenState);
  useEffect(() => {
    if (there === undefined) return;
    const read = () =>
      void readSeen(
        owner,
        there.map(({ id }) => id),
      );
    read();
    // Another tab may have looked meanwhile.
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, [owner, there]);
  const count = seen === null ? 0 : (there?.filter(({ id }) => !seen.includes(id)).length ?? 0);
  return (
    <Anchor href={notificationsPath()} className={styles.bell} aria-label={texts.bell(count)}>
      <Icon name="bell" />
      <CountBadge count={count} most={SHOWN_AT_MOST} />
    </Anchor>
  );
}
