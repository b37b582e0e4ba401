import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { updateState } from '../services/update-state.ts';

const CHECK_MS = 2_000;

const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"])';

/** Whether a reload loses nothing: no pane is open, and no field contains typed text. */
const isQuiet = () =>
  document.querySelector('dialog[open]') === null &&
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].every(({ value }) => value === '');

/** Another tab has activated a new build: this one follows as soon as it is quiet and no transaction runs. */
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
