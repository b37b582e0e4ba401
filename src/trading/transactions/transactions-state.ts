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

export const transactionsState = proxy<TransactionsState>({
  records: [],
  running: {},
  asked: {},
  inTurn: {},
  sentAt: {},
  aside: {},
  broughtBack: {},
  question: null,
  settled: false,
  unreachable: false,
});

/** Said on the screen before the wallet opens. */
export const showAsked = (id: string, calls: readonly Call[]) => {
  transactionsState.asked[id] = ref(calls);
};
