import * as v from 'valibot';
import { addressSchema, hash32Schema, uintStringSchema } from '../../contract/primitives.ts';

/** How a limit counts: not at all, once and for all, or anew in each period. Numbers as in the contract. */
export const LIMIT_TYPE = { unlimited: 0, lifetime: 1, allowance: 2 } as const;

/** How a parameter is compared with its reference, as an unsigned number of 32 bytes. */
export const CONDITION = {
  unconstrained: 0,
  equal: 1,
  greater: 2,
  less: 3,
  greaterOrEqual: 4,
  lessOrEqual: 5,
  notEqual: 6,
} as const;

export const SESSION_STATUS = { notInitialized: 0, active: 1, closed: 2 } as const;

/** Of one session. The contract holds to the same numbers. */
export const SESSION_LIMITS = {
  policies: 16,
  constraints: 16,
  /** Seconds that a new session must still have. */
  leastSeconds: 60,
} as const;

export const MAX_UINT256 = (1n << 256n) - 1n;

const uintSchema = v.pipe(
  v.union([
    v.bigint(),
    v.pipe(
      uintStringSchema,
      v.transform((text) => BigInt(text)),
    ),
  ]),
  v.minValue(0n),
  v.maxValue(MAX_UINT256),
);
const uint64Schema = v.pipe(uintSchema, v.maxValue((1n << 64n) - 1n));
const selectorSchema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{8}$/, 'not a selector'),
  v.transform((value) => value.toLowerCase() as `0x${string}`),
);

/** Amounts in base units, the period in seconds. Only an allowance has a period. */
export const usageLimitSchema = v.pipe(
  v.object({ limitType: v.picklist(Object.values(LIMIT_TYPE)), limit: uintSchema, period: uintSchema }),
  v.check(
    ({ limitType, period }) => limitType !== LIMIT_TYPE.allowance || (period > 0n && period < 1n << 64n),
    'an allowance needs a period',
  ),
);
export type UsageLimit = v.InferOutput<typeof usageLimitSchema>;

/** `index` counts words of 32 bytes behind the selector. */
const constraintSchema = v.object({
  index: uint64Schema,
  condition: v.picklist(Object.values(CONDITION)),
  refValue: hash32Schema,
  limit: usageLimitSchema,
});
export type Constraint = v.InferOutput<typeof constraintSchema>;

const isDistinct = <T>(list: readonly T[], key: (one: T) => string) => new Set(list.map(key)).size === list.length;
const isLimited = ({ limit }: Constraint) => limit.limitType !== LIMIT_TYPE.unlimited;

const callPolicySchema = v.object({
  target: addressSchema,
  selector: selectorSchema,
  maxValuePerUse: uintSchema,
  valueLimit: usageLimitSchema,
  constraints: v.pipe(
    v.array(constraintSchema),
    v.maxLength(SESSION_LIMITS.constraints),
    // What is left of a limit is known by its parameter.
    v.check((list) => isDistinct(list.filter(isLimited), ({ index }) => String(index)), 'two limits for one parameter'),
  ),
});
export type CallPolicy = v.InferOutput<typeof callPolicySchema>;

const transferPolicySchema = v.object({
  target: addressSchema,
  maxValuePerUse: uintSchema,
  valueLimit: usageLimitSchema,
});
export type TransferPolicy = v.InferOutput<typeof transferPolicySchema>;

/** What a session key may do, as its owner signs it. Addresses and selectors in lower case; `expiresAt` in seconds. */
export const sessionConfigSchema = v.object({
  signer: addressSchema,
  expiresAt: uintSchema,
  feeLimit: usageLimitSchema,
  callPolicies: v.pipe(
    v.array(callPolicySchema),
    v.maxLength(SESSION_LIMITS.policies),
    v.check((list) => isDistinct(list, ({ target, selector }) => target + selector), 'two policies for one call'),
  ),
  transferPolicies: v.pipe(
    v.array(transferPolicySchema),
    v.maxLength(SESSION_LIMITS.policies),
    v.check((list) => isDistinct(list, ({ target }) => target), 'two policies for one target'),
  ),
});
export type SessionConfig = v.InferOutput<typeof sessionConfigSchema>;

const limitStateSchema = v.object({
  remaining: uintSchema,
  target: addressSchema,
  selector: selectorSchema,
  index: uint64Schema,
});
export type LimitState = v.InferOutput<typeof limitStateSchema>;

/** What is left of a session's limits, from the account's `sessionState`. What is unlimited has 2^256-1 left. */
export const sessionStateSchema = v.object({
  status: v.picklist(Object.values(SESSION_STATUS)),
  feesRemaining: uintSchema,
  transferValue: v.array(limitStateSchema),
  callValue: v.array(limitStateSchema),
  /** Of parameters with a limit alone. */
  callParams: v.array(limitStateSchema),
});
export type SessionState = v.InferOutput<typeof sessionStateSchema>;

/** The SSO connector's chains. Throws without one. */
export const ssoChainsSchema = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  v.minLength(1, 'The single sign-on needs at least one chain'),
);
