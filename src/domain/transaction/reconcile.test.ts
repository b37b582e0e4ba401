import { describe, expect, test } from 'vitest';
import { hashOf, makeLeg, USER } from '../../../tests/support/trades/records.ts';
import {
  CANCELLED_TEXT,
  isSameCall,
  reconcile,
  SUPERSEDED_TEXT,
  USED_UP_TEXT,
  type ChainTransaction,
  type LegObservation,
} from './reconcile.ts';

const ours: ChainTransaction = {
  hash: hashOf(1),
  from: USER,
  to: '0x00000000000000000000000000000000000000bb',
  value: 5n,
  data: '0x1234',
  nonce: 3,
};
const nothing: LegObservation = {
  receipts: [],
  transaction: null,
  nonceNow: 3,
  tookNonce: null,
  candidates: [],
  goneChecks: 0,
};
const receipt = { hash: hashOf(1), blockHash: hashOf(100), blockNumber: 11, status: 'success' as const };
const returned = makeLeg({ ask: 'returned', hashes: [hashOf(1)], nonce: 3 });

describe('a known hash', () => {
  test('its receipt is taken', () => {
    expect(reconcile(returned, 0, { ...nothing, receipts: [receipt] })).toEqual({ type: 'mined', receipt });
  });
  test('waiting in the pool tells its nonce once', () => {
    const leg = { ...returned, nonce: null };
    expect(reconcile(leg, 0, { ...nothing, transaction: ours })).toEqual({ type: 'seen', hash: hashOf(1), nonce: 3 });
    expect(reconcile(returned, 0, { ...nothing, transaction: ours })).toBeNull();
  });
  test('gone once or twice means nothing, whatever the nonce', () => {
    const gone = { ...nothing, nonceNow: 9, tookNonce: { ...ours, hash: hashOf(2) } };
    expect(reconcile(returned, 0, { ...gone, goneChecks: 1 })).toBeNull();
    expect(reconcile(returned, 0, { ...gone, goneChecks: 2 })).toBeNull();
  });
  test('gone with an untouched nonce stays pending for ever', () => {
    expect(reconcile(returned, 0, { ...nothing, goneChecks: 1000 })).toBeNull();
    expect(reconcile(returned, 0, { ...nothing, nonceNow: 9, goneChecks: 1000 })).toBeNull();
  });
  test('the same call under another hash was sped up', () => {
    const seen = { ...nothing, nonceNow: 4, goneChecks: 3, tookNonce: { ...ours, hash: hashOf(2) } };
    expect(reconcile(returned, 0, seen)).toEqual({ type: 'replaced', hash: hashOf(1), by: hashOf(2) });
  });
  test('a transfer of nothing to oneself is a cancel', () => {
    const seen = {
      ...nothing,
      nonceNow: 4,
      goneChecks: 3,
      tookNonce: { ...ours, hash: hashOf(2), to: USER, value: 0n, data: '0x' as const },
    };
    expect(reconcile(returned, 0, seen)).toEqual({ type: 'cancelled', hash: hashOf(1), message: CANCELLED_TEXT });
  });
  test('anything else in its place is said as such', () => {
    const seen = { ...nothing, nonceNow: 4, goneChecks: 3, tookNonce: { ...ours, hash: hashOf(2), value: 6n } };
    expect(reconcile(returned, 0, seen)).toEqual({ type: 'cancelled', hash: hashOf(1), message: SUPERSEDED_TEXT });
  });
  test('a nonce that no transaction took is used up all the same, and said so; on the third check', () => {
    const seen = { ...nothing, nonceNow: 5, goneChecks: 3, tookNonce: 'nobody' as const };
    expect(reconcile(returned, 0, seen)).toEqual({ type: 'cancelled', hash: hashOf(1), message: USED_UP_TEXT });
    expect(reconcile(returned, 0, { ...seen, goneChecks: 2 })).toBeNull();
    expect(reconcile(returned, 0, { ...seen, transaction: ours })).toBeNull();
  });
  test("without a nonce the same call among the sender's transactions is followed", () => {
    const leg = { ...returned, nonce: null };
    const seen = {
      ...nothing,
      nonceNow: 4,
      goneChecks: 3,
      candidates: [
        { ...ours, value: 1n },
        { ...ours, hash: hashOf(2) },
      ],
    };
    expect(reconcile(leg, 0, seen)).toEqual({ type: 'replaced', hash: hashOf(1), by: hashOf(2) });
    expect(reconcile(leg, 0, { ...seen, candidates: [] })).toBeNull();
  });
});

describe('what took the nonce', () => {
  const gone = { ...nothing, nonceNow: 4, goneChecks: 3 };
  const taken = (change: Partial<ChainTransaction>) =>
    reconcile(returned, 0, { ...gone, tookNonce: { ...ours, hash: hashOf(2), ...change } });
  test('is a cancel only when it sends nothing, and to oneself', () => {
    expect(taken({ to: USER, value: 1n })).toMatchObject({ message: SUPERSEDED_TEXT });
    expect(taken({ value: 0n })).toMatchObject({ message: SUPERSEDED_TEXT });
    expect(taken({ to: null, value: 0n })).toMatchObject({ message: SUPERSEDED_TEXT });
    expect([CANCELLED_TEXT, SUPERSEDED_TEXT]).toEqual([
      'The transaction was cancelled in the wallet',
      'Another transaction took its place in the wallet',
    ]);
  });
  test('counts only once the chain has passed that nonce', () => {
    const early = { ...gone, tookNonce: { ...ours, hash: hashOf(2) } };
    expect(reconcile(returned, 0, { ...early, nonceNow: 3 })).toBeNull();
    expect(reconcile(returned, 0, { ...early, nonceNow: 2 })).toBeNull();
    expect(reconcile(returned, 0, early)).not.toBeNull();
  });
});

test('another hash in the same block is not the receipt we know', () => {
  const leg = makeLeg({ ask: 'returned', hashes: [hashOf(1), hashOf(2)], receipt });
  const other = { ...receipt, hash: hashOf(2) };
  expect(reconcile(leg, 0, { ...nothing, receipts: [other] })).toEqual({ type: 'mined', receipt: other });
});

describe('an unknown answer', () => {
  const unknown = makeLeg({ ask: 'unknown' });
  test('our call on chain is found by its content', () => {
    const seen = { ...nothing, candidates: [{ ...ours, data: '0x99' as const }, ours] };
    expect(reconcile(unknown, 4, seen)).toEqual({ type: 'found', legIndex: 4, hash: hashOf(1), nonce: 3 });
  });
  test('other transactions of the sender are not ours', () => {
    expect(reconcile(unknown, 0, { ...nothing, candidates: [{ ...ours, to: USER }] })).toBeNull();
  });
});

describe('a mined leg', () => {
  const mined = makeLeg({ ask: 'returned', hashes: [hashOf(1)], receipt });
  test('in the same block it is left alone', () => {
    expect(reconcile(mined, 0, { ...nothing, receipts: [receipt] })).toBeNull();
  });
  test('gone from the chain it is orphaned', () => {
    expect(reconcile(mined, 0, nothing)).toEqual({ type: 'orphaned', hash: hashOf(1) });
  });
  test('in another block it is taken anew', () => {
    const moved = { ...receipt, blockHash: hashOf(200) };
    expect(reconcile(mined, 0, { ...nothing, receipts: [moved] })).toEqual({ type: 'mined', receipt: moved });
  });
});

test('a call is the same only in sender, target, value and data', () => {
  const leg = makeLeg();
  expect(isSameCall(leg, ours)).toBe(true);
  expect(isSameCall(leg, { ...ours, from: ours.to ?? USER })).toBe(false);
  expect(isSameCall(leg, { ...ours, to: null })).toBe(false);
  expect(isSameCall(leg, { ...ours, value: 6n })).toBe(false);
  expect(isSameCall(leg, { ...ours, data: '0x12' })).toBe(false);
});
