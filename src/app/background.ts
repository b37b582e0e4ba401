import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { subscribe } from 'valtio/vanilla';
import { hasPersonPlace } from '../device/person-place.ts';
import { walletOverlay } from '../features/wallet/wallet-overlay-state.ts';
import { authState, hasStoredSession, SESSION_KEY } from '../services/auth-state.ts';
import { hasChosenEstimate } from '../services/estimate-state.ts';
import { startColorMode } from '../services/color-mode.ts';
import { isKept } from '../services/kept-keys.ts';
import { walletState, wasConnected } from '../services/wallet-state.ts';
import { whenIdle } from '../services/when-idle.ts';
import { loadAgain } from '../ui/load-again.ts';
import { localTimeText } from '../ui/local-time.ts';
import { keepRendered } from './late-persister.ts';

/** What starts after the first paint. An anonymous visit loads nothing related to wallets and trades. */
export function startBackground(queries: QueryClient, router: RegisteredRouter): void {
  const loadSession = () =>
    void loadAgain(() => import('./session.ts')).then((module) => module.startSession(queries, router));
  startColorMode();
  if (hasChosenEstimate()) void import('../services/estimates.ts').then((module) => module.startEstimates());
  if (hasStoredSession() || wasConnected()) loadSession();
  else {
    void hasPersonPlace().then((has) => {
      if (has) return loadSession();
      authState.ready = true;
      walletState.ready = true;
    });
    const stop = subscribe(walletOverlay, () => {
      stop();
      loadSession();
    });
    addEventListener('storage', (event) => {
      if (event.key === SESSION_KEY && event.newValue !== null) loadSession();
    });
  }
  whenIdle(() => {
    const { dataset } = document.documentElement;
    // A page from the worker: the device may have newer data. From now on stamps show its age.
    if (dataset['kept'] !== undefined) {
      delete dataset['kept'];
      void keepRendered(queries);
    }
    // Without it the app works as a page; the next visit tries again.
    import('../services/service-worker.ts')
      .then((module) => module.startServiceWorker((then) => router.subscribe('onResolved', then)))
      .catch(() => undefined);
    // Only somebody who was here before can be invited: a first visit loads nothing for it.
    if (isKept('vitrine-viewed'))
      import('../services/install.ts').then((module) => module.inviteOnce()).catch(() => undefined);
    // The browser reads its zones when it first names one, which would hold up the next page.
    localTimeText(Date.now());
  });
}
