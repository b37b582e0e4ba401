import { describe, expect, test } from 'vitest';
import { asks, gives, mined, returned } from '../../../tests/support/trades/machine-events.ts';
import { hashOf, makeLeg, makeRecord, recordIn } from '../../../tests/support/trades/records.ts';
import type { TransactionEvent } from './event.ts';
import { reduce } from './machine.ts';

/* Answers that were lost or prove nothing, and what a person may do then. */

describe('lost and doubtful answers', () => {
  const lost = () => reduce(reduce(makeRecord(), asks()), { type: 'lost', attempt: 1, message: 'closed' });

  test('a lost question is unknown, with what was said, once', () => {
    const record = lost();
    expect(record).toMatchObject({ status: 'approve', error: 'closed' });
    expect(record.legs[0]?.ask).toBe('unknown');
    expect(reduce(record, { type: 'lost', attempt: 1, message: 'again' })).toBe(record);
    expect(reduce(reduce(makeRecord(), asks()), { type: 'lost', attempt: 1 }).error).toBeNull();
  });
  test('nothing is lost where nothing was asked', () => {
    for (const status of ['approve', 'pending', 'error', 'success'] as const) {
      const record = recordIn(status);
      expect(reduce(record, { type: 'lost', attempt: 1, message: 'closed' }), status).toBe(record);
    }
  });
  test("a wallet's no to a lost question proves nothing; a doubtful error gives it up, and goes on checking", () => {
    const failed: TransactionEvent = { type: 'failed', attempt: 1, message: 'boom' };
    expect(reduce(lost(), failed).status).toBe('approve');
    const doubtful = reduce(lost(), { ...failed, isDoubtful: true });
    expect(doubtful).toMatchObject({ status: 'error', error: 'boom' });
    expect(doubtful.legs[0]?.ask).toBe('abandoned');
  });
  test('a doubtful error of an open question goes on being checked as well; legs of another attempt stay as they are', () => {
    const legs = [mined(1, 'reverted'), makeLeg({ ask: 'denied', attempt: 2 }), makeLeg({ attempt: 2 })];
    const record = makeRecord({ attempt: 2, legs });
    const failed = reduce(record, { type: 'failed', attempt: 2, message: 'boom', isDoubtful: true });
    expect(failed.legs.map((leg) => leg.ask)).toEqual(['returned', 'denied', 'abandoned']);
  });
  test('a hash that comes late is taken from a lost question', () => {
    expect(reduce(lost(), gives(4))).toMatchObject({ status: 'pending', hash: hashOf(4), error: null });
  });
});

describe('what a person may do', () => {
  test('say that the wallet shows nothing, only where a wallet was lost', () => {
    const untouched = makeRecord();
    expect(reduce(untouched, { type: 'retried', despiteUnknown: true })).toBe(untouched);
  });
  test('put away a question that was never put to a wallet, and an error whose leg is watched on', () => {
    expect(reduce(makeRecord(), { type: 'dismissed' }).shouldBeDeleted).toBe(true);
    const watched = makeRecord({ status: 'error', error: 'x', legs: [returned(1)] });
    expect(reduce(watched, { type: 'dismissed' }).shouldBeDeleted).toBe(true);
  });
  test('see why it failed, though a leg turns out cancelled later', () => {
    const watched = makeRecord({ status: 'error', error: 'no', legs: [returned(1)] });
    const closed = reduce(watched, { type: 'cancelled', hash: hashOf(1), message: 'gone' });
    expect(closed).toMatchObject({ status: 'error', error: 'no' });
    expect(closed.legs[0]?.ask).toBe('denied');
    expect(reduce(closed, { type: 'retried' })).toMatchObject({ status: 'approve', attempt: 2 });
  });
});

test('an off-chain answer keeps until when a permission is out', () => {
  const asked = makeRecord({ type: 'listing:cancel' });
  expect(reduce(asked, { type: 'answered', attempt: 1, permissionEnds: 99 })).toMatchObject({ permissionEnds: 99 });
  expect(reduce(asked, { type: 'answered', attempt: 1 })).toMatchObject({ permissionEnds: null, error: null });
});
