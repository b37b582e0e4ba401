import { pad } from 'viem';
import { describe, expect, test } from 'vitest';
import {
  token,
  friend,
  stranger,
  unlimited,
  lifetime,
  TRANSFER,
  NOW,
  fresh,
  call,
  transfer,
  session,
  verdict,
} from '../../../tests/support/trades/sessions.ts';
import { CONDITION, MAX_UINT256, SESSION_STATUS, type SessionConfig } from './config.ts';
import type { SessionTransaction } from './policy.ts';

describe('a transaction of a session', () => {
  test('is refused unless the session is active [I10]', () => {
    expect(verdict({})).toBeNull();
    expect(verdict({ state: { status: SESSION_STATUS.notInitialized } })).toBe('session_inactive');
    expect(verdict({ state: { status: SESSION_STATUS.closed } })).toBe('session_inactive');
  });

  test('is refused from the second at which the session expires [I11]', () => {
    expect(verdict({ now: NOW + 99n })).toBeNull();
    expect(verdict({ now: NOW + 100n })).toBe('session_expired');
  });

  test('may cost what is left of the fee limit, not what there was [I12] [I13]', () => {
    expect(verdict({ transaction: { ...transfer, gas: 1_000n } })).toBeNull();
    expect(verdict({ transaction: { ...transfer, gas: 1_001n } })).toBe('fee_limit_exceeded');
    expect(verdict({ state: { feesRemaining: 9n } })).toBe('fee_limit_exceeded');
    expect(verdict({ state: { feesRemaining: 10n } })).toBeNull();
  });

  test('is judged by the gas price, else by the fee’s maximum, else by the priority fee', () => {
    const priced = { to: friend, gas: 10n, gasPrice: 101n, maxFeePerGas: 1n };
    expect(verdict({ transaction: priced })).toBe('fee_limit_exceeded');
    expect(verdict({ transaction: { to: friend, gas: 10n, maxPriorityFeePerGas: 101n } })).toBe('fee_limit_exceeded');
    expect(verdict({ transaction: { to: friend, gas: 10n, maxPriorityFeePerGas: 100n } })).toBeNull();
  });

  test('that does not say what it may cost is refused, not free', () => {
    expect(verdict({ transaction: { to: friend, maxFeePerGas: 1n } })).toBe('fee_limit_exceeded');
    expect(verdict({ transaction: { to: friend, gas: 1n } })).toBe('fee_limit_exceeded');
  });

  test('of which a paymaster pays the fee may cost anything [I14]', () => {
    const paid = { ...transfer, gas: 10n ** 18n, paymaster: stranger };
    expect(verdict({ transaction: paid, state: { feesRemaining: 1n } })).toBeNull();
  });

  test('that calls needs a policy of its target and its selector [I15]', () => {
    expect(verdict({ transaction: call(1n) })).toBeNull();
    expect(verdict({ transaction: { ...call(1n), to: stranger } })).toBe('no_call_policy');
    expect(verdict({ transaction: { ...call(1n), data: '0x095ea7b3' } })).toBe('no_call_policy');
    // No way back to a transfer policy of the same target, also with data too short for a selector.
    expect(verdict({ transaction: { ...transfer, data: TRANSFER } })).toBe('no_call_policy');
    expect(verdict({ transaction: { ...transfer, data: '0xa905' } })).toBe('no_call_policy');
  });

  test('finds its policy in whatever case addresses and selectors are written', () => {
    const shouted = { ...call(1n), to: token.toUpperCase().replace('0X', '0x') as `0x${string}` };
    const data = shouted.data?.toUpperCase().replace('0X', '0x') as `0x${string}`;
    expect(verdict({ transaction: { ...shouted, data } })).toBeNull();
  });

  test('that only pays needs a transfer policy [I16]', () => {
    expect(verdict({ transaction: transfer })).toBeNull();
    expect(verdict({ transaction: { ...transfer, to: stranger } })).toBe('no_transfer_policy');
    expect(verdict({ transaction: { ...transfer, to: token } })).toBe('no_transfer_policy');
  });

  test.each([
    ['a call', call(1n)],
    ['a transfer', transfer],
  ])('spends with %s at most the maximum of one use [I17]', (_, transaction) => {
    expect(verdict({ transaction: { ...transaction, value: 5n } })).toBeNull();
    expect(verdict({ transaction: { ...transaction, value: 6n } })).toBe('max_value_per_use_exceeded');
  });

  test.each([
    ['a call', call(1n)],
    ['a transfer', transfer],
  ])('spends with %s at most what is left of the value limit [I18]', (_, transaction) => {
    const left = (remaining: bigint) => ({
      transferValue: fresh.transferValue.map((row) => ({ ...row, remaining })),
      callValue: fresh.callValue.map((row) => ({ ...row, remaining })),
    });
    expect(verdict({ transaction: { ...transaction, value: 3n }, state: left(2n) })).toBe('value_limit_exceeded');
    expect(verdict({ transaction: { ...transaction, value: 2n }, state: left(2n) })).toBeNull();
    const unknown = { transferValue: [], callValue: [] };
    expect(verdict({ transaction: { ...transaction, value: 2n }, state: unknown })).toBe('no_limit_state_found');
  });

  test('has no bounds where limits are unlimited [I36]', () => {
    const config: SessionConfig = {
      ...session(),
      feeLimit: unlimited,
      transferPolicies: [{ target: friend, maxValuePerUse: MAX_UINT256, valueLimit: unlimited }],
    };
    const huge = { to: friend, value: MAX_UINT256, gas: MAX_UINT256, maxFeePerGas: 1n };
    expect(verdict({ config, transaction: huge, state: { feesRemaining: 0n, transferValue: [] } })).toBeNull();
  });
});

test('the first rule that is broken is the one that is named [I27]', () => {
  const bad: SessionTransaction = { to: stranger, data: TRANSFER, value: 99n, gas: 9_999n, maxFeePerGas: 1n };
  const config = session([
    { index: 0n, condition: CONDITION.equal, refValue: pad('0x07', { size: 32 }), limit: lifetime(1n) },
  ]);
  const named = [
    verdict({ config, transaction: bad, now: NOW * 2n, state: { status: SESSION_STATUS.closed } }),
    verdict({ config, transaction: bad, now: NOW * 2n }),
    verdict({ config, transaction: bad }),
    verdict({ config, transaction: { ...bad, gas: 1n } }),
    verdict({ config, transaction: { ...bad, gas: 1n, to: token } }),
    verdict({ config, transaction: { ...bad, gas: 1n, to: token, value: 5n }, state: { callValue: [] } }),
    verdict({ config, transaction: { ...bad, gas: 1n, to: token, value: 5n } }),
    verdict({ config, transaction: call(1n) }),
    verdict({
      config,
      transaction: call(1n),
      state: { callParams: [{ remaining: 0n, target: token, selector: TRANSFER, index: 0n }] },
    }),
    verdict({
      config,
      transaction: call(1n),
      state: { callParams: [{ remaining: MAX_UINT256, target: token, selector: TRANSFER, index: 0n }] },
    }),
  ];
  expect(named).toEqual([
    'session_inactive',
    'session_expired',
    'fee_limit_exceeded',
    'no_call_policy',
    'max_value_per_use_exceeded',
    'no_limit_state_found',
    'constraint_index_out_of_bounds',
    'no_limit_state_found',
    'parameter_limit_exceeded',
    'constraint_equal_violated',
  ]);
});
