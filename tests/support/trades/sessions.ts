import { encodeFunctionData, pad, parseAbi, toHex } from 'viem';
import { expect } from 'vitest';
import { checkSessionTransaction, SessionValidationError } from '../../../src/domain/session-policy/check.ts';
import {
  LIMIT_TYPE,
  SESSION_STATUS,
  type Constraint,
  type SessionConfig,
  type SessionState,
} from '../../../src/domain/session-policy/config.ts';
import type { SessionTransaction } from '../../../src/domain/session-policy/policy.ts';

const address = (n: number) => pad(toHex(n), { size: 20 });
export const [token, friend, stranger, signer] = [address(0xaa), address(0xbb), address(0xcc), address(0xdd)];
export const unlimited = { limitType: LIMIT_TYPE.unlimited, limit: 0n, period: 0n };
export const lifetime = (limit: bigint) => ({ limitType: LIMIT_TYPE.lifetime, limit, period: 0n });
export const TRANSFER = '0xa9059cbb';
export const NOW = 1_000_000n;

export function session(constraints: Constraint[] = []): SessionConfig {
  return {
    signer,
    expiresAt: NOW + 100n,
    feeLimit: lifetime(1_000n),
    callPolicies: [{ target: token, selector: TRANSFER, maxValuePerUse: 5n, valueLimit: lifetime(10n), constraints }],
    transferPolicies: [{ target: friend, maxValuePerUse: 5n, valueLimit: lifetime(10n) }],
  };
}
const NO_SELECTOR = '0x00000000';
export const fresh: SessionState = {
  status: SESSION_STATUS.active,
  feesRemaining: 1_000n,
  transferValue: [{ remaining: 10n, target: friend, selector: NO_SELECTOR, index: 0n }],
  callValue: [{ remaining: 10n, target: token, selector: TRANSFER, index: 0n }],
  callParams: [],
};
export const call = (amount: bigint): SessionTransaction => ({
  to: token,
  data: encodeFunctionData({
    abi: parseAbi(['function transfer(address to, uint256 amount)']),
    args: [friend, amount],
  }),
  gas: 10n,
  maxFeePerGas: 1n,
});
export const transfer: SessionTransaction = { to: friend, value: 1n, gas: 10n, maxFeePerGas: 1n };

/** What the check says: the error's text, or null where it allows. */
export function verdict(o: {
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
