import { useState } from 'react';
import { raiseAlert } from '../../services/alerts.ts';
import { followedHref, savedSearches } from '../../services/saved-searches.ts';
import { Button } from '../../ui/button.tsx';
import * as texts from './texts.ts';

/** Has the device tell of what an artist creates next, in the notifications of who is signed in. */
export function FollowArtist({ artist, name }: { artist: string; name: string }) {
  /** Local storage tells nobody of a change. */
  const [, readAgain] = useState(0);
  const href = followedHref(artist);
  const isFollowed = savedSearches.all().some((one) => one.href === href);
  const change = () => {
    if (isFollowed) savedSearches.remove(href);
    else {
      savedSearches.put({ href, name: name.slice(0, 80) });
      raiseAlert({ status: 'success', title: texts.followed(name), description: texts.followedText });
    }
    readAgain((times) => times + 1);
  };
  return (
    <Button size="sm" aria-pressed={isFollowed} onClick={change}>
      {isFollowed ? texts.unfollow : texts.follow}
    </Button>
  );
}
