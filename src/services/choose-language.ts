import { fileOf } from '../language/files.ts';
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, type Language } from '../language/language.ts';
import { takeOver } from './take-over.ts';
import { updateState } from './update-state.ts';

const YEAR_SECONDS = 31_536_000;

function remember(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

function startAnew(): void {
  const url = new URL(location.href);
  url.searchParams.delete(LANGUAGE_PARAMETER);
  if (url.href === location.href) location.reload();
  else location.replace(url);
}

/** Resolves when a worker has stored everything that its language needs. @throws when it could not be loaded */
const isInstalled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('The worker of this language could not be installed'));
      else if (worker.state !== 'parsed' && worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Shows the app in another language from now on. As with a newer build, its worker takes over as a whole, then the page
 * reloads.
 * @throws when it cannot be loaded; nothing has changed then
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (registration?.active) {
    const url = `/${fileOf(language, 'sw.js')}`;
    const next = await navigator.serviceWorker.register(url, { updateViaCache: 'none' });
    const worker = next.installing ?? next.waiting;
    if (worker) {
      await isInstalled(worker);
      // This page is loaded anew by itself; it must not also follow the update.
      updateState.applying = true;
      remember(language);
      takeOver(worker, startAnew);
      return;
    }
  } else if (!navigator.onLine) throw new Error('Not reachable');
  remember(language);
  startAnew();
}
