import { describe, expect, test } from 'vitest';
import { events, leg, receipt } from '../../../tests/support/trades/machine-events.ts';
import { hashOf, makeLeg, makeRecord, recordIn } from '../../../tests/support/trades/records.ts';
import { reduce } from './machine.ts';

/* What the chain shows, and what a person can do about it. */

describe('the chain', () => {
  const pending = recordIn('pending');

  test('a good receipt is success for purchases, mint and accept [E29]', () => {
    for (const type of ['purchase:buy_now', 'purchase:cart', 'mint:make', 'offer:accept'] as const) {
      expect(reduce(recordIn('pending', type), events['mined well']!).status).toBe('success');
    }
  });

  test('a good receipt is finalized for cancels [E30]', () => {
    for (const type of ['listing:cancel', 'offer:cancel'] as const) {
      expect(reduce(recordIn('pending', type), events['mined well']!).status).toBe('finalized');
    }
  });

  test('a failed receipt is reverted, with the text [E31] [E32]', () => {
    expect(reduce(pending, events['mined badly']!)).toMatchObject({
      status: 'reverted',
      error: 'Transaction reverted',
    });
  });

  test('a receipt of a hash that is not ours changes nothing [E34]', () => {
    expect(reduce(pending, { type: 'mined', receipt: receipt('success', hashOf(99)) })).toBe(pending);
  });

  test('the same receipt twice changes nothing', () => {
    const done = reduce(pending, events['mined well']!);
    expect(reduce(done, events['mined well']!)).toBe(done);
  });

  test('the same hash in another block is kept with the new block', () => {
    const done = reduce(pending, events['mined well']!);
    const moved = reduce(done, { type: 'mined', receipt: receipt('success', hashOf(1), hashOf(200)) });
    expect(moved.legs[0]?.receipt?.blockHash).toBe(hashOf(200));
    expect(moved.status).toBe('success');
  });

  test('a sped-up transaction is followed by its new hash', () => {
    const replaced = reduce(pending, events['replaced']!);
    expect(replaced).toMatchObject({ status: 'pending', hash: hashOf(2) });
    expect(replaced.legs[0]?.hashes).toEqual([hashOf(1), hashOf(2)]);
    expect(reduce(replaced, { type: 'replaced', hash: hashOf(2), by: hashOf(1) })).toBe(replaced);
    expect(reduce(replaced, { type: 'mined', receipt: receipt('success', hashOf(1)) })).toMatchObject({
      status: 'success',
      hash: hashOf(1),
    });
  });

  test('a cancelled transaction is an error with its reason, once [E33]', () => {
    const cancelled = reduce(pending, events['cancelled']!);
    expect(cancelled).toMatchObject({ status: 'error', error: 'gone' });
    expect(reduce(cancelled, events['cancelled']!).status).toBe('error');
    expect(reduce(pending, { type: 'cancelled', hash: hashOf(5), message: 'x' })).toBe(pending);
  });

  test('the nonce of a hash is kept once', () => {
    const seen = reduce(pending, events['seen']!);
    expect(seen.legs[0]?.nonce).toBe(3);
    expect(reduce(seen, { type: 'seen', hash: hashOf(1), nonce: 4 })).toBe(seen);
  });

  test('a re-orged receipt makes it pending again and shows it again', () => {
    const done = reduce(reduce(pending, events['mined well']!), { type: 'dismissed' });
    expect(done.shouldBeDeleted).toBe(true);
    const back = reduce(done, events['orphaned']!);
    expect(back).toMatchObject({ status: 'pending', shouldBeDeleted: false, error: null });
    expect(back.legs[0]?.receipt).toBeNull();
  });

  test('an orphaned hash that is not ours changes nothing', () => {
    const done = reduce(pending, events['mined well']!);
    expect(reduce(done, { type: 'orphaned', hash: hashOf(50) })).toBe(done);
  });

  test('an allowance that leaves the chain leaves the purchase alone', () => {
    const both = makeRecord({
      status: 'success',
      hash: hashOf(2),
      legs: [
        makeLeg({ kind: 'allowance', ask: 'returned', hashes: [hashOf(1)], receipt: receipt('success') }),
        makeLeg({ ask: 'returned', hashes: [hashOf(2)], receipt: receipt('success', hashOf(2)) }),
      ],
    });
    expect(reduce(both, { type: 'orphaned', hash: hashOf(1) }).status).toBe('success');
  });

  test('found in a leg that is settled or not there changes nothing', () => {
    const done = reduce(pending, events['mined well']!);
    expect(reduce(done, events['found']!)).toBe(done);
    expect(reduce(pending, { type: 'found', legIndex: 5, hash: hashOf(2), nonce: 1 })).toBe(pending);
    expect(reduce(pending, { type: 'found', legIndex: 0, hash: hashOf(1), nonce: 1 })).toBe(pending);
  });
});

describe('Retry and dismissal', () => {
  test('Retry from error and reverted runs again as a new attempt [E35] [E36]', () => {
    for (const status of ['error', 'reverted'] as const) {
      const again = reduce({ ...recordIn(status), shouldBeDeleted: true }, { type: 'retried' });
      expect(again).toMatchObject({ status: 'approve', attempt: 2, error: null, hash: null, shouldBeDeleted: false });
      // The old hash is still known: it may yet be looked at.
      expect(again.legs).toEqual(recordIn(status).legs);
    }
  });

  test('Retry is refused while a leg may still act', () => {
    const risky = makeRecord({
      status: 'error',
      error: 'x',
      legs: [makeLeg({ ask: 'returned', hashes: [hashOf(1)] })],
    });
    expect(reduce(risky, { type: 'retried' })).toBe(risky);
  });

  test('an older attempt that went through counts, even after an error', () => {
    const again = reduce(reduce(recordIn('pending'), events['mined badly']!), { type: 'retried' });
    const asked = reduce(again, { type: 'asked', attempt: 2, leg });
    const denied = reduce(asked, { type: 'failed', attempt: 2, message: 'no' });
    const late = reduce(denied, { type: 'mined', receipt: receipt('success', hashOf(1), hashOf(200)) });
    expect(late).toMatchObject({ status: 'success', hash: hashOf(1), error: null });
  });

  test('pending and an open wallet cannot be dismissed [E44]', () => {
    const pending = recordIn('pending');
    expect(reduce(pending, { type: 'dismissed' })).toBe(pending);
    const asked = reduce(makeRecord(), events['asked']!);
    expect(reduce(asked, { type: 'dismissed' })).toBe(asked);
  });

  test('dismissing marks it once [C71]', () => {
    const dismissed = reduce(recordIn('success'), { type: 'dismissed' });
    expect(dismissed.shouldBeDeleted).toBe(true);
    expect(reduce(dismissed, { type: 'dismissed' })).toBe(dismissed);
  });

  test('an off-chain answer ends a record no wallet was asked for [E49]', () => {
    expect(reduce(recordIn('approve', 'listing:cancel'), events['answered']!).status).toBe('finalized');
    const asked = reduce(makeRecord({ type: 'listing:cancel' }), events['asked']!);
    expect(reduce(asked, events['answered']!)).toBe(asked);
    expect(reduce(makeRecord(), { type: 'answered', attempt: 2 }).status).toBe('approve');
  });

  test('an unknown type still ends somewhere', () => {
    expect(reduce(makeRecord({ type: 'what' }), events['answered']!).status).toBe('finalized');
    expect(reduce({ ...recordIn('pending'), type: 'what' }, events['mined well']!).status).toBe('success');
  });
});
