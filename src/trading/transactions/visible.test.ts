import { describe, expect, test } from 'vitest';
import { makeLeg, makeRecord, recordIn } from '../../../tests/support/trades/records.ts';
import { ASKED, asideMark, hasModal, inFlightCount, isAsking, modalRecord } from './visible.ts';

const here = { running: {}, aside: {} };

describe('which record has a modal', () => {
  test('approve only in the tab that runs it', () => {
    const record = makeRecord({ id: 'a' });
    expect(hasModal(record, here)).toBe(false);
    expect(hasModal(record, { ...here, running: { a: true } })).toBe(true);
  });
  test('a lost wallet in every tab: somebody must decide', () => {
    expect(hasModal(makeRecord({ legs: [makeLeg({ ask: 'unknown' })] }), here)).toBe(true);
  });
  test('what was put aside comes back when its status changes', () => {
    const aside = { ...here, aside: { record: 'pending' } };
    expect(hasModal(recordIn('pending'), aside)).toBe(false);
    expect(hasModal(recordIn('success'), aside)).toBe(true);
  });
  test('what was left while the wallet was asked comes back when it has ended, or somebody must decide', () => {
    const aside = { running: { record: true as const }, aside: { record: ASKED } };
    const asking = makeRecord({ legs: [makeLeg()] });
    expect(asideMark(asking)).toBe(ASKED);
    expect(hasModal(asking, aside)).toBe(false);
    expect(hasModal(recordIn('pending'), aside)).toBe(false);
    expect(hasModal(recordIn('success'), aside)).toBe(true);
    expect(hasModal(recordIn('error'), aside)).toBe(true);
    expect(hasModal(makeRecord({ legs: [makeLeg({ ask: 'unknown' })] }), aside)).toBe(true);
  });
  test('nobody can leave what has not reached the wallet', () => {
    expect(isAsking(makeRecord())).toBe(false);
    expect(isAsking(makeRecord({ legs: [makeLeg({ ask: 'denied' })] }))).toBe(false);
  });
  test('what was dismissed does not', () => {
    expect(hasModal({ ...recordIn('success'), shouldBeDeleted: true }, here)).toBe(false);
  });
  test('one at a time, by the display order [E37]', () => {
    const records = [recordIn('pending'), { ...recordIn('error'), id: 'e' }, { ...recordIn('success'), id: 's' }];
    expect(modalRecord(records, here)?.id).toBe('s');
    expect(modalRecord([], here)).toBeNull();
  });
});

test('in flight is what is pending or unanswered', () => {
  expect(
    inFlightCount([recordIn('pending'), recordIn('success'), makeRecord({ legs: [makeLeg({ ask: 'unknown' })] })], {}),
  ).toBe(2);
  const asking = makeRecord({ legs: [makeLeg()] });
  expect(inFlightCount([asking], {})).toBe(0);
  expect(inFlightCount([asking], { [asking.id]: ASKED })).toBe(1);
});
