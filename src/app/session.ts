import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { subscribe } from 'valtio/vanilla';
import { dropAnswers } from '../device/answer-store.ts';
import { closePerson, onStorageFull, personWaitsFor } from '../device/database.ts';
import { moveFromEarlierBuild } from '../device/earlier-build.ts';
import { dropKept } from '../device/kept-store.ts';
import { announceDemoWallet } from '../features/demo-wallet/announce.ts';
import { startOrderNotices } from '../trading/orders/order-notices.ts';
import { isOrderUnderWay } from '../trading/orders/order-form-state.ts';
import { showTransactionsWith } from '../trading/transactions/start-trade.ts';
import { askAboutPinsWith } from '../trading/chain/pin-question.ts';
import { startTransactions } from '../trading/transactions/resume.ts';
import { transactionsState } from '../trading/transactions/transactions-state.ts';
import { changeWallet, startWalletSession } from '../features/wallet/wallet-session.ts';
import { onSignedOut } from '../services/auth.ts';
import { chooseAnotherWalletWith } from '../services/one-network.ts';
import { askForBackgroundCheck } from '../services/worker-requests.ts';
import { runtime } from '../services/runtime.ts';
import { OPERATOR_PATH } from '../routes/-operator-path.ts';
import { watchCartPurchases } from '../trading/cart/cart-purchases.ts';
import { reloadsWaitFor } from './chunk-errors.ts';
import { keepRendered } from './late-persister.ts';
import { watchOwnChanges } from './own-changes.ts';

let started = false;

/**
 * Everything that belongs to a person: session, wallet, transactions. Loaded when somebody is signed in, or is about
 * to.
 */
export function startSession(queries: QueryClient, router: RegisteredRouter): void {
  if (started) return;
  started = true;
  personWaitsFor(moveFromEarlierBuild);
  onStorageFull(dropAnswers);
  onStorageFull(dropKept);
  document.addEventListener('freeze', () => void closePerson());
  if (runtime().config.embedded) announceDemoWallet();
  reloadsWaitFor(() => Object.keys(transactionsState.running).length > 0 || isOrderUnderWay());
  watchCartPurchases();
  watchOwnChanges(queries);
  showTransactionsWith(() =>
    Promise.all([
      import('../features/transactions/active-overlay.tsx'),
      import('../features/transactions/event-modal.tsx'),
    ]),
  );
  chooseAnotherWalletWith(changeWallet);
  askAboutPinsWith(async () => (await import('../features/pins/ask.tsx')).askAboutPins);
  startTransactions();
  onSignedOut(async (address) => (await import('./forget-person.ts')).forgetPerson(queries, address));
  startOrderNotices();
  void import('../services/waiting-hearts.ts').then((module) => module.followWaiting(queries)).catch(() => undefined);
  void import('../services/push.ts').then((module) => module.followPush()).catch(() => undefined);
  void import('../services/storage-loss.ts').then((module) => module.tellLoss()).catch(() => undefined);
  void keepRendered(queries);
  // Their page has its route by the time they are known: no other is shown before it.
  if (location.pathname === OPERATOR_PATH)
    void import('../routes/-operator-page.tsx')
      .then((module) => module.addOperatorRoute(router))
      .catch(() => undefined)
      .then(startWalletSession);
  else void startWalletSession();
  // Records what this device will hold to, before anybody can lie to it; a trade that comes earlier does it itself.
  void import('../trading/chain/pinned.ts').then((module) => module.recordPins()).catch(() => undefined);

  let inFlight = 0;
  subscribe(transactionsState, () => {
    const now = transactionsState.records.filter((record) => record.status === 'pending').length;
    if (now > inFlight) {
      askForBackgroundCheck().catch(() => undefined);
      void import('../services/device-storage.ts').then((module) => module.protectStorage()).catch(() => undefined);
    }
    inFlight = now;
  });
}
