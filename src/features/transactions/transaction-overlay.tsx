import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { transactionsState } from './transactions-state.ts';

const ActiveOverlay = lazy(() => import('./active-overlay.tsx').then((module) => ({ default: module.ActiveOverlay })));
const InFlightCount = lazy(() => import('./in-flight-button.tsx').then((module) => ({ default: module.InFlightButton })));

const useHasAny = () => useSnapshot(transactionsState).records.length > 0;

/** The transaction-event modal of every page; its code comes with the first transaction. */
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
