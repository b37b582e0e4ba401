/** Everything that decides whether Seaport would fill an order, read from logs and from the chain. */
export type OrderFacts = {
  side: 'listing' | 'offer';
  partial: boolean;
  units: bigint;
  /** Units moved by fills so far. */
  filled: bigint;
  cancelled: boolean;
  /** Cancelled or replaced without the chain: our zone permits nothing more. */
  withdrawn: boolean;
  /** The order it replaces may still be filled by a permission that is out. */
  replacing: boolean;
  /** The operator hides what it is about: nobody fills it through us. */
  hidden: boolean;
  counter: bigint;
  makerCounter: bigint;
  /** Units the maker can deliver: copies held (listing), or bids its balance and allowance pay for (offer). */
  makerHolds: bigint;
  makerApproved: boolean;
  startTime: number;
  endTime: number;
  now: number;
};

/** What can be done with an order now, and why not more. */
export type OrderVerdict = {
  state: 'active' | 'inactive' | 'filled' | 'cancelled' | 'expired';
  reason: 'counter' | 'not-started' | 'not-holder' | 'not-approved' | 'low-balance' | 'replacing' | 'hidden' | null;
  /** Units left on the order itself. */
  remaining: bigint;
  /** Units that can be taken now. */
  maxAmount: bigint;
};

/**
 * Seaport's own rules in the order in which they are final: a cancel, then a complete fill (a last
 * permission may have been used after the marketplace's own cancel), that cancel, the clock, the counter; what comes after can be healed by the maker, and the order then revives.
 */
export function judgeOrder(facts: OrderFacts): OrderVerdict {
  const remaining = facts.filled >= facts.units ? 0n : facts.units - facts.filled;
  const closed = (state: OrderVerdict['state'], reason: OrderVerdict['reason'] = null): OrderVerdict => ({
    state,
    reason,
    remaining,
    maxAmount: 0n,
  });
  if (facts.cancelled) return closed('cancelled');
  if (remaining === 0n) return closed('filled');
  if (facts.withdrawn) return closed('cancelled');
  if (facts.endTime <= facts.now) return closed('expired');
  if (facts.makerCounter !== facts.counter) return closed('cancelled', 'counter');
  if (facts.hidden) return closed('inactive', 'hidden');
  if (facts.replacing) return closed('inactive', 'replacing');
  if (facts.startTime > facts.now) return closed('inactive', 'not-started');
  const deliverable = facts.makerHolds < remaining ? facts.makerHolds : remaining;
  if (deliverable === 0n || (!facts.partial && deliverable < remaining)) {
    return closed('inactive', facts.side === 'listing' ? 'not-holder' : 'low-balance');
  }
  if (!facts.makerApproved) return closed('inactive', 'not-approved');
  return { state: 'active', reason: null, remaining, maxAmount: deliverable };
}
