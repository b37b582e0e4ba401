import { describe, expect, test } from 'vitest';
import { hashOf, makeLeg, makeRecord } from '../../../tests/support/trades/records.ts';
import { askedText, errorText } from './event-texts.ts';

const receipt = (status: 'success' | 'reverted') => ({ hash: hashOf(1), blockHash: hashOf(9), blockNumber: 1, status });
const approval = (status: 'success' | 'reverted') =>
  makeLeg({ kind: 'allowance', ask: 'returned', hashes: [hashOf(1)], receipt: receipt(status) });
const refused = makeLeg({ ask: 'denied' });
const failed = (...legs: ReturnType<typeof makeLeg>[]) => makeRecord({ status: 'error', legs });

describe('what an error left behind', () => {
  test('nothing was spent, where nothing was', () => {
    expect(errorText(failed(refused))).toBe('Nothing was spent.');
  });
  test('an approval that was mined was paid for, and stays', () => {
    expect(errorText(failed(approval('success'), refused))).toMatch(/approval that you paid for stays/);
    expect(errorText(failed(approval('reverted')))).toMatch(/only its network fee was spent/);
  });
  test('a cancel that failed cancelled nothing', () => {
    expect(errorText(makeRecord({ type: 'listing:cancel', status: 'error', legs: [refused] }))).toBe(
      'Nothing was cancelled so far.',
    );
  });
});

test('a wallet’s open question is named by what it is about', () => {
  expect(askedText(makeRecord({ type: 'purchase:buy_now', legs: [makeLeg()] }))).toMatch(/^to buy /);
  expect(askedText(makeRecord({ type: 'offer:accept', legs: [makeLeg()] }))).toMatch(/^to sell /);
  expect(askedText(makeRecord({ legs: [makeLeg({ kind: 'allowance' })] }))).toMatch(/^to approve what .+ needs first$/);
});
