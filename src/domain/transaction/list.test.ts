import { describe, expect, test } from 'vitest';
import { makeLeg, makeRecord, recordIn } from '../../../tests/support/trades/records.ts';
import { inDisplayOrder, isCleaned, isUnderWay, toClean, toRemoveWhenSettled } from './list.ts';
import { transactionStatuses, transactionTypes } from './record.ts';

describe('display order', () => {
  test('confirm, approve, success, finalized, reverted, error, pending [E37]', () => {
    const shuffled = (['pending', 'error', 'success', 'confirm', 'reverted', 'approve', 'finalized'] as const).map(
      (status) => ({ ...recordIn(status), id: status }),
    );
    expect(inDisplayOrder(shuffled).map((record) => record.status)).toEqual([
      'confirm',
      'approve',
      'success',
      'finalized',
      'reverted',
      'error',
      'pending',
    ]);
  });

  test('within a status the oldest first, then by id', () => {
    const records = [
      makeRecord({ id: 'b', createdAt: 2 }),
      makeRecord({ id: 'c', createdAt: 1 }),
      makeRecord({ id: 'a', createdAt: 2 }),
    ];
    expect(inDisplayOrder(records).map((record) => record.id)).toEqual(['c', 'a', 'b']);
  });
});

test('the order never depends on how the list was stored', () => {
  const twins = [makeRecord({ id: 'a' }), makeRecord({ id: 'b' }), makeRecord({ id: 'c' })];
  for (const shuffled of [twins, twins.toReversed(), [1, 2, 0].map((at) => twins[at]!)]) {
    expect(inDisplayOrder(shuffled).map((record) => record.id)).toEqual(['a', 'b', 'c']);
  }
});

describe('one leg among several that may still act', () => {
  const legs = [makeLeg({ ask: 'denied' }), makeLeg({ ask: 'unknown' })];
  test('keeps its record in the list and what it wants to buy blocked', () => {
    const error = makeRecord({ status: 'error', shouldBeDeleted: true, legs });
    expect(toClean([error])).toEqual([]);
    expect(isUnderWay(error)).toBe(true);
    expect(isUnderWay(makeRecord({ status: 'error', legs: [makeLeg({ ask: 'denied' })] }))).toBe(false);
  });
  test('keeps it when the app settles', () => {
    expect(toRemoveWhenSettled([makeRecord({ legs })], () => false)).toEqual([]);
  });
});

test('when the app settles, what is over or pending stays for the person to see', () => {
  const over = (['success', 'finalized', 'reverted', 'error'] as const).map((status) => recordIn(status));
  expect(toRemoveWhenSettled([...over, recordIn('pending')], () => false)).toEqual([]);
});

test('pending blocks, whatever is known of its legs; a dismissed confirmation does not', () => {
  expect(isUnderWay(makeRecord({ status: 'pending' }))).toBe(true);
  expect(isUnderWay(makeRecord({ status: 'confirm', shouldBeDeleted: true }))).toBe(false);
});

describe('cleaning', () => {
  const kept = (type: (typeof transactionTypes)[number]) =>
    transactionStatuses.filter((status) => !isCleaned(recordIn(status, type)));

  const rows = [
    ['purchase:buy_now', ['confirm', 'approve', 'pending', 'finalized'], '[E38]'],
    ['purchase:cart', ['confirm', 'approve', 'pending', 'finalized'], '[E39]'],
    ['mint:make', ['confirm', 'approve', 'pending', 'finalized'], '[E40]'],
    ['offer:cancel', ['approve', 'pending', 'success'], '[E41]'],
    ['listing:cancel', ['confirm', 'approve', 'pending', 'success'], '[E42]'],
    ['offer:accept', ['confirm', 'approve', 'pending', 'finalized'], '[E43]'],
  ] as const;
  for (const [type, expected, id] of rows) {
    test(`${type} keeps ${expected.join(', ')} ${id}`, () => expect(kept(type)).toEqual(expected));
  }

  test('only what was shown goes, never what may still act', () => {
    const shown = { ...recordIn('success'), id: 'shown', shouldBeDeleted: true };
    const unseen = { ...recordIn('success'), id: 'unseen' };
    const live = makeRecord({
      id: 'live',
      status: 'error',
      shouldBeDeleted: true,
      legs: [makeLeg({ ask: 'unknown' })],
    });
    expect(toClean([shown, unseen, live])).toEqual(['shown']);
  });

  test('pending survives of every type [E44]', () => {
    for (const type of transactionTypes) {
      expect(toClean([{ ...recordIn('pending', type), shouldBeDeleted: true }])).toEqual([]);
    }
  });

  test('a type of another build is never cleaned', () => {
    expect(isCleaned({ ...recordIn('success'), type: 'what' })).toBe(false);
  });
});

describe('settling', () => {
  const none = () => false;
  test('approve and confirm without a modal go [E51] [E52]', () => {
    const approve = { ...recordIn('approve'), id: 'approve' };
    const confirm = { ...recordIn('confirm', 'offer:cancel'), id: 'confirm' };
    expect(toRemoveWhenSettled([approve, confirm, recordIn('pending')], none)).toEqual(['approve', 'confirm']);
  });

  test('with a modal, or with a wallet that was asked, they stay', () => {
    const asked = makeRecord({ legs: [makeLeg({ ask: 'unknown' })] });
    expect(toRemoveWhenSettled([asked], none)).toEqual([]);
    expect(toRemoveWhenSettled([recordIn('approve')], () => true)).toEqual([]);
  });
});

test('what is under way blocks the same purchase', () => {
  const under = transactionStatuses.filter((status) => isUnderWay(recordIn(status)));
  expect(under).toEqual(['confirm', 'approve', 'pending']);
  expect(isUnderWay(makeRecord({ status: 'error', legs: [makeLeg({ ask: 'unknown' })] }))).toBe(true);
});
