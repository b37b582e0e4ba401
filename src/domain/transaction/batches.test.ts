import { describe, expect, test } from 'vitest';
import { hashOf, makeLeg, makeRecord, USER } from '../../../tests/support/trades/records.ts';
import { reduce } from './machine.ts';
import { reconcile, type ChainTransaction, type LegObservation } from './reconcile.ts';
import { isOpenBatch } from './record.ts';

/* EIP-5792: the wallet has the call and its approvals as one batch; a hash comes later, if ever. */

const OURS = '0xaaaa';
const asked = makeLeg({ callsId: OURS });
const approving = makeRecord({ legs: [asked] });
const accepted = reduce(approving, { type: 'accepted', attempt: 1, callsId: OURS });
const receipt = (status: 'success' | 'reverted') => ({
  hash: hashOf(4),
  blockHash: hashOf(100),
  blockNumber: 11,
  status,
});

describe('a batch that the wallet took', () => {
  test('is pending without a hash, under the id that the wallet tells', () => {
    const next = reduce(approving, { type: 'accepted', attempt: 1, callsId: '0xbbbb' });
    expect(next).toMatchObject({ status: 'pending', hash: null, error: null });
    expect(next.legs[0]).toMatchObject({ ask: 'returned', callsId: '0xbbbb', hashes: [] });
    expect(isOpenBatch(next.legs[0]!)).toBe(true);
  });

  test('also when its page died meanwhile', () => {
    const lost = reduce(approving, { type: 'lost', attempt: 1 });
    expect(lost).toMatchObject({ status: 'approve', legs: [{ ask: 'unknown' }] });
    expect(reduce(lost, { type: 'accepted', attempt: 1, callsId: OURS }).status).toBe('pending');
  });

  test.each(['success', 'reverted'] as const)('is what the chain says of its hash: %s', (status) => {
    const found = reduce(accepted, { type: 'found', legIndex: 0, hash: hashOf(4), nonce: null });
    expect(found).toMatchObject({ status: 'pending', hash: hashOf(4) });
    expect(reduce(found, { type: 'mined', receipt: receipt(status) })).toMatchObject({ status, hash: hashOf(4) });
  });

  test('and gives up is over, and can be tried again', () => {
    const over = reduce(accepted, { type: 'dropped', callsId: OURS, message: 'given up' });
    expect(over).toMatchObject({ status: 'error', error: 'given up', legs: [{ ask: 'denied' }] });
    expect(reduce(over, { type: 'retried' })).toMatchObject({ status: 'approve', attempt: 2 });
  });

  test('cannot be tried again while it may be carried out', () => {
    expect(reduce(accepted, { type: 'retried', despiteUnknown: true })).toBe(accepted);
    expect(reduce(accepted, { type: 'asked', attempt: 1, leg: asked })).toBe(accepted);
  });
});

describe('answers that change nothing', () => {
  test('of another attempt, to a leg that is no batch, to a record that is over', () => {
    expect(reduce(approving, { type: 'accepted', attempt: 2, callsId: OURS })).toBe(approving);
    const plain = makeRecord({ legs: [makeLeg()] });
    expect(reduce(plain, { type: 'accepted', attempt: 1, callsId: OURS })).toBe(plain);
    const over = makeRecord({ status: 'error', error: 'no', legs: [{ ...asked, ask: 'denied' }] });
    expect(reduce(over, { type: 'accepted', attempt: 1, callsId: OURS })).toBe(over);
  });

  test('a wallet that gives up what is on the chain, or another batch', () => {
    const found = reduce(accepted, { type: 'found', legIndex: 0, hash: hashOf(4), nonce: null });
    expect(reduce(found, { type: 'dropped', callsId: OURS, message: 'given up' })).toBe(found);
    expect(reduce(accepted, { type: 'dropped', callsId: '0xcccc', message: 'given up' })).toBe(accepted);
    const denied = makeRecord({ legs: [{ ...asked, ask: 'denied' }] });
    expect(reduce(denied, { type: 'dropped', callsId: OURS, message: 'given up' })).toBe(denied);
  });

  test('a wallet that gives up a batch of an attempt that is over closes it, and no more', () => {
    const old = { ...asked, ask: 'abandoned' } as const;
    const failed = makeRecord({ status: 'error', error: 'boom', legs: [old] });
    const next = reduce(failed, { type: 'dropped', callsId: OURS, message: 'given up' });
    expect(next).toMatchObject({ status: 'error', error: 'boom', legs: [{ ask: 'denied' }] });
  });
});

test('a wallet that cannot batch after all leaves the way open to ask one by one', () => {
  const declined = reduce(approving, { type: 'declined', attempt: 1 });
  expect(declined).toMatchObject({ status: 'approve', legs: [{ ask: 'denied' }] });
  const { ask: _ask, hashes: _hashes, nonce: _nonce, receipt: _receipt, attempt: _attempt, ...leg } = makeLeg();
  expect(reduce(declined, { type: 'asked', attempt: 1, leg }).legs).toHaveLength(2);
  expect(reduce(approving, { type: 'declined', attempt: 2 })).toBe(approving);
});

describe('on the chain', () => {
  const nothing: LegObservation = {
    receipts: [],
    transaction: null,
    nonceNow: 3,
    tookNonce: null,
    candidates: [],
    goneChecks: 0,
  };
  const leg = makeLeg({ callsId: OURS, ask: 'unknown', data: '0x12345678' });
  const carrying = (change: Partial<ChainTransaction> = {}): ChainTransaction => ({
    hash: hashOf(4),
    from: USER,
    to: USER,
    value: 0n,
    data: '0xffff12345678ff',
    nonce: 7,
    ...change,
  });

  test('it is known by the call it carries, whoever it is sent to', () => {
    const seen = { ...nothing, candidates: [carrying({ data: '0xffff' }), carrying()] };
    expect(reconcile(leg, 2, seen)).toEqual({ type: 'found', legIndex: 2, hash: hashOf(4), nonce: 7 });
    expect(reconcile(makeLeg({ data: '0x12345678', ask: 'unknown' }), 2, seen)).toBeNull();
  });

  test('relayed by somebody else, it has no nonce of ours', () => {
    const relayed = carrying({ from: '0x00000000000000000000000000000000000000cc' });
    const seen = { ...nothing, candidates: [relayed] };
    expect(reconcile(leg, 0, seen)).toEqual({ type: 'found', legIndex: 0, hash: hashOf(4), nonce: null });
    const known = makeLeg({ ...leg, ask: 'returned', hashes: [hashOf(4)] });
    expect(reconcile(known, 0, { ...nothing, transaction: relayed })).toBeNull();
    const own = { ...nothing, transaction: carrying() };
    expect(reconcile(known, 0, own)).toEqual({ type: 'seen', hash: hashOf(4), nonce: 7 });
  });

  test('sped up, it carries the same call under another hash', () => {
    const known = makeLeg({ ...leg, ask: 'returned', hashes: [hashOf(1)], nonce: 7 });
    const seen = { ...nothing, nonceNow: 8, goneChecks: 3, tookNonce: carrying() };
    expect(reconcile(known, 0, seen)).toEqual({ type: 'replaced', hash: hashOf(1), by: hashOf(4) });
    const other = { ...seen, tookNonce: carrying({ data: '0xffff' }) };
    expect(reconcile(known, 0, other)).toMatchObject({ type: 'cancelled' });
  });
});
