import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { hold, questionLock } from '../../device/locks.ts';
import { applyEvent } from '../../device/transaction-store.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { pinQuestion } from '../../trading/chain/pin-question.ts';
import { useTurn } from './use-turn.ts';
import { transactionsState, type Question } from '../../trading/transactions/transactions-state.ts';
import { endsInToast, modalRecord } from '../../trading/transactions/visible.ts';
import { lazyView } from '../../ui/lazy-view.tsx';

const EventModal = lazyView(() => import('./event-modal.tsx'), 'EventModal');

/** The transaction-event modal, on every page; its code is loaded with the first transaction. */
export function ActiveOverlay() {
  const snapshot = useSnapshot(transactionsState);
  const records = snapshot.records as readonly TransactionRecord[];
  const shown =
    snapshot.settled || records.some((record) => snapshot.running[record.id]) ? modalRecord(records, snapshot) : null;
  useFinalToasts(records);
  const question = snapshot.question as Question | null;
  const asked = shown?.status === 'confirm' ? shown.id : null;
  useEffect(() => (asked === null ? undefined : hold(questionLock(asked))), [asked]);
  const { isOpen: isAsking } = useSnapshot(pinQuestion);
  const isAsked =
    shown?.status === 'confirm' ||
    (shown !== null && snapshot.running[shown.id] === true && snapshot.aside[shown.id] === undefined);
  const isTurn = useTurn(isAsking || question !== null ? null : (shown?.id ?? null), isAsked);
  const record = question?.record ?? (isTurn ? shown : null);
  if (record === null || isAsking) return null;
  return <EventModal key={record.id} record={record} unreachable={snapshot.unreachable} question={question} />;
}

/** Only one tab shows the toast: the one whose dismissal changed the record. */
function useFinalToasts(records: readonly TransactionRecord[]): void {
  const ids = records
    .filter(endsInToast)
    .map((record) => record.id)
    .join();
  useEffect(() => {
    for (const id of ids === '' ? [] : ids.split(',')) void tellFinal(id);
  }, [ids]);
}

async function tellFinal(id: string): Promise<void> {
  // Load its words before dismissing it: no other tab tells of what is dismissed.
  const [{ titleOf }, { eventView }] = await Promise.all([
    import('../../domain/transaction/views.ts'),
    import('./event-texts.ts'),
  ]);
  const dismissed = await applyEvent(id, { type: 'dismissed' });
  if (dismissed === null || !dismissed.changed) return;
  const { record } = dismissed;
  raiseAlert({ status: 'success', title: titleOf(record), description: eventView(record).texts.done });
}
