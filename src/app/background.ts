import { subscribe } from 'valtio/vanilla';
import { announceDemoWallet } from '../features/demo-wallet/announce.ts';
import { startTransactions } from '../features/transactions/launch.ts';
import { transactionsState } from '../features/transactions/transactions-state.ts';
import { startWalletSession } from '../features/wallet/wallet-session.ts';
import { startColorMode } from '../services/color-mode.ts';
import { startDeviceType } from '../services/device-type.ts';
import { runtime } from '../services/runtime.ts';
import { askForBackgroundCheck, startServiceWorker } from '../services/service-worker.ts';
import { reloadsWaitFor } from './chunk-errors.ts';

/** What starts after the first paint: session, transactions, worker. */
export function startBackground(): void {
  startColorMode();
  startDeviceType();
  if (runtime().config.embedded) announceDemoWallet();
  reloadsWaitFor(() => Object.keys(transactionsState.running).length > 0);
  startTransactions();
  void startWalletSession();
  void startServiceWorker();

  let inFlight = 0;
  subscribe(transactionsState, () => {
    const now = transactionsState.records.filter((record) => record.status === 'pending').length;
    if (now > inFlight) askForBackgroundCheck();
    inFlight = now;
  });
}
