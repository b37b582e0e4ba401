import { useSnapshot } from 'valtio/react';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { Button } from '../../ui/button.tsx';
import { bringBack, transactionsState } from './transactions-state.ts';
import { inFlightCount } from './visible.ts';

/** In the header while something is in flight: brings its modal back. */
export function InFlightButton() {
  const { records } = useSnapshot(transactionsState);
  const count = inFlightCount(records as readonly TransactionRecord[]);
  if (count === 0) return null;
  return (
    <Button size="sm" busy={false} onClick={() => records.forEach((record) => bringBack(record.id))}>
      {count} pending
    </Button>
  );
}
