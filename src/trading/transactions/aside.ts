import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { transactionsState } from './transactions-state.ts';
import { asideMark } from './visible.ts';

/** Ids, and how far each was, which name nobody; another tab and the next visit are told anew. */
const ASIDE_KEY = 'vitrine-aside';

function storedAside(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(ASIDE_KEY) ?? '{}');
    // By hand: the start has no room for a library of schemas.
    const entries: [string, unknown][] = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

function storeAside(): void {
  try {
    const { aside } = transactionsState;
    if (Object.keys(aside).length === 0) sessionStorage.removeItem(ASIDE_KEY);
    else sessionStorage.setItem(ASIDE_KEY, JSON.stringify(aside));
  } catch {
    // Storage is closed: it is put aside until this page ends.
  }
}

// Loaded with what reads the records, before the first is there.
transactionsState.aside = storedAside();

export const putAside = (record: TransactionRecord) => {
  transactionsState.aside[record.id] = asideMark(record);
  delete transactionsState.broughtBack[record.id];
  storeAside();
};

export const bringBack = (id: string) => {
  delete transactionsState.aside[id];
  transactionsState.broughtBack[id] = true;
  storeAside();
};

export const forgetAside = () => {
  transactionsState.aside = {};
  transactionsState.broughtBack = {};
  storeAside();
};
