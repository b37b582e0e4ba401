import { VitrineError } from './errors.ts';
import * as texts from './transaction/refusal-texts.ts';

/** What a person saw before deciding. Only token and amount make a price; USD drifts. */
export type SeenOrder = {
  /** The item's name, for the two sentences. */
  name: string;
  priceValue: string;
  priceToken: string;
  /** Units the person wants. */
  units: bigint;
  /** Units that were on offer then. */
  maxAmount: string;
};

export type CurrentOrder = {
  price: { value: string; amount: string; token: { address: string; symbol: string } };
  maxAmount: string;
};

/** Whether the order that was shown is still the best, by the spec's rules. */
export type BestOrderVerdict<T extends CurrentOrder> =
  | { verdict: 'idle'; order: T }
  | { verdict: 'expired'; message: string }
  | { verdict: 'return_best'; order: T; message: string };

export function compareBestOrder<T extends CurrentOrder>(seen: SeenOrder, best: T | null): BestOrderVerdict<T> {
  if (best === null || BigInt(best.maxAmount) === 0n) {
    return { verdict: 'expired', message: texts.orderExpired(seen.name) };
  }
  const samePrice =
    best.price.value === seen.priceValue && best.price.token.address.toLowerCase() === seen.priceToken.toLowerCase();
  if (samePrice && BigInt(best.maxAmount) >= BigInt(seen.maxAmount)) return { verdict: 'idle', order: best };
  return {
    verdict: 'return_best',
    order: best,
    message: texts.costsNow(seen.name, `${best.price.amount} ${best.price.token.symbol}`, best.maxAmount),
  };
}

/** The order is gone or costs something else now: only a new click may go on. */
export class OrderChangedError extends VitrineError {
  override name = 'OrderChangedError';
}
