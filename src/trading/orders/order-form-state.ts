import { proxy } from 'valtio/vanilla';
import type { Order, OrderParameters } from '../../contract/order.ts';
import type { Place, Target, Item } from './order-draft.ts';

/** An item and how many copies its owner has. */
export type OwnItem = { place: Place; item: Item; owned: bigint };

/** What the order sheet is open for. */
export type Subject =
  | { kind: 'list'; items: readonly OwnItem[] }
  /** No order: the items go to somebody. */
  | { kind: 'send'; items: readonly OwnItem[] }
  | { kind: 'offer'; place: Place; target: Target; image: string; most: bigint }
  | { kind: 'edit'; order: Order }
  /** `identifier`: the item to sell; null leaves the choice. */
  | { kind: 'accept'; order: Order; identifier: string | null };

export type StepId = 'approve' | 'sign' | 'publish';

/** What became of one order. */
export type Outcome = {
  order: Order;
  /** When it becomes fillable (Unix seconds); null while it is not published. */
  liveFrom: number | null;
  /** It waits until a permission for the order it replaces has lapsed. */
  waits: boolean;
  /** Why it is not published. */
  failure: string | null;
  /** The marketplace did not answer: it may or may not have it. */
  unknown: boolean;
  /** There was no network: it is published once that is back, while its sheet is open. */
  offline: boolean;
  /** The marketplace will never accept it: what it was for is over. */
  refused: boolean;
};

/** What an open wallet is asked to sign. */
export type AskedOrders = { chainId: number; orders: readonly OrderParameters[] };

export type Progress = {
  status: 'running' | 'failed' | 'done';
  steps: readonly StepId[];
  at: StepId;
  /** What is going on, or what stopped it. */
  message: string;
  asked: AskedOrders | null;
  outcomes: readonly Outcome[];
};

type OrderForm = {
  subject: Subject | null;
  progress: Progress | null;
  /** Put aside while it runs: the rest is told in a toast. */
  hidden: boolean;
  /** When the run was started, in ms. */
  startedAt: number;
};

export const orderForm = proxy<OrderForm>({ subject: null, progress: null, hidden: false, startedAt: 0 });

/** Whether what is shown waits only for the network: its maker signed it, and did not put it aside. */
export const waitsForNetwork = (): boolean =>
  orderForm.progress?.status === 'failed' && orderForm.progress.outcomes.some(({ offline }) => offline);

/** The app must not reload while a wallet request is open. */
export const isOrderUnderWay = (): boolean => orderForm.progress?.status === 'running';
