import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { transactionsState } from './transactions-state.ts';
import { modalRecord } from './visible.ts';

const EventModal = lazy(() => import('./event-modal.tsx').then((module) => ({ default: module.EventModal })));

/** The transaction-event modal of every page; its code comes with the first transaction. */
export function ActiveOverlay() {
  const snapshot = useSnapshot(transactionsState);
  const records = snapshot.records as readonly TransactionRecord[];
  const shown =
    snapshot.settled || records.some((record) => snapshot.running[record.id]) ? modalRecord(records, snapshot) : null;
  useRefreshAfterSuccess(records);
  if (shown === null) return null;
  return (
    <Suspense fallback={null}>
      <EventModal key={shown.id} record={shown} unreachable={snapshot.unreachable} />
    </Suspense>
  );
}

/** The market follows the chain a moment later: asked again until it surely has. */
const REFRESH_AFTER_MS = [0, 1500, 5000];

/** What was bought has a new owner: everything public on the screen is read again. */
function useRefreshAfterSuccess(records: readonly TransactionRecord[]): void {
  const queryClient = useQueryClient();
  const done = records
    .filter((record) => record.status === 'success' || record.status === 'finalized')
    .map((record) => record.id)
    .join();
  useEffect(() => {
    if (done === '') return undefined;
    const timers = REFRESH_AFTER_MS.map((ms) =>
      setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['public'] }), ms),
    );
    return () => timers.forEach(clearTimeout);
  }, [done, queryClient]);
}
