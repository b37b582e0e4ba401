import { encodeFunctionData, pad, parseAbi, toHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { checkSessionTransaction, SessionValidationError } from './check.ts';
import {
  CONDITION,
  LIMIT_TYPE,
  MAX_UINT256,
  SESSION_STATUS,
  type Constraint,
  type SessionConfig,
  type SessionState,
} from './config.ts';
import type { SessionTransaction } from './policy.ts';

const address = (n: number) => pad(toHex(n), { size: 20 });
const [token, friend, stranger, signer] = [address(0xaa), address(0xbb), address(0xcc), address(0xdd)];
const unlimited = { limitType: LIMIT_TYPE.unlimited, limit: 0n, period: 0n };
const lifetime = (limit: bigint) => ({ limitType: LIMIT_TYPE.lifetime, limit, period: 0n });
const TRANSFER = '0xa9059cbb';
const NOW = 1_000_000n;

function session(constraints: Constraint[] = []): SessionConfig {
  return {
    signer,
    expiresAt: NOW + 100n,
    feeLimit: lifetime(1_000n),
    callPolicies: [{ target: token, selector: TRANSFER, maxValuePerUse: 5n, valueLimit: lifetime(10n), constraints }],
    transferPolicies: [{ target: friend, maxValuePerUse: 5n, valueLimit: lifetime(10n) }],
  };
}
const NO_SELECTOR = '0x00000000';
const fresh: SessionState = {
  status: SESSION_STATUS.active,
  feesRemaining: 1_000n,
  transferValue: [{ remaining: 10n, target: friend, selector: NO_SELECTOR, index: 0n }],
  callValue: [{ remaining: 10n, target: token, selector: TRANSFER, index: 0n }],
  callParams: [],
};
const call = (amount: bigint): SessionTransaction => ({
  to: token,
  data: encodeFunctionData({
    abi: parseAbi(['function transfer(address to, uint256 amount)']),
    args: [friend, amount],
  }),
  gas: 10n,
  maxFeePerGas: 1n,
});
const transfer: SessionTransaction = { to: friend, value: 1n, gas: 10n, maxFeePerGas: 1n };

/** What the check says: the error's text, or null where it allows. */
function verdict(o: {
  config?: SessionConfig;
  state?: Partial<SessionState>;
  transaction?: SessionTransaction;
  now?: bigint;
}): string | null {
  try {
    checkSessionTransaction({
      config: o.config ?? session(),
      state: { ...fresh, ...o.state },
      transaction: o.transaction ?? transfer,
      now: o.now ?? NOW,
    });
    return null;
  } catch (error) {
    if (!(error instanceof SessionValidationError)) throw error;
    expect(error.message).toMatch(/^Session validation failed: .+ \([a-z_]+\)$/);
    expect(error.message.endsWith(`(${error.type})`)).toBe(true);
    return error.type;
  }
}

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

const CONSTRAINTS = [
  ['equal', CONDITION.equal, [7n], [6n, 8n], 'constraint_equal_violated'],
  ['greater', CONDITION.greater, [8n], [7n, 6n], 'constraint_greater_violated'],
  ['less', CONDITION.less, [6n], [7n, 8n], 'constraint_less_violated'],
  ['greater or equal', CONDITION.greaterOrEqual, [7n, 8n], [6n], 'constraint_greater_equal_violated'],
  ['less or equal', CONDITION.lessOrEqual, [7n, 6n], [8n], 'constraint_less_equal_violated'],
  ['not equal', CONDITION.notEqual, [6n, 8n], [7n], 'constraint_not_equal_violated'],
] as const;

describe('a parameter', () => {
  const held = (condition: Constraint['condition'], index = 1n, limit: Constraint['limit'] = unlimited) =>
    session([{ index, condition, refValue: pad(toHex(7n), { size: 32 }), limit }]);

  test.each(CONSTRAINTS)(
    'must be %s: its second word is read, as numbers [I19] [I20] [I21] [I22] [I23] [I24] [I26]',
    (_, condition, allowed, refused, type) => {
      for (const amount of allowed) expect(verdict({ config: held(condition), transaction: call(amount) })).toBeNull();
      for (const amount of refused) expect(verdict({ config: held(condition), transaction: call(amount) })).toBe(type);
    },
  );

  test('is compared without a sign', () => {
    expect(verdict({ config: held(CONDITION.greater), transaction: call(MAX_UINT256) })).toBeNull();
    expect(verdict({ config: held(CONDITION.less), transaction: call(MAX_UINT256) })).toBe('constraint_less_violated');
  });

  test('outside the call data is refused [I25]', () => {
    const at = (index: bigint) => verdict({ config: held(CONDITION.unconstrained, index), transaction: call(7n) });
    expect(at(1n)).toBeNull();
    expect(at(2n)).toBe('constraint_index_out_of_bounds');
    expect(at((1n << 64n) - 1n)).toBe('constraint_index_out_of_bounds');
    const cut = { ...call(7n), data: call(7n).data?.slice(0, -2) as `0x${string}` };
    expect(verdict({ config: held(CONDITION.unconstrained), transaction: cut })).toBe('constraint_index_out_of_bounds');
  });

  test('may use what is left of its own limit, of its own call', () => {
    const config = held(CONDITION.unconstrained, 1n, lifetime(10n));
    const left = { remaining: 4n, target: token, selector: TRANSFER, index: 1n } as const;
    const others = [
      { ...left, remaining: 99n, target: friend },
      { ...left, remaining: 99n, selector: '0x095ea7b3' },
      { ...left, remaining: 99n, index: 0n },
    ] as const;
    const judged = (amount: bigint, callParams: SessionState['callParams']) =>
      verdict({ config, transaction: call(amount), state: { callParams } });
    expect(judged(4n, [...others, left])).toBeNull();
    expect(judged(5n, [...others, left])).toBe('parameter_limit_exceeded');
    expect(judged(4n, [...others])).toBe('no_limit_state_found');
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
