import { useQuery } from '@tanstack/react-query';
import { authState } from '../../services/auth-state.ts';
import { isWatchedQuery } from '../../services/watch-list.ts';
import { IconButton } from '../../ui/button.tsx';
import * as texts from './texts.ts';
import { useSetWatched, useWaiting } from './use-watched.ts';
import styles from './watch-list.module.css';
import * as icons from '../../ui/page-icons.ts';

type WatchToggleProps = {
  nft: { uuid: string; name: string };
  /** Who is signed in; null for a visitor. */
  viewer: string | null;
  /** Runs it once somebody is signed in with their wallet connected; leads others to the log-in. */
  whenSignedIn: (act: () => void) => void;
  /** One of many on the page: its label names the work. */
  onCard?: boolean;
};

/** The heart of a work. */
export function WatchToggle({ nft, viewer, whenSignedIn, onCard = false }: WatchToggleProps) {
  const { set } = useSetWatched();
  const query = useQuery({ ...isWatchedQuery(viewer ?? '', nft.uuid), enabled: viewer !== null });
  const wanted = useWaiting(nft.uuid);
  const isWatched = viewer !== null && (wanted ?? query.data === true);
  const label = onCard
    ? (isWatched ? texts.unwatchNamed : texts.watchNamed)(nft.name)
    : isWatched
      ? texts.unwatch
      : texts.watch;
  return (
    <IconButton
      className={styles.heart}
      label={wanted === null ? label : texts.waiting(label)}
      data-waiting={wanted === null ? undefined : true}
      icon={icons.heart}
      aria-pressed={isWatched}
      // Not disabled while the answer is on its way: a press that is under way then would be lost.
      onClick={() =>
        whenSignedIn(() => {
          // Who that is may have become known since the press.
          if (authState.user !== null) void set(authState.user.address, nft, !isWatched);
        })
      }
    />
  );
}
