import { describe, expect, test } from 'vitest';
import { judgeOrder, type OrderFacts } from './order-state.ts';

const facts = (changes: Partial<OrderFacts> = {}): OrderFacts => ({
  side: 'listing',
  partial: true,
  units: 5n,
  filled: 0n,
  cancelled: false,
  withdrawn: false,
  replacing: false,
  hidden: false,
  counter: 3n,
  makerCounter: 3n,
  makerHolds: 9n,
  makerApproved: true,
  startTime: 100,
  endTime: 200,
  now: 150,
  ...changes,
});

describe('an order’s state follows Seaport', () => {
  test.each<[string, Partial<OrderFacts>, object]>([
    ['live', {}, { state: 'active', reason: null, remaining: 5n, maxAmount: 5n }],
    ['half filled [C7]', { filled: 2n }, { state: 'active', remaining: 3n, maxAmount: 3n }],
    ['limited by what the seller holds', { makerHolds: 2n }, { state: 'active', remaining: 5n, maxAmount: 2n }],
    ['whole only, and not all there', { partial: false, makerHolds: 2n }, { state: 'inactive', reason: 'not-holder' }],
    ['filled', { filled: 5n }, { state: 'filled', remaining: 0n, maxAmount: 0n }],
    ['cancelled, even when filled before', { cancelled: true, filled: 5n }, { state: 'cancelled', reason: null }],
    [
      'withdrawn here, for good',
      { withdrawn: true, replacing: true },
      { state: 'cancelled', reason: null, maxAmount: 0n },
    ],
    ['withdrawn here, but a last permission was used', { withdrawn: true, filled: 5n }, { state: 'filled' }],
    ['half filled and withdrawn', { withdrawn: true, filled: 2n }, { state: 'cancelled', remaining: 3n }],
    ['takes another one’s place', { replacing: true }, { state: 'inactive', reason: 'replacing', maxAmount: 0n }],
    ['over while it waited', { replacing: true, now: 200 }, { state: 'expired' }],
    ['counter moved', { makerCounter: 4n }, { state: 'cancelled', reason: 'counter' }],
    ['its last second is the one before endTime [C12]', { now: 199 }, { state: 'active' }],
    ['ended', { now: 200 }, { state: 'expired' }],
    ['not yet', { now: 99 }, { state: 'inactive', reason: 'not-started' }],
    ['sold elsewhere', { makerHolds: 0n }, { state: 'inactive', reason: 'not-holder', maxAmount: 0n }],
    ['approval withdrawn', { makerApproved: false }, { state: 'inactive', reason: 'not-approved' }],
    ['bidder without money', { side: 'offer', makerHolds: 0n }, { state: 'inactive', reason: 'low-balance' }],
  ])('%s', (_, changes, verdict) => {
    expect(judgeOrder(facts(changes))).toMatchObject(verdict);
  });
});
