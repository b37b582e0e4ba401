import { type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { NotLoggedInError, sentenceOf } from '../../domain/errors.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { transactionsState } from '../../trading/transactions/transactions-state.ts';
import { bringBack } from '../../trading/transactions/aside.ts';
import styles from './event-modal.module.css';
import * as texts from './texts.ts';

export const Row = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;

/** Says why an action did not start. Who must log in first has been told already. */
export function tell(title: string, failing: string) {
  return (error: unknown) => {
    if (error instanceof NotLoggedInError) return;
    raiseAlert({ status: 'error', title, description: sentenceOf(error, failing) });
  };
}

/** The engine is loaded by the first press, not by opening a modal. */
export const engine = () => import('../../trading/transactions/engine.ts');

export const again = ({ id }: TransactionRecord, despiteUnknown: boolean) => {
  // Whoever presses wants to see it, though they had left it before.
  bringBack(id);
  return engine()
    .then(({ retry }) => retry(id, despiteUnknown))
    .catch(tell(texts.retry, texts.notRetried));
};

/** This tab's run has not ended: it still asks the chain what became of its failure, and would refuse a press. */
export const useRunning = ({ id }: TransactionRecord) => useSnapshot(transactionsState).running[id] === true;

/** Beside a button that needs the network while there is none. */
export const Offline = ({ text }: { text: string }) => <p role="status">{text}</p>;
