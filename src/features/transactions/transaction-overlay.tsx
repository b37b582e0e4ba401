import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { transactionsState } from '../../trading/transactions/transactions-state.ts';

const ActiveOverlay = lazy(() => import('./active-overlay.tsx').then((module) => ({ default: module.ActiveOverlay })));
const InFlightCount = lazy(() =>
  import('./in-flight-button.tsx').then((module) => ({ default: module.InFlightButton })),
);

/** Not before hydration: the server's page has none. */
function useHasAny(): boolean {
  const { records, question } = useSnapshot(transactionsState);
  return useHydrated() && (records.length > 0 || question !== null);
}

/** The transaction-event modal, on every page; its code is loaded with the first transaction. */
export function TransactionOverlay() {
  if (!useHasAny()) return null;
  return (
    <Suspense fallback={null}>
      <ActiveOverlay />
    </Suspense>
  );
}

/** In the header: how many are in flight. */
export function InFlightSlot() {
  if (!useHasAny()) return null;
  return (
    <Suspense fallback={null}>
      <InFlightCount />
    </Suspense>
  );
}
