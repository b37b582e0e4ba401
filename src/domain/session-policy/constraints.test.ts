import { pad, toHex } from 'viem';
import { describe, expect, test } from 'vitest';
import {
  token,
  friend,
  unlimited,
  lifetime,
  TRANSFER,
  call,
  session,
  verdict,
} from '../../../tests/support/trades/sessions.ts';
import { CONDITION, MAX_UINT256, type Constraint, type SessionState } from './config.ts';

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
