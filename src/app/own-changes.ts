import type { QueryClient } from '@tanstack/react-query';
import { subscribe } from 'valtio/vanilla';
import { isLive, type TransactionRecord } from '../domain/transaction/record.ts';
import {
  changedAt,
  isUnderWay,
  MARKET_SURE_MS,
  mayLackOwnChange,
  noteChanged,
  noteUnderWay,
} from '../services/own-changes.ts';
import { PUBLIC } from '../services/queries.ts';
import { transactionsState } from '../trading/transactions/transactions-state.ts';

/**
 * When to read again after a change: at once, when the market has probably followed the chain, and when it surely has.
 */
const REFRESH_AFTER_MS = [0, 1500, 2500, MARKET_SURE_MS];

const isUnder = ({ status, legs }: TransactionRecord) => status === 'pending' || legs.some(isLive);
const isSettled = ({ status }: TransactionRecord) =>
  status === 'success' || status === 'finalized' || status === 'reverted';

/**
 * What was traded has a new owner: everything public on the screen is read again, and the device notes that its stored
 * answers are older than this.
 */
export function watchOwnChanges(queries: QueryClient): void {
  const readAgain = (since: number) => {
    for (const after of REFRESH_AFTER_MS) {
      const wait = since + after - Date.now();
      if (wait >= 0 || after === 0) setTimeout(() => void queries.invalidateQueries({ queryKey: [PUBLIC] }), wait);
    }
  };
  const settled = new Set<string>();
  const look = () => {
    const records = transactionsState.records as readonly TransactionRecord[];
    const news = records.filter((record) => isSettled(record) && !settled.has(record.id));
    for (const record of records) {
      if (isSettled(record)) settled.add(record.id);
      else settled.delete(record.id);
    }
    if (news.length > 0) {
      // A record without a hash was settled by the marketplace.
      noteChanged(news.every(({ hash }) => hash === null) ? 0 : undefined);
      readAgain(Date.now());
    }
    if (records.some(isUnder)) noteUnderWay();
    // Settled while no page was open, and cleaned up since.
    else if (isUnderWay() && transactionsState.settled) {
      noteChanged();
      readAgain(Date.now());
    }
  };
  subscribe(transactionsState, look);
  look();
  // For a page that is loaded right after a change: what it read early may lack the change, however late this runs.
  if (Date.now() < changedAt() + MARKET_SURE_MS) readAgain(changedAt());
  else if (changedAt() > 0)
    void queries.invalidateQueries({
      queryKey: [PUBLIC],
      predicate: ({ state }) => mayLackOwnChange(state.dataUpdatedAt),
    });
}
