import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { updateState } from '../services/update-state.ts';

const CHECK_MS = 2_000;

const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"])';

/** A reload takes nothing away: no pane is open, and nothing that somebody typed stands in a field. */
const isQuiet = () =>
  document.querySelector('dialog[open]') === null &&
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].every(({ value }) => value === '');

/** Another tab has put a new build in place: this one follows as soon as it is quiet and no transaction runs. */
export function useFollowUpdate(isBusy: boolean): void {
  const { replaced, applying } = useSnapshot(updateState);
  const waits = !replaced || isBusy || applying;
  useEffect(() => {
    if (waits) return;
    const follow = () => {
      if (isQuiet()) location.reload();
    };
    follow();
    const timer = setInterval(follow, CHECK_MS);
    return () => clearInterval(timer);
  }, [waits]);
}
