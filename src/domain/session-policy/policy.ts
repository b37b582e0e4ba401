import { keccak256, encodeAbiParameters } from 'viem/utils';
import { sessionSpecParameter } from './abis.ts';
import { LIMIT_TYPE, type CallPolicy, type SessionConfig, type TransferPolicy, type UsageLimit } from './config.ts';

/** As much of a transaction as a session judges. Amounts in base units. */
export type SessionTransaction = {
  to: `0x${string}`;
  value?: bigint | undefined;
  data?: `0x${string}` | undefined;
  gas?: bigint | undefined;
  gasPrice?: bigint | undefined;
  maxFeePerGas?: bigint | undefined;
  maxPriorityFeePerGas?: bigint | undefined;
  /** Who pays the fee in the account's place. */
  paymaster?: `0x${string}` | undefined;
};

/** What the account knows a session by. */
export const sessionId = (config: SessionConfig): `0x${string}` =>
  keccak256(encodeAbiParameters(sessionSpecParameter, [config]));

type Found = { kind: 'call'; policy: CallPolicy } | { kind: 'transfer'; policy: TransferPolicy } | { kind: 'none' };

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The policy that a transaction falls under. Call data never falls under a transfer policy, also where it is too
 * short to hold a selector: a contract does something with it all the same.
 */
export function policyFor(config: SessionConfig, { to, data = '0x' }: SessionTransaction): Found {
  if (data === '0x') {
    const policy = config.transferPolicies.find(({ target }) => isSame(target, to));
    return policy ? { kind: 'transfer', policy } : { kind: 'none' };
  }
  const selector = data.slice(0, 10);
  const policy = config.callPolicies.find((one) => isSame(one.target, to) && isSame(one.selector, selector));
  return policy ? { kind: 'call', policy } : { kind: 'none' };
}

/** The 32 bytes at `index` words behind the selector; null where the data does not hold all of them. */
export function wordAt(data: `0x${string}`, index: bigint): bigint | null {
  const end = 10n + 64n * (index + 1n);
  if (end > BigInt(data.length)) return null;
  return BigInt(`0x${data.slice(Number(end) - 64, Number(end))}`);
}

const periodOf = ({ limitType, period }: UsageLimit, now: bigint): bigint =>
  limitType === LIMIT_TYPE.allowance ? now / period : 0n;

/**
 * The periods of a transaction's limits as the account wants them: the fee's, the value's, one of each constraint;
 * zero where a limit has no periods. `now`: the chain's time in seconds.
 */
export function periodIds(config: SessionConfig, transaction: SessionTransaction, now: bigint): bigint[] {
  const found = policyFor(config, transaction);
  const limits =
    found.kind === 'none'
      ? []
      : [found.policy.valueLimit, ...(found.kind === 'call' ? found.policy.constraints.map(({ limit }) => limit) : [])];
  return [config.feeLimit, ...limits].map((limit) => periodOf(limit, now));
}
