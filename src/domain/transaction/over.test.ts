import { describe, expect, test } from 'vitest';
import { makeOffer } from '../../../tests/support/trades/offers.ts';
import { makeListing } from '../../../tests/support/trades/orders.ts';
import { hashOf, makeLeg, makeRecord, USER } from '../../../tests/support/trades/records.ts';
import { reduce } from './machine.ts';
import { calledOrder, endOf, endText, isOverText, lostFills, type OrderFacts } from './over.ts';
import type { Leg } from './record.ts';

const order = { hash: hashOf(9), offerer: USER, counter: '7', units: '1' };
const open: OrderFacts = { isCancelled: false, totalFilled: 0n, totalSize: 0n, counter: 7n, toOthers: 0n };

describe('what is written down of an order', () => {
  test('is what its chain is asked by, and how much it is for in all', async () => {
    const listing = await makeListing({ units: 5n });
    const { offerer } = listing.parameters;
    expect(calledOrder(listing)).toEqual({ hash: listing.hash, offerer, counter: '0', units: '5' });
    expect(calledOrder(await makeOffer({ units: 3n }))).toMatchObject({ units: '3' });
  });
  test('stands also for one that names no item, which no kind lets pass', async () => {
    const listing = await makeListing();
    expect(calledOrder({ ...listing, parameters: { ...listing.parameters, offer: [] } }).units).toBe('1');
  });
});

describe('an order', () => {
  test('that can be filled has no end', () => {
    expect(endOf(order, open)).toBeNull();
    expect(endOf({ ...order, units: '5' }, { ...open, totalFilled: 2n, totalSize: 5n, toOthers: 2n })).toBeNull();
  });
  test('that was filled ended by others only where events show that all of it went to them', () => {
    const filled = { ...open, totalFilled: 1n, totalSize: 1n };
    expect(endOf(order, filled)).toBeNull();
    expect(endOf(order, { ...filled, toOthers: 1n })).toBe('filled');
    const five = { ...order, units: '5' };
    expect(endOf(five, { ...filled, toOthers: 4n })).toBeNull();
    expect(endOf(five, { ...open, totalFilled: 10n, totalSize: 10n, toOthers: 4n })).toBeNull();
    expect(endOf(five, { ...open, totalFilled: 10n, totalSize: 10n, toOthers: 5n })).toBe('filled');
  });
  test('that was cancelled, or is of an earlier counter, ended so; unless a part may have come by the request', () => {
    for (const gone of [
      { ...open, isCancelled: true },
      { ...open, counter: 8n },
    ]) {
      expect(endOf(order, gone)).toBe('cancelled');
      const part = { ...gone, totalFilled: 2n, totalSize: 5n };
      expect(endOf({ ...order, units: '5' }, { ...part, toOthers: 1n })).toBeNull();
      expect(endOf({ ...order, units: '5' }, { ...part, toOthers: 2n })).toBe('cancelled');
    }
  });
  test('that was filled and its counter moved later was filled', () => {
    expect(endOf(order, { ...open, totalFilled: 1n, totalSize: 1n, counter: 8n, toOthers: 1n })).toBe('filled');
  });
});

describe('the requests that are judged by their orders', () => {
  const orders = [order];
  const of = (...legs: Partial<Leg>[]) => lostFills(makeRecord({ legs: legs.map(makeLeg) })).length;
  test('are those that no answer came for, and those of earlier attempts', () => {
    expect(of({ ask: 'unknown', orders })).toBe(1);
    expect(of({ ask: 'abandoned', orders }, { ask: 'unknown', orders })).toBe(2);
    const receipt = { hash: hashOf(1), blockHash: hashOf(2), blockNumber: 1, status: 'success' } as const;
    expect(of({ kind: 'allowance', ask: 'returned', hashes: [hashOf(1)], receipt }, { ask: 'unknown', orders })).toBe(
      1,
    );
  });
  test('are none where nothing is lost, and none where something else of the record is open', () => {
    expect(of()).toBe(0);
    expect(of({ ask: 'asked', orders })).toBe(0);
    expect(of({ ask: 'abandoned', orders })).toBe(0);
    expect(of({ ask: 'unknown' })).toBe(0);
    expect(of({ ask: 'unknown', orders: [] })).toBe(0);
    expect(of({ ask: 'unknown', orders, hashes: [hashOf(1)] })).toBe(0);
    for (const other of [
      { ask: 'asked', orders },
      { ask: 'returned', orders },
      { ask: 'abandoned' },
      { ask: 'unknown', kind: 'allowance' },
    ] as const) {
      expect(of({ ask: 'unknown', orders }, other), other.ask).toBe(0);
    }
    expect(lostFills(makeRecord({ status: 'error', legs: [makeLeg({ ask: 'unknown', orders })] }))).toEqual([]);
  });
});

describe('what became of it', () => {
  const purchase = { type: 'purchase:buy_now' };
  const accept = { type: 'offer:accept' };
  test('is said for people, by who ended it', () => {
    expect(endText(purchase, ['filled'])).toBe('Somebody else has bought it.');
    expect(endText(purchase, ['cancelled'])).toBe('It was taken off sale.');
    expect(endText({ type: 'purchase:cart' }, ['cancelled', 'filled'])).toBe('None of it is for sale any more.');
    expect(endText(accept, ['filled'])).toBe('Somebody else has accepted the offer first.');
    expect(endText(accept, ['cancelled'])).toBe('The offer was withdrawn.');
  });
  test('is told from other errors', () => {
    for (const end of ['filled', 'cancelled'] as const) {
      expect(isOverText(endText(purchase, [end]))).toBe(true);
      expect(isOverText(endText(accept, [end]))).toBe(true);
    }
    expect(isOverText(endText(purchase, ['filled', 'cancelled']))).toBe(true);
    expect(isOverText('boom')).toBe(false);
    expect(isOverText(null)).toBe(false);
  });
});

describe('a request whose orders ended without it', () => {
  const lost = makeRecord({ legs: [makeLeg({ ask: 'unknown', orders: [order] })] });
  const over = reduce(lost, { type: 'failed', attempt: 1, message: 'gone', isDoubtful: true });
  test('has failed, and is found all the same should it be on the chain in the end', () => {
    expect(over).toMatchObject({ status: 'error', error: 'gone', legs: [{ ask: 'abandoned' }] });
    const found = reduce(over, { type: 'found', legIndex: 0, hash: hashOf(3), nonce: 3 });
    expect(found).toMatchObject({ status: 'pending', hash: hashOf(3), error: null });
  });
  test('is left alone where its answer came first, or it was tried again', () => {
    const event = { type: 'failed', attempt: 1, message: 'gone', isDoubtful: true } as const;
    const answered = reduce(lost, { type: 'returned', attempt: 1, hash: hashOf(3) });
    expect(reduce(answered, event)).toBe(answered);
    const again = reduce(lost, { type: 'retried', despiteUnknown: true });
    expect(reduce(again, event)).toBe(again);
  });
});
