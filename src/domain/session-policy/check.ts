import { VitrineError } from '../errors.ts';
import {
  CONDITION,
  LIMIT_TYPE,
  SESSION_STATUS,
  type Constraint,
  type LimitState,
  type SessionConfig,
  type SessionState,
} from './config.ts';
import * as texts from './refusal-texts.ts';
import { policyFor, wordAt, type SessionTransaction } from './policy.ts';

export type SessionRefusal =
  | 'session_inactive'
  | 'session_expired'
  | 'fee_limit_exceeded'
  | 'no_call_policy'
  | 'no_transfer_policy'
  | 'max_value_per_use_exceeded'
  | 'value_limit_exceeded'
  | 'constraint_index_out_of_bounds'
  | 'no_limit_state_found'
  | 'parameter_limit_exceeded'
  | `constraint_${keyof typeof COMPARISONS}_violated`;

/** A transaction that its session does not allow; nothing was sent. */
export class SessionValidationError extends VitrineError {
  override name = 'SessionValidationError';
  readonly type: SessionRefusal;
  /** The limit that was passed, in base units; null where it was refused for something else. */
  readonly limit: bigint | null;
  constructor(type: SessionRefusal, message: string, limit: bigint | null = null) {
    super(`Session validation failed: ${message} (${type})`, { retryable: false });
    this.type = type;
    this.limit = limit;
  }
}

const COMPARISONS = {
  equal: { condition: CONDITION.equal, holds: (value: bigint, wanted: bigint) => value === wanted },
  greater: { condition: CONDITION.greater, holds: (value: bigint, wanted: bigint) => value > wanted },
  less: { condition: CONDITION.less, holds: (value: bigint, wanted: bigint) => value < wanted },
  greater_equal: { condition: CONDITION.greaterOrEqual, holds: (value: bigint, wanted: bigint) => value >= wanted },
  less_equal: { condition: CONDITION.lessOrEqual, holds: (value: bigint, wanted: bigint) => value <= wanted },
  not_equal: { condition: CONDITION.notEqual, holds: (value: bigint, wanted: bigint) => value !== wanted },
} as const;

const refuse = (type: SessionRefusal, message: string, limit?: bigint): never => {
  throw new SessionValidationError(type, message, limit);
};

/**
 * The most that the transaction may cost its account in fees, in base units; null where nothing says it, which no
 * limit covers.
 */
function mostFee({ gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas }: SessionTransaction): bigint | null {
  const price = gasPrice ?? maxFeePerGas ?? maxPriorityFeePerGas;
  return gas === undefined || price === undefined ? null : gas * price;
}

function checkFee(config: SessionConfig, state: SessionState, transaction: SessionTransaction): void {
  if (transaction.paymaster !== undefined || config.feeLimit.limitType === LIMIT_TYPE.unlimited) return;
  const fee = mostFee(transaction);
  if (fee === null) return refuse('fee_limit_exceeded', texts.feeUnsaid);
  if (fee > state.feesRemaining) refuse('fee_limit_exceeded', texts.feeTooHigh, state.feesRemaining);
}

function checkConstraint(
  constraint: Constraint,
  data: `0x${string}`,
  stateOf: (index: bigint) => LimitState | undefined,
): void {
  const value = wordAt(data, constraint.index);
  if (value === null) {
    return refuse('constraint_index_out_of_bounds', texts.outside(`${constraint.index}`));
  }
  if (constraint.limit.limitType !== LIMIT_TYPE.unlimited) {
    const row = stateOf(constraint.index);
    if (!row) return refuse('no_limit_state_found', texts.limitUnknown(`${constraint.index}`));
    if (value > row.remaining) {
      refuse('parameter_limit_exceeded', texts.limitLeft(`${constraint.index}`));
    }
  }
  for (const [key, { condition, holds }] of Object.entries(COMPARISONS)) {
    const name = key as keyof typeof COMPARISONS;
    if (condition === constraint.condition && !holds(value, BigInt(constraint.refValue))) {
      refuse(`constraint_${name}_violated`, texts.mustBe[name](`${constraint.index}`, constraint.refValue));
    }
  }
}

/**
 * Throws a `SessionValidationError` where the session does not allow the transaction, as the account itself would
 * refuse it. `now`: the chain's time in seconds; `state`: read for this very session.
 */
export function checkSessionTransaction({
  config,
  state,
  transaction,
  now,
}: {
  config: SessionConfig;
  state: SessionState;
  transaction: SessionTransaction;
  now: bigint;
}): void {
  if (state.status !== SESSION_STATUS.active) refuse('session_inactive', texts.inactive);
  if (config.expiresAt <= now) refuse('session_expired', texts.expired);
  checkFee(config, state, transaction);

  const { to, value = 0n, data = '0x' } = transaction;
  const found = policyFor(config, transaction);
  if (found.kind === 'none') {
    return data === '0x'
      ? refuse('no_transfer_policy', texts.noTransfer(to))
      : refuse('no_call_policy', texts.noCall(data.slice(0, 10), to));
  }
  const { policy } = found;
  if (value > policy.maxValuePerUse) {
    refuse('max_value_per_use_exceeded', texts.valuePerUse, policy.maxValuePerUse);
  }
  const isOurs = (row: LimitState) =>
    row.target.toLowerCase() === policy.target.toLowerCase() &&
    (found.kind === 'transfer' || row.selector.toLowerCase() === found.policy.selector.toLowerCase());
  if (policy.valueLimit.limitType !== LIMIT_TYPE.unlimited) {
    const row = (found.kind === 'call' ? state.callValue : state.transferValue).find(isOurs);
    if (!row) return refuse('no_limit_state_found', texts.valueUnknown);
    if (value > row.remaining) refuse('value_limit_exceeded', texts.valueLeft, row.remaining);
  }
  if (found.kind === 'transfer') return;
  for (const constraint of found.policy.constraints) {
    checkConstraint(constraint, data, (index) => state.callParams.find((row) => isOurs(row) && row.index === index));
  }
}
