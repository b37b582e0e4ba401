import { proxy, ref } from 'valtio/vanilla';
import type { Call } from '../../domain/transaction/ports.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';

/** A transaction that a person may begin: `record` is how it would start. */
export type Question = { record: TransactionRecord; yes: () => Promise<void>; no: () => void };

/**
 * What the overlay shows. `records` mirrors the device's store for the signed-in user and is
 * never written from here; the rest is this tab's own.
 */
type TransactionsState = {
  records: TransactionRecord[];
  /** Being run by this tab right now. */
  running: Record<string, true>;
  /** What this tab is about to ask, or asks, a wallet to send: one call, or a batch of them. */
  asked: Record<string, readonly Call[]>;
  /** Checkouts with several parts that this tab is going through: the next part may follow. */
  inTurn: Record<string, true>;
  /** When this tab saw it leave the wallet for the network, in ms. */
  sentAt: Record<string, number>;
  /** Put aside in this tab ("Keep browsing"), over its reloads as well: shown again when the status changes. */
  aside: Record<string, string>;
  /** Asked for by a press: nothing but the person puts it aside again. */
  broughtBack: Record<string, true>;
  /** Asked before anything is begun or stored; nothing comes above it. */
  question: Question | null;
  /** False until what an earlier launch left has been resumed. */
  settled: boolean;
  /** The network of something in flight does not answer. */
  unreachable: boolean;
};

/** Ids and statuses, which name nobody; another tab and the next visit are told anew. */
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

export const transactionsState = proxy<TransactionsState>({
  records: [],
  running: {},
  asked: {},
  inTurn: {},
  sentAt: {},
  aside: storedAside(),
  broughtBack: {},
  question: null,
  settled: false,
  unreachable: false,
});

/** Said on the screen before the wallet opens. */
export const showAsked = (id: string, calls: readonly Call[]) => {
  transactionsState.asked[id] = ref(calls);
};

export const putAside = (record: TransactionRecord) => {
  transactionsState.aside[record.id] = record.status;
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
