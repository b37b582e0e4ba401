import { useSnapshot } from 'valtio/react';
import { transactionsState } from '../../trading/transactions/transactions-state.ts';
import { lazyView } from '../../ui/lazy-view.tsx';
import { useHydrated } from '../../ui/use-now.ts';

const ActiveOverlay = lazyView(() => import('./active-overlay.tsx'), 'ActiveOverlay');
const InFlightCount = lazyView(() => import('./in-flight-button.tsx'), 'InFlightButton');

/** Not before hydration: the server's page has none. */
function useHasAny(): boolean {
  const { records, question } = useSnapshot(transactionsState);
  return useHydrated() && (records.length > 0 || question !== null);
}

/** The transaction-event modal, on every page; its code is loaded with the first transaction. */
export function TransactionOverlay() {
  if (!useHasAny()) return null;
  return <ActiveOverlay />;
}

/** In the header: how many are in flight. */
export function InFlightSlot() {
  if (!useHasAny()) return null;
  return <InFlightCount />;
}
