import { describe, expect, test } from 'vitest';
import {
  asks,
  leg as askedLeg,
  gives,
  mined,
  receiptOf,
  returned,
} from '../../../tests/support/trades/machine-events.ts';
import { hashOf, makeLeg, makeRecord, recordIn } from '../../../tests/support/trades/records.ts';
import { reduce } from './machine.ts';
import type { Leg } from './record.ts';

/* Records with several legs: approvals before, attempts after. What happens to one is nothing to another. */

const allowance = { kind: 'allowance' } as const;

describe('an event of one leg leaves the others alone', () => {
  const both = () => makeRecord({ status: 'pending', hash: hashOf(2), legs: [returned(1, allowance), returned(2)] });

  test('the nonce of a hash', () => {
    const seen = reduce(both(), { type: 'seen', hash: hashOf(2), nonce: 8 });
    expect(seen.legs.map((leg) => leg.nonce)).toEqual([null, 8]);
  });
  test('a speed-up', () => {
    const replaced = reduce(both(), { type: 'replaced', hash: hashOf(2), by: hashOf(3) });
    expect(replaced.legs.map((leg) => leg.hashes)).toEqual([[hashOf(1)], [hashOf(2), hashOf(3)]]);
    expect(reduce(replaced, { type: 'replaced', hash: hashOf(2), by: hashOf(4) })).toBe(replaced);
  });
  test('a cancellation', () => {
    const cancelled = reduce(both(), { type: 'cancelled', hash: hashOf(2), message: 'gone' });
    expect(cancelled.legs.map((leg) => leg.ask)).toEqual(['returned', 'denied']);
    expect(cancelled).toMatchObject({ status: 'error', error: 'gone' });
  });
  test('a hash the chain shows', () => {
    const record = makeRecord({ legs: [mined(1, 'success', allowance), makeLeg({ ask: 'unknown' })] });
    const found = reduce(record, { type: 'found', legIndex: 1, hash: hashOf(7), nonce: 5 });
    expect(found.legs[0]).toBe(record.legs[0]);
    expect(found.legs[1]).toMatchObject({ ask: 'returned', hashes: [hashOf(7)], nonce: 5 });
  });
  test("a wallet's hash", () => {
    const record = makeRecord({ legs: [mined(1, 'success', allowance), makeLeg()] });
    const next = reduce(record, gives(2));
    expect(next.legs.map((leg) => leg.hashes)).toEqual([[hashOf(1)], [hashOf(2)]]);
    expect(next).toMatchObject({ status: 'pending', hash: hashOf(2) });
  });
});

describe('hashes of one leg', () => {
  test('stand with the deciding one last', () => {
    const record = makeRecord({
      status: 'pending',
      hash: hashOf(2),
      legs: [returned(1, { hashes: [hashOf(1), hashOf(2)] })],
    });
    const done = reduce(record, { type: 'mined', receipt: receiptOf(1) });
    expect(done.legs[0]?.hashes).toEqual([hashOf(2), hashOf(1)]);
    expect(done).toMatchObject({ status: 'success', hash: hashOf(1) });
  });
  test('of a new question are none', () => {
    expect(reduce(makeRecord(), asks()).legs).toEqual([
      { ...askedLeg, ask: 'asked', hashes: [], nonce: null, receipt: null, attempt: 1 },
    ]);
  });
  test('a cancelled hash that was mined after all changes nothing', () => {
    const done = recordIn('success');
    expect(reduce(done, { type: 'cancelled', hash: hashOf(1), message: 'gone' })).toBe(done);
  });
});

describe('attempts', () => {
  const second = (leg: Partial<Leg>, change: object = {}) =>
    makeRecord({ attempt: 2, legs: [makeLeg({ ask: 'abandoned' }), makeLeg({ attempt: 2, ...leg })], ...change });

  test('an answer to the first is none to the open second', () => {
    const open = second({ ask: 'asked' });
    expect(reduce(open, gives(1, 1))).toBe(open);
    expect(reduce(open, { type: 'failed', attempt: 1, message: 'no' })).toBe(open);
    expect(reduce(open, { type: 'lost', attempt: 1 })).toBe(open);
    expect(reduce(open, { type: 'declined', attempt: 1 })).toBe(open);
    expect(reduce(open, { type: 'declined', attempt: 2 }).legs.at(-1)?.ask).toBe('denied');
    expect(reduce(makeRecord({ attempt: 2 }), { type: 'answered', attempt: 1 }).status).toBe('approve');
  });
  test('none is asked for outside of approve', () => {
    for (const status of ['confirm', 'pending', 'success', 'finalized', 'reverted', 'error'] as const) {
      const record = recordIn(status);
      expect(reduce(record, asks()), status).toBe(record);
    }
  });
  test('a first one that the chain shows is waited for, when the second was denied', () => {
    const denied = second({ ask: 'denied' }, { status: 'error', error: 'no' });
    const found = reduce(denied, { type: 'found', legIndex: 0, hash: hashOf(7), nonce: 3 });
    expect(found.legs[0]).toMatchObject({ ask: 'returned', hashes: [hashOf(7)] });
    expect(found).toMatchObject({ status: 'pending', hash: hashOf(7), error: null });
    expect(reduce(found, { type: 'mined', receipt: receiptOf(7) })).toMatchObject({
      status: 'success',
      hash: hashOf(7),
    });
  });
  test('also when the second was cancelled in the wallet after it had a hash', () => {
    const cancelled = second({ ask: 'denied', hashes: [hashOf(2)] }, { status: 'error', error: 'gone' });
    const found = reduce(cancelled, { type: 'found', legIndex: 0, hash: hashOf(7), nonce: 3 });
    expect(found).toMatchObject({ status: 'pending', hash: hashOf(7), error: null });
  });
  test('also before a second question was put', () => {
    const again = makeRecord({ attempt: 2, legs: [makeLeg({ ask: 'abandoned' })] });
    const found = reduce(again, { type: 'found', legIndex: 0, hash: hashOf(7), nonce: 3 });
    expect(found).toMatchObject({ status: 'pending', hash: hashOf(7), error: null });
    // Whoever asks for the second is too late: the first may still act.
    expect(reduce(found, asks(2))).toBe(found);
  });
  test('while the second is open, the question stands until the chain decides', () => {
    const found = reduce(second({ ask: 'unknown' }), { type: 'found', legIndex: 0, hash: hashOf(7), nonce: 3 });
    expect(found).toMatchObject({ status: 'approve', hash: null });
    expect(reduce(found, { type: 'retried', despiteUnknown: true })).toBe(found);
    expect(reduce(found, { type: 'mined', receipt: receiptOf(7) })).toMatchObject({
      status: 'success',
      hash: hashOf(7),
    });
  });
  test('a re-orged first one that was the success is waited for again, though the second was denied', () => {
    const legs = [mined(1), makeLeg({ attempt: 2, ask: 'denied' })];
    const done = makeRecord({ status: 'success', hash: hashOf(1), attempt: 2, shouldBeDeleted: true, legs });
    expect(reduce(done, { type: 'orphaned', hash: hashOf(1) })).toMatchObject({
      status: 'pending',
      hash: hashOf(1),
      shouldBeDeleted: false,
    });
  });
  test('a re-orged failed one leaves a success alone', () => {
    const legs = [mined(1, 'reverted'), mined(2, 'success', { attempt: 2 })];
    const done = makeRecord({ status: 'success', hash: hashOf(2), attempt: 2, legs });
    expect(reduce(done, { type: 'orphaned', hash: hashOf(1) })).toMatchObject({ status: 'success', hash: hashOf(2) });
  });
  test('a re-orged first one leaves the error of the second alone', () => {
    const legs = [mined(1, 'reverted')];
    const failed = makeRecord({ status: 'error', error: 'no money', attempt: 2, legs });
    const orphaned = reduce(failed, { type: 'orphaned', hash: hashOf(1) });
    expect(orphaned).toMatchObject({ status: 'error', error: 'no money' });
    // It may act again, so nothing else is begun.
    expect(reduce(orphaned, { type: 'retried' })).toBe(orphaned);
  });
});

describe('approvals', () => {
  test('one that was cancelled in the wallet is an error', () => {
    const waiting = makeRecord({ legs: [returned(1, allowance)] });
    const cancelled = reduce(waiting, { type: 'cancelled', hash: hashOf(1), message: 'gone' });
    expect(cancelled).toMatchObject({ status: 'error', error: 'gone' });
  });
  test('one that reverts after the error keeps the reason of the error', () => {
    const failed = makeRecord({ status: 'error', error: 'boom', legs: [returned(1, allowance)] });
    expect(reduce(failed, { type: 'mined', receipt: receiptOf(1, 'reverted') })).toMatchObject({
      status: 'error',
      error: 'boom',
      hash: null,
    });
  });
  test('one that leaves the chain after the purchase is made changes nothing that was seen', () => {
    const legs = [mined(1, 'success', allowance), mined(2)];
    const seen = makeRecord({ status: 'success', hash: hashOf(2), shouldBeDeleted: true, legs });
    expect(reduce(seen, { type: 'orphaned', hash: hashOf(1) })).toMatchObject({
      status: 'success',
      hash: hashOf(2),
      shouldBeDeleted: true,
    });
  });
  test('one that leaves the chain while the wallet is asked is waited for again', () => {
    const legs = [mined(1, 'success', allowance)];
    const orphaned = reduce(makeRecord({ legs }), { type: 'orphaned', hash: hashOf(1) });
    expect(orphaned).toMatchObject({ status: 'approve', hash: null });
    expect(orphaned.legs[0]?.receipt).toBeNull();
    expect(reduce(orphaned, asks())).toBe(orphaned);
  });
  test('whatever one does, what a wallet denied stays denied', () => {
    const denied = makeLeg({ ask: 'denied', hashes: [hashOf(2)] });
    for (const other of [[], [makeLeg({ ask: 'abandoned' })], [mined(3, 'reverted', { attempt: 0 })]]) {
      const legs = [returned(1, allowance), ...other, denied];
      const record = makeRecord({ status: 'error', error: 'gone', hash: hashOf(2), legs });
      const next = reduce(record, { type: 'mined', receipt: receiptOf(1) });
      expect(next).toMatchObject({ status: 'error', error: 'gone', hash: hashOf(2) });
      const replaced = reduce(record, { type: 'replaced', hash: hashOf(1), by: hashOf(9) });
      expect(replaced).toMatchObject({ status: 'error', error: 'gone', hash: hashOf(2) });
    }
  });
  test('a mined one beside a lost question lets a person say that the wallet shows nothing', () => {
    const lost = makeRecord({ legs: [mined(1, 'success', allowance), makeLeg({ ask: 'unknown' })] });
    const again = reduce(lost, { type: 'retried', despiteUnknown: true });
    expect(again).toMatchObject({ status: 'approve', attempt: 2 });
    expect(again.legs.map((leg) => leg.ask)).toEqual(['returned', 'abandoned']);
  });
  test('a mined one beside an open question does not make it one that can be put away or retried', () => {
    const open = makeRecord({ legs: [mined(1, 'success', allowance), makeLeg()] });
    expect(reduce(open, { type: 'dismissed' })).toBe(open);
    const risky = { ...open, status: 'error' as const, error: 'x' };
    expect(reduce(risky, { type: 'retried' })).toBe(risky);
  });
});
