import { raiseAlert } from '../services/alerts.ts';
import { onOfflineMiss } from '../ui/load-again.ts';
import { notOpenedBefore } from '../ui/texts.ts';

declare const __BUILD_ID__: string;

const MARK = 'vitrine-chunk-reload';
let busy = () => false;
let leaving = false;

/** Whether this page is about to be left: what fails from here on fails because of that. */
export const isLeaving = (): boolean => leaving;

/** Set by the wallet and transaction features: whether a reload would interrupt a person. */
export function reloadsWaitFor(isBusy: () => boolean): void {
  busy = isBusy;
}

function mayReload(): boolean {
  if (leaving || !navigator.onLine || busy()) return false;
  try {
    // Once per build: what fails again after a reload is not cured by another.
    if (localStorage.getItem(MARK) === __BUILD_ID__) return false;
    localStorage.setItem(MARK, __BUILD_ID__);
    return localStorage.getItem(MARK) === __BUILD_ID__;
  } catch {
    return false;
  }
}

/**
 * A chunk that cannot be loaded belongs to a build that the server no longer has: reload once per build, never offline,
 * never during a wallet request, never while the person is navigating elsewhere. Whoever asked for the chunk gets the
 * error; the error page offers a button.
 */
export function watchChunkErrors(): void {
  onOfflineMiss(() => raiseAlert({ status: 'info', title: notOpenedBefore, description: '' }));
  addEventListener('beforeunload', () => (leaving = true));
  // The browser remembers the failed import and fails it again.
  addEventListener('pageshow', () => (leaving = false));
  addEventListener('vite:preloadError', (event) => {
    const failure = (event as Event & { payload?: Error }).payload;
    // The router reloads by itself on these messages, ignoring the rules above.
    if (failure) {
      failure.name = 'ChunkLoadError';
      failure.message = `A part of the app could not be loaded. ${failure.message.replace(/^.*?module[^:]*:?\s*/i, '')}`;
    }
    if (!mayReload()) return;
    leaving = true;
    location.reload();
  });
}
