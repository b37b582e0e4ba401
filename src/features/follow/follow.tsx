import { useState } from 'react';
import { raiseAlert } from '../../services/alerts.ts';
import { savedSearches, type Followed } from '../../services/saved-searches.ts';
import { BriefButton } from '../../ui/brief-button.tsx';
import { Button } from '../../ui/button.tsx';
import * as icons from '../../ui/page-icons.ts';
import { useHydrated } from '../../ui/use-now.ts';
import * as texts from './texts.ts';

type FollowProps = {
  kind: Followed;
  /** The page that stands for it (`services/saved-searches.ts`). */
  href: string;
  name: string;
  /** Beside small controls. */
  small?: boolean;
};

/** Has the device tell what is new of an artist or in a collection, in the notifications of who is signed in. */
export function Follow({ kind, href, name, small }: FollowProps) {
  const isHydrated = useHydrated();
  /** Local storage tells nobody of a change. */
  const [, readAgain] = useState(0);
  const isFollowed = isHydrated && savedSearches.all().some((one) => one.href === href);
  const change = () => {
    if (isFollowed) savedSearches.remove(href);
    else {
      savedSearches.put({ href, name: name.slice(0, 80) });
      raiseAlert({ status: 'success', title: texts.followed[kind](name), description: texts.followedText });
    }
    readAgain((times) => times + 1);
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
