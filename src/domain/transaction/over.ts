import type { Order } from '../../contract/order.ts';
import { hasUnknownLeg, isUnresolved, type CalledOrder, type Leg, type TransactionRecord } from './record.ts';
import * as texts from './texts.ts';

/*
 * A request that no answer came for, and whose order can be filled no more: by somebody else's fill, or by its maker's
 * cancel. Whatever a wallet still makes of it fails.
 */

/** What is written down of an order before a wallet is asked to fill it. */
export function calledOrder({ hash, side, parameters }: Order): CalledOrder {
  const [item] = side === 'listing' ? parameters.offer : parameters.consideration;
  return { hash, offerer: parameters.offerer, counter: parameters.counter, units: item?.startAmount ?? '1' };
}

/** An order at one block, by Seaport. */
export type OrderFacts = {
  isCancelled: boolean;
  totalFilled: bigint;
  totalSize: bigint;
  /** The maker's. */
  counter: bigint;
  /** Units that Seaport's events show to have gone to others since the wallet was asked. */
  toOthers: bigint;
};

export type End = 'filled' | 'cancelled';

/**
 * How an order ended without the caller's part in it; null while it can be filled, and wherever some of it may have been
 * filled by the caller: events that a node does not show prove nothing.
 */
export function endOf({ units, counter }: CalledOrder, facts: OrderFacts): End | null {
  const { totalFilled, totalSize, toOthers } = facts;
  // A size of zero only means that nothing was filled yet.
  if (totalSize > 0n && toOthers * totalSize < BigInt(units) * totalFilled) return null;
  if (totalSize > 0n && totalFilled === totalSize) return 'filled';
  return facts.isCancelled || facts.counter !== BigInt(counter) ? 'cancelled' : null;
}

/** The requests of a record that are lost, where each is known by the orders it fills; none where one is not. */
export function lostFills(record: TransactionRecord): (Leg & { orders: CalledOrder[] })[] {
  if (record.status !== 'approve' || !hasUnknownLeg(record)) return [];
  const open = record.legs.filter(isUnresolved);
  const lost = open.filter(
    (leg): leg is Leg & { orders: CalledOrder[] } =>
      (leg.ask === 'unknown' || leg.ask === 'abandoned') && leg.hashes.length === 0 && (leg.orders ?? []).length > 0,
  );
  return lost.length === open.length ? lost : [];
}

/** What became of it, for people. */
export function endText({ type }: Pick<TransactionRecord, 'type'>, ends: readonly End[]): string {
  const isFilled = ends.every((end) => end === 'filled');
  if (type === 'offer:accept') return isFilled ? texts.offerTaken : texts.offerWithdrawn;
  if (isFilled) return texts.boughtByOther;
  return ends.includes('filled') ? texts.noneLeft : texts.takenOffSale;
}

const END_TEXTS: readonly (string | null)[] = [
  texts.boughtByOther,
  texts.takenOffSale,
  texts.noneLeft,
  texts.offerTaken,
  texts.offerWithdrawn,
];

/** It ended while its request was lost: there is nothing left to try again. */
export const isOverText = (message: string | null): boolean => END_TEXTS.includes(message);
