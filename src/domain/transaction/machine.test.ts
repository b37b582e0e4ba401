import { describe, expect, test } from 'vitest';
import { hashOf, makeLeg, makeRecord, recordIn } from '../../../tests/support/trades/records.ts';
import { reduce, type TransactionEvent } from './machine.ts';
import { transactionStatuses, transactionTypes, type TransactionStatus } from './record.ts';
import { transactionRules } from './rules.ts';

const leg = {
  kind: 'main',
  chainId: 1,
  from: makeLeg().from,
  to: makeLeg().to,
  value: '0',
  data: '0x',
  nonceFloor: 0,
  blockAtAsk: 0,
} as const;
const receipt = (status: 'success' | 'reverted', hash = hashOf(1), blockHash = hashOf(100)) => ({
  hash,
  blockHash,
  blockNumber: 11,
  status,
});

const events: Record<string, TransactionEvent> = {
  confirmed: { type: 'confirmed' },
  asked: { type: 'asked', attempt: 1, leg },
  returned: { type: 'returned', attempt: 1, hash: hashOf(1) },
  failed: { type: 'failed', attempt: 1, message: 'boom' },
  lost: { type: 'lost', attempt: 1 },
  found: { type: 'found', legIndex: 0, hash: hashOf(2), nonce: 3 },
  seen: { type: 'seen', hash: hashOf(1), nonce: 3 },
  'mined well': { type: 'mined', receipt: receipt('success') },
  'mined badly': { type: 'mined', receipt: receipt('reverted') },
  replaced: { type: 'replaced', hash: hashOf(1), by: hashOf(2) },
  cancelled: { type: 'cancelled', hash: hashOf(1), message: 'gone' },
  orphaned: { type: 'orphaned', hash: hashOf(1) },
  answered: { type: 'answered', attempt: 1 },
  retried: { type: 'retried' },
  'retried despite': { type: 'retried', despiteUnknown: true },
  dismissed: { type: 'dismissed' },
};

/** Where each event leads from each status; what is not named stays where it is. `done` is the type's own end. */
const leads: { [Status in TransactionStatus]: Record<string, TransactionStatus | 'done'> } = {
  confirm: { confirmed: 'approve' },
  approve: { failed: 'error', answered: 'done' },
  pending: { 'mined well': 'done', 'mined badly': 'reverted', cancelled: 'error' },
  success: { orphaned: 'pending' },
  finalized: { orphaned: 'pending' },
  reverted: { orphaned: 'pending', retried: 'approve', 'retried despite': 'approve' },
  // A purchase that a wallet denied can still turn up on chain: then the chain is right.
  error: { found: 'pending', retried: 'approve', 'retried despite': 'approve' },
};

describe('every status × event × type', () => {
  for (const type of transactionTypes) {
    for (const status of transactionStatuses) {
      const start = recordIn(status, type);
      for (const [name, event] of Object.entries(events)) {
        const lead = leads[status][name] ?? status;
        const expected = lead === 'done' ? transactionRules[type].done : lead;
        test(`${type}: ${status} + ${name} → ${expected}`, () => {
          const next = reduce(start, event);
          expect(next.status).toBe(expected);
          expect(transactionStatuses).toContain(next.status);
          // Facts that never change.
          expect(next.userKey).toBe(start.userKey);
          expect(next.id).toBe(start.id);
          expect(next.attempt).toBeGreaterThanOrEqual(start.attempt);
        });
      }
    }
  }
});

describe('the statuses', () => {
  test('there are exactly seven [E1] [E2] [E3] [E4] [E5] [E6] [E7] [E8]', () => {
    expect(transactionStatuses).toEqual(['confirm', 'approve', 'pending', 'success', 'finalized', 'reverted', 'error']);
  });

  test('the types are exactly six [C72] [C73] [C74] [C75] [C76] [C77]', () => {
    expect(transactionTypes).toEqual([
      'purchase:buy_now',
      'purchase:cart',
      'offer:accept',
      'mint:make',
      'listing:cancel',
      'offer:cancel',
    ]);
  });

  test('each type starts where the spec says [E9] [E10] [E11] [E12] [E13] [E14]', () => {
    const starts = transactionTypes.map((type) => transactionRules[type].initial);
    expect(starts).toEqual(['approve', 'approve', 'approve', 'approve', 'approve', 'confirm']);
  });

  test('Confirm moves offer:cancel to approve [E15]', () => {
    expect(reduce(recordIn('confirm', 'offer:cancel'), events['confirmed']!).status).toBe('approve');
  });
});

describe('asking a wallet', () => {
  const approve = makeRecord();
  const asked = reduce(approve, events['asked']!);

  test('the intent is kept as a leg', () => {
    expect(asked.legs).toHaveLength(1);
    expect(asked.legs[0]).toMatchObject({ ask: 'asked', hashes: [], receipt: null, attempt: 1 });
  });

  test('a second question while one is open changes nothing', () => {
    expect(reduce(asked, events['asked']!)).toBe(asked);
  });

  test('a question of another attempt changes nothing', () => {
    expect(reduce(approve, { type: 'asked', attempt: 2, leg })).toBe(approve);
  });

  test('a hash makes it pending with that hash [E22]', () => {
    const pending = reduce(asked, events['returned']!);
    expect(pending).toMatchObject({ status: 'pending', hash: hashOf(1), error: null });
    expect(pending.legs[0]).toMatchObject({ ask: 'returned', hashes: [hashOf(1)] });
  });

  test('a refusal makes it error with the message [E25] [C69]', () => {
    expect(reduce(asked, events['failed']!)).toMatchObject({ status: 'error', error: 'boom' });
    expect(reduce(asked, events['failed']!).legs[0]?.ask).toBe('denied');
  });

  test('an answer to an older attempt changes nothing', () => {
    const retried = reduce(reduce(asked, events['failed']!), { type: 'retried' });
    expect(reduce(retried, { type: 'returned', attempt: 1, hash: hashOf(9) })).toBe(retried);
    expect(reduce(retried, { type: 'failed', attempt: 1, message: 'late' })).toBe(retried);
    expect(reduce(retried, { type: 'lost', attempt: 1 })).toBe(retried);
  });

  test('an answered allowance stays in approve', () => {
    const allowing = reduce(approve, { type: 'asked', attempt: 1, leg: { ...leg, kind: 'allowance' } });
    const answered = reduce(allowing, events['returned']!);
    expect(answered.status).toBe('approve');
    expect(answered.hash).toBeNull();
    const mined = reduce(answered, events['mined well']!);
    expect(mined.status).toBe('approve');
    expect(reduce(mined, events['asked']!).legs).toHaveLength(2);
  });

  test('a reverted allowance is an error with the revert text', () => {
    const allowing = reduce(approve, { type: 'asked', attempt: 1, leg: { ...leg, kind: 'allowance' } });
    const reverted = reduce(reduce(allowing, events['returned']!), events['mined badly']!);
    expect(reverted).toMatchObject({ status: 'error', error: 'Transaction reverted', hash: hashOf(1) });
  });
});

describe('a lost wallet', () => {
  const asked = reduce(makeRecord(), events['asked']!);
  const lost = reduce(asked, { type: 'lost', attempt: 1, message: 'closed' });

  test('stays in approve, unknown, never an error', () => {
    expect(lost).toMatchObject({ status: 'approve', error: 'closed' });
    expect(lost.legs[0]?.ask).toBe('unknown');
  });

  test('a failure afterwards is not the truth about the chain', () => {
    expect(reduce(lost, events['failed']!).status).toBe('approve');
  });

  test('losing again changes nothing', () => {
    expect(reduce(lost, { type: 'lost', attempt: 1 })).toBe(lost);
  });

  test('a late hash is still taken', () => {
    expect(reduce(lost, events['returned']!)).toMatchObject({ status: 'pending', hash: hashOf(1), error: null });
  });

  test('what the chain shows is taken', () => {
    const found = reduce(lost, { type: 'found', legIndex: 0, hash: hashOf(7), nonce: 3 });
    expect(found).toMatchObject({ status: 'pending', hash: hashOf(7) });
    expect(found.legs[0]).toMatchObject({ ask: 'returned', nonce: 3 });
  });

  test('a plain Retry is refused, an explicit one starts a new attempt', () => {
    expect(reduce(lost, { type: 'retried' })).toBe(lost);
    const again = reduce(lost, { type: 'retried', despiteUnknown: true });
    expect(again).toMatchObject({ status: 'approve', attempt: 2, error: null });
    expect(again.legs[0]?.ask).toBe('abandoned');
  });

  test('an open wallet cannot be retried over', () => {
    expect(reduce(asked, { type: 'retried', despiteUnknown: true })).toBe(asked);
  });

  test('an abandoned request that was signed after all is pending again', () => {
    const again = reduce(lost, { type: 'retried', despiteUnknown: true });
    const found = reduce(again, { type: 'found', legIndex: 0, hash: hashOf(7), nonce: 3 });
    expect(found).toMatchObject({ status: 'pending', hash: hashOf(7) });
  });
});

describe('an error that proves nothing', () => {
  const asked = reduce(makeRecord(), events['asked']!);
  const lost = reduce(asked, { type: 'lost', attempt: 1, message: 'HTTP request failed.' });
  const failed = reduce(lost, { type: 'failed', attempt: 1, message: 'HTTP request failed.', isDoubtful: true });

  test('is shown as one, and its request is still looked for', () => {
    expect(failed).toMatchObject({ status: 'error', error: 'HTTP request failed.' });
    expect(failed.legs[0]?.ask).toBe('abandoned');
  });
  test('gives way to what the chain shows', () => {
    const found = reduce(failed, { type: 'found', legIndex: 0, hash: hashOf(7), nonce: 3 });
    expect(found).toMatchObject({ status: 'pending', hash: hashOf(7), error: null });
    expect(reduce(found, { type: 'retried' })).toBe(found);
  });
  test('can be tried again otherwise', () => {
    expect(reduce(failed, { type: 'retried' })).toMatchObject({ status: 'approve', attempt: 2 });
  });
  test('of an older attempt changes nothing', () => {
    const again = reduce(failed, { type: 'retried' });
    expect(reduce(again, { type: 'failed', attempt: 1, message: 'late', isDoubtful: true })).toBe(again);
  });
});

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
