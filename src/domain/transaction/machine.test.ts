import { describe, expect, test } from 'vitest';
import { events, leg } from '../../../tests/support/trades/machine-events.ts';
import { hashOf, makeRecord, recordIn } from '../../../tests/support/trades/records.ts';
import { reduce } from './machine.ts';
import { specTypes, transactionStatuses, transactionTypes, type TransactionStatus } from './record.ts';
import { transactionRules } from './rules.ts';

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

  test('the types of the spec are exactly six [C72] [C73] [C74] [C75] [C76] [C77]', () => {
    expect(specTypes).toEqual([
      'purchase:buy_now',
      'purchase:cart',
      'offer:accept',
      'mint:make',
      'listing:cancel',
      'offer:cancel',
    ]);
  });

  test('beside them stand sending and revoking, and nothing else', () => {
    expect(transactionTypes.filter((type) => !(specTypes as readonly string[]).includes(type))).toEqual([
      'item:send',
      'approval:revoke',
    ]);
    expect(transactionRules['approval:revoke']).toEqual(transactionRules['listing:cancel']);
    expect(transactionRules['item:send']).toEqual(transactionRules['purchase:buy_now']);
  });

  test('each type starts where the spec says [E9] [E10] [E11] [E12] [E13] [E14]', () => {
    const starts = specTypes.map((type) => transactionRules[type].initial);
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
