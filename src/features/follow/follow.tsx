import { useSyncExternalStore } from 'react';
import { raiseAlert } from '../../services/alerts.ts';
import { authState } from '../../services/auth-state.ts';
import { savedSearches, type Followed } from '../../services/saved-searches.ts';
import { BriefButton } from '../../ui/brief-button.tsx';
import { Button } from '../../ui/button.tsx';
import * as icons from '../../ui/page-icons.ts';
import * as texts from './texts.ts';

type FollowProps = {
  kind: Followed;
  /** The page that stands for it (`services/saved-searches.ts`). */
  href: string;
  name: string;
  /** Beside small controls. */
  small?: boolean;
};

/**
 * Has the device tell what is new of an artist or in a collection, in the notifications of who is signed in. Anybody may
 * follow; a sign-out removes it, as it does saved searches.
 */
export function Follow({ kind, href, name, small }: FollowProps) {
  const isFollowed = useSyncExternalStore(
    savedSearches.subscribe,
    () => savedSearches.all().some((one) => one.href === href),
    () => false,
  );
  const change = () => {
    if (isFollowed) {
      savedSearches.remove(href);
      return;
    }
    savedSearches.put({ href, name: name.slice(0, 80) });
    const description = authState.user === null ? texts.followedSignedOut : texts.followedText;
    raiseAlert({ status: 'success', title: texts.followed[kind](name), description });
  };
  const label = isFollowed ? texts.unfollow : texts.follow;
  return small === true ? (
    <Button size="sm" aria-pressed={isFollowed} onClick={change}>
      {label}
    </Button>
  ) : (
    <BriefButton icon={isFollowed ? 'check' : icons.bell} label={label} aria-pressed={isFollowed} onClick={change} />
  );
}
