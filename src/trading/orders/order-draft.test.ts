import { describe, expect, test } from 'vitest';
import { COLLECTION, CREATOR, makeListing, MARKET } from '../../../tests/support/trades/orders.ts';
import { orderSchema } from '../../contract/order.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import { DURATION_SECONDS } from '../../domain/order-building.ts';
import * as v from 'valibot';
import { orderOf, parametersOf, randomSalt, spanOf, traitOf, type ChainFacts, type OrderDraft } from './order-draft.ts';

const MAKER = `0x${'aa'.repeat(20)}` as const;
const ZONE = `0x${'20'.repeat(20)}` as const;
const WETH = `0x${'e7'.repeat(20)}` as const;
const facts: ChainFacts = { counter: 7n, blockTime: 1_000_000, deviceTime: 1_000_100, root: null };

const draft = (change: Partial<OrderDraft> = {}): OrderDraft => ({
  side: 'listing',
  place: {
    chainId: 31337,
    network: 'meridian',
    itemType: 2,
    collection: {
      uuid: '5b0e1f3a-9c1d-4b6e-8f0a-0123456789ab',
      slug: 'isohypse',
      name: 'Isohypse',
      address: COLLECTION,
    },
  },
  target: {
    kind: 'item',
    item: { uuid: '6b0e1f3a-9c1d-4b6e-8f0a-0123456789ab', name: 'Isohypse #7', identifier: '7', image: '' },
  },
  units: 1n,
  unitValue: 1000n,
  currency: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
  amountUsd: '3.00',
  ends: { after: 86_400 },
  commission: { marketplaceBps: 100, marketplaceRecipient: MARKET, royaltyBps: 500, royaltyRecipient: CREATOR },
  zone: ZONE,
  replaces: null,
  ...change,
});
const offer = (change: Partial<OrderDraft>) =>
  draft({ side: 'offer', currency: { address: WETH, symbol: 'WETH', decimals: 18 }, ...change });

describe('from when to when', () => {
  test('an idle chain or a fast device clock does not make an order that is not valid yet', () => {
    expect(spanOf({ after: 100 }, { ...facts, blockTime: 500, deviceTime: 1000 })).toEqual({
      startTime: 500,
      endTime: 1100,
    });
  });
  test('a slow device clock does not make one that has ended already', () => {
    expect(spanOf({ after: 100 }, { ...facts, blockTime: 1000, deviceTime: 10 })).toEqual({
      startTime: 10,
      endTime: 1100,
    });
  });
  test('an end that was chosen is kept to the second', () => {
    expect(spanOf({ at: 5000 }, { ...facts, blockTime: 500, deviceTime: 1000 })).toEqual({
      startTime: 500,
      endTime: 5000,
    });
  });
  test('never longer than an order may be', () => {
    const span = spanOf({ after: DURATION_SECONDS.most }, { ...facts, blockTime: 0, deviceTime: 86_400 });
    expect(span).toEqual({ startTime: 0, endTime: DURATION_SECONDS.most });
  });
});

describe('what is signed', () => {
  test('names the counter, the zone, and the two times as strings [C11] [C12]', () => {
    expect(parametersOf(draft(), MAKER, facts)).toMatchObject({
      offerer: MAKER,
      counter: '7',
      zone: ZONE,
      orderType: 2,
      startTime: '1000000',
      endTime: '1086500',
    });
  });
  test('has a salt nobody can guess, and for an update the old hash', async () => {
    const replaces = await makeListing();
    expect(parametersOf(draft({ replaces }), MAKER, facts).salt).toBe(BigInt(replaces.hash).toString());
    const salts = new Set(Array.from({ length: 50 }, () => randomSalt()));
    expect(salts.size).toBe(50);
    expect([...salts].some((salt) => salt > 1n << 200n)).toBe(true);
  });
  test('for a trait asks for its root, and never becomes an offer on any item', () => {
    const trait = offer({ target: { kind: 'trait', traitType: 'Relief', value: 'Massif: high' } });
    const root = `0x${'00'.repeat(31)}0c` as const;
    expect(parametersOf(trait, MAKER, { ...facts, root }).consideration[0]).toMatchObject({
      itemType: 4,
      identifierOrCriteria: '12',
    });
    expect(() => parametersOf(trait, MAKER, facts)).toThrow(RangeError);
    expect(traitOf(trait)).toBe('Relief:Massif: high');
  });
  test('for any item asks for root 0', () => {
    expect(parametersOf(offer({ target: { kind: 'any' } }), MAKER, facts).consideration[0]).toMatchObject({
      itemType: 4,
      identifierOrCriteria: '0',
    });
  });
});

test('the signed order has the shape in which the server tells orders', () => {
  for (const one of [
    draft(),
    offer({ target: { kind: 'any' } }),
    offer({ target: { kind: 'trait', traitType: 'Relief', value: 'Massif' } }),
  ]) {
    const parameters = parametersOf(one, MAKER, { ...facts, root: `0x${'01'.repeat(32)}` });
    const order = orderOf(one, parameters, '0x12');
    expect(v.parse(orderSchema, order)).toEqual(order);
    expect(order).toMatchObject({ side: one.side, maker: MAKER, endTime: 1_086_500, price: { value: '1000' } });
  }
});
