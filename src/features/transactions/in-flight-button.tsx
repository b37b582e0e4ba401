import { useSnapshot } from 'valtio/react';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { Button, Spinner } from '../../ui/button.tsx';
import styles from './in-flight-button.module.css';
import * as texts from './action-texts.ts';
import { bringBack } from '../../trading/transactions/aside.ts';
import { transactionsState } from '../../trading/transactions/transactions-state.ts';
import { inFlightCount } from '../../trading/transactions/visible.ts';

/** In the header while something is in flight: brings its modal back. Phones show only the number. */
export function InFlightButton() {
  const { records, aside } = useSnapshot(transactionsState);
  const count = inFlightCount(records as readonly TransactionRecord[], aside);
  if (count === 0) return null;
  return (
    <Button
      size="sm"
      className={styles.button}
      aria-label={texts.pendingCount(count)}
      onClick={() => records.forEach((record) => bringBack(record.id))}
    >
      <Spinner />
      {count} <span className={styles.word}>{texts.pending}</span>
    </Button>
  );
}
