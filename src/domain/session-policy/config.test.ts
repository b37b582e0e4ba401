import { zeroHash } from 'viem';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CONDITION, LIMIT_TYPE, sessionConfigSchema, ssoChainsSchema, usageLimitSchema } from './config.ts';
import { periodIds, sessionId } from './policy.ts';

const target = `0x${'Ab'.repeat(20)}` as const;
const lifetime = { limitType: LIMIT_TYPE.lifetime, limit: '5', period: 0n };
const constraint = { index: 1n, condition: CONDITION.equal, refValue: zeroHash, limit: lifetime };
const call = { target, selector: '0xA9059CBB', maxValuePerUse: 1n, valueLimit: lifetime, constraints: [constraint] };
const transfer = { target, maxValuePerUse: 1n, valueLimit: lifetime };
const config = {
  signer: target,
  expiresAt: 2_000_000_000n,
  feeLimit: lifetime,
  callPolicies: [call],
  transferPolicies: [transfer],
};
const isConfig = (other: object) => v.is(sessionConfigSchema, { ...config, ...other });
const isCall = (other: object) => isConfig({ callPolicies: [{ ...call, ...other }] });
const isTransfer = (other: object) => isConfig({ transferPolicies: [{ ...transfer, ...other }] });

describe('a session’s config', () => {
  test('carries signer, expiry, fee limit and both kinds of policies [C41] [C42] [C43] [C44] [C50]', () => {
    const parsed = v.parse(sessionConfigSchema, config);
    expect(parsed).toMatchObject({ signer: target.toLowerCase(), expiresAt: 2_000_000_000n });
    expect(parsed.feeLimit).toEqual({ limitType: 1, limit: 5n, period: 0n });
    for (const name of Object.keys(config)) expect(isConfig({ [name]: undefined }), name).toBe(false);
    expect(isConfig({ signer: '0x12' })).toBe(false);
  });

  test('has call policies of target, selector, values and constraints [C45] [C46] [C47] [C48] [C49]', () => {
    const [policy] = v.parse(sessionConfigSchema, config).callPolicies;
    expect(policy).toMatchObject({ target: target.toLowerCase(), selector: '0xa9059cbb', maxValuePerUse: 1n });
    expect(Object.keys(policy?.constraints[0] ?? {})).toEqual(['index', 'condition', 'refValue', 'limit']);
    for (const name of Object.keys(call)) expect(isCall({ [name]: undefined }), name).toBe(false);
    expect(isCall({ selector: '0xa9059c' })).toBe(false);
    expect(isCall({ constraints: [{ ...constraint, condition: 7 }] })).toBe(false);
    expect(isCall({ constraints: [{ ...constraint, refValue: '0x01' }] })).toBe(false);
  });

  test('has transfer policies of target and values [C51] [C52] [C53]', () => {
    for (const name of Object.keys(transfer)) expect(isTransfer({ [name]: undefined }), name).toBe(false);
    expect(isTransfer({ target: 'friend' })).toBe(false);
  });

  test('says one thing about each call, target and parameter’s limit', () => {
    expect(isConfig({ callPolicies: [call, { ...call, target: target.toLowerCase() }] })).toBe(false);
    expect(isConfig({ callPolicies: [call, { ...call, selector: '0x00000000' }] })).toBe(true);
    expect(isConfig({ transferPolicies: [transfer, transfer] })).toBe(false);
    expect(isCall({ constraints: [constraint, constraint] })).toBe(false);
    const unlimited = { ...constraint, limit: { ...lifetime, limitType: LIMIT_TYPE.unlimited } };
    expect(isCall({ constraints: [constraint, unlimited] })).toBe(true);
    expect(isCall({ constraints: Array.from({ length: 17 }, () => unlimited) })).toBe(false);
  });
});

test('a limit is unlimited, for a lifetime or an allowance of a period in seconds [C54] [C55] [C56]', () => {
  expect(Object.keys(LIMIT_TYPE)).toEqual(['unlimited', 'lifetime', 'allowance']);
  const is = (limitType: number, limit: unknown, period: unknown) =>
    v.is(usageLimitSchema, { limitType, limit, period });
  for (const limitType of Object.values(LIMIT_TYPE)) expect(is(limitType, 5n, 60n)).toBe(true);
  expect(is(3, 5n, 60n)).toBe(false);
  expect(is(1, -1n, 0n)).toBe(false);
  expect(is(1, '1.5', 0n)).toBe(false);
  expect(is(2, 5n, 0n)).toBe(false);
});

test.each([
  ['unlimited [L20]', LIMIT_TYPE.unlimited, 0n],
  ['for a lifetime [L21]', LIMIT_TYPE.lifetime, 0n],
  ['an allowance of a period [L22]', LIMIT_TYPE.allowance, 86_400n],
])('fees, the value of calls and the value of transfers may each be %s', (_, limitType, period) => {
  const limit = { limitType, limit: 5n, period };
  const bad = { limitType: 3, limit: 5n, period };
  for (const [one, is] of [
    [limit, true],
    [bad, false],
  ] as const) {
    expect(isConfig({ feeLimit: one })).toBe(is);
    expect(isCall({ valueLimit: one })).toBe(is);
    expect(isTransfer({ valueLimit: one })).toBe(is);
  }
});

test('a session is known by the hash of all of it', () => {
  const parsed = v.parse(sessionConfigSchema, config);
  expect(sessionId(parsed)).toMatch(/^0x[0-9a-f]{64}$/);
  expect(sessionId({ ...parsed, expiresAt: parsed.expiresAt + 1n })).not.toBe(sessionId(parsed));
});

test('only allowances have periods; each of the call’s limits has one [I38]', () => {
  const allowance = { limitType: LIMIT_TYPE.allowance, limit: 5n, period: 60n };
  const parsed = v.parse(sessionConfigSchema, {
    ...config,
    feeLimit: allowance,
    callPolicies: [{ ...call, constraints: [constraint, { ...constraint, index: 2n, limit: allowance }] }],
    transferPolicies: [{ ...transfer, valueLimit: allowance }],
  });
  expect(periodIds(parsed, { to: target, data: '0xa9059cbb' }, 119n)).toEqual([1n, 0n, 0n, 1n]);
  expect(periodIds(parsed, { to: target }, 120n)).toEqual([2n, 2n]);
  expect(periodIds(parsed, { to: target, data: '0x00' }, 120n)).toEqual([2n]);
});

test('the single sign-on needs at least one chain [I35]', () => {
  expect(() => v.parse(ssoChainsSchema, [])).toThrow('at least one chain');
  expect(v.parse(ssoChainsSchema, [31338])).toEqual([31338]);
});
