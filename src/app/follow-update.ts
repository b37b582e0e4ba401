import { useEffect, useState } from 'react';

const CHECK_MS = 2_000;

const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"])';

/** A reload takes nothing away: no pane is open, and nothing that somebody typed stands in a field. */
const isQuiet = () =>
  document.querySelector('dialog[open]') === null &&
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].every(({ value }) => value === '');

/**
 * Another tab has put a new build in place: this one follows as soon as it is quiet and no transaction runs.
 * The files of its own build are gone by then, so it loads nothing for that.
 */
export function useFollowUpdate(isBusy: boolean): void {
  const [isReplaced, setReplaced] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const worker = navigator.serviceWorker;
    const note = () => setReplaced(true);
    worker.addEventListener('controllerchange', note);
    return () => worker.removeEventListener('controllerchange', note);
  }, []);
  useEffect(() => {
    if (!isReplaced || isBusy) return;
    const follow = () => {
      if (isQuiet()) location.reload();
    };
    follow();
    const timer = setInterval(follow, CHECK_MS);
    return () => clearInterval(timer);
  }, [isReplaced, isBusy]);
}
