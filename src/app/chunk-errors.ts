declare const __BUILD_ID__: string;

const MARK = 'vitrine-chunk-reload';
let busy = () => false;

/** The wallet and transaction features say when a reload would interrupt a person. */
export function reloadsWaitFor(isBusy: () => boolean): void {
  busy = isBusy;
}

function mayReload(): boolean {
  if (!navigator.onLine || busy()) return false;
  try {
    // Once a build: what fails again after a reload is not cured by another.
    if (localStorage.getItem(MARK) === __BUILD_ID__) return false;
    localStorage.setItem(MARK, __BUILD_ID__);
    return localStorage.getItem(MARK) === __BUILD_ID__;
  } catch {
    return false;
  }
}

/**
 * A chunk that cannot be loaded belongs to a build the server no longer has: reload once a
 * build, never offline, never during a wallet request. Otherwise the error page offers a button.
 */
export function watchChunkErrors(): void {
  addEventListener('vite:preloadError', (event) => {
    const failure = (event as Event & { payload?: Error }).payload;
    if (mayReload()) {
      event.preventDefault();
      location.reload();
      return;
    }
    // The router has a reload of its own for these messages, with no regard for the rules above.
    if (failure)
      failure.message = `A part of the app could not be loaded. ${failure.message.replace(/^.*?module[^:]*:?/i, '')}`;
  });
}
