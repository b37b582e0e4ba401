import fc from 'fast-check';
import {
  concat,
  decodeErrorResult,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  keccak256,
  numberToHex,
  pad,
  slice,
  parseAbiParameters,
  toHex,
  type Hex,
} from 'viem';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hexSchema } from '../../src/contract/primitives.ts';
import { sessionAccountAbi, sessionProofParameters } from '../../src/domain/session-policy/abis.ts';
import { checkSessionTransaction, SessionValidationError } from '../../src/domain/session-policy/check.ts';
import { sessionConfigSchema, type SessionConfig } from '../../src/domain/session-policy/config.ts';
import { periodIds, sessionId, type SessionTransaction } from '../../src/domain/session-policy/policy.ts';
import { sessionAccountAbi as compiledAbi } from '../../backend/demo/contracts/artifacts/session-account.ts';
import { makePasskey } from '../support/server/passkey.ts';
import { startSsoChain, type SsoChain } from '../support/server/sso-chain.ts';

/* The app's check and the account's own, by the same random sessions and transactions: one verdict, for one reason. */

const SESSIONS = 2_080;
const SEED = 20_261_123;
/** Sessions of one simulation, each of an account of its own. */
const AT_ONCE = 40;
const ROUNDS = 3;
/** Seconds after the sessions were made at which each round's block is. */
const TIMES = [5n, 40n, 100n] as const;
const BOOTLOADER = '0x0000000000000000000000000000000000008001';
const MAX = (1n << 256n) - 1n;
const HASH = keccak256('0x1234');
const SIGNATURE = parseAbiParameters('bytes signature, address validator, bytes validatorData');

const targets = [1, 2, 3].map((n) => pad(toHex(0xaa00 + n), { size: 20 }));
const selectors = ['0xa9059cbb', '0x095ea7b3'] as const;
const amount = fc.oneof(
  { weight: 12, arbitrary: fc.bigInt(0n, 12n) },
  { weight: 1, arbitrary: fc.constantFrom(MAX, MAX - 1n, 1n << 255n) },
);
const limit = fc.oneof(
  fc.record({ limitType: fc.constant(0 as const), limit: amount, period: fc.constant(0n) }),
  fc.record({ limitType: fc.constant(1 as const), limit: amount, period: fc.constant(0n) }),
  fc.record({
    limitType: fc.constant(2 as const),
    limit: amount,
    period: fc.oneof({ weight: 30, arbitrary: fc.bigInt(1n, 90n) }, { weight: 1, arbitrary: fc.constant(0n) }),
  }),
);
const most = fc.oneof({ weight: 2, arbitrary: fc.bigInt(4n, 12n) }, { weight: 1, arbitrary: amount });
const constraint = fc.record({
  index: fc.oneof(
    { weight: 20, arbitrary: fc.bigInt(0n, 2n) },
    { weight: 1, arbitrary: fc.constant((1n << 64n) - 1n) },
  ),
  condition: fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 0, 4, 5, 6),
  refValue: fc.bigInt(0n, 12n).map((value) => pad(toHex(value), { size: 32 })),
  limit,
});
const target = fc.constantFrom(...targets);
const selector = fc.constantFrom(...selectors);
const config = fc.record({
  expiresIn: fc.constantFrom(60n, 100n, 101n, 1_000n, 59n, 1_000n),
  feeLimit: fc.oneof(
    limit,
    limit.map((one) => ({ ...one, limit: one.limit * 4n > MAX ? MAX : one.limit * 4n })),
  ),
  callPolicies: fc.array(
    fc.record({
      target,
      selector,
      maxValuePerUse: most,
      valueLimit: limit,
      constraints: fc.array(constraint, { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  transferPolicies: fc.array(fc.record({ target, maxValuePerUse: most, valueLimit: limit }), { maxLength: 2 }),
});
const bytes = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Hex>('0x') },
  {
    weight: 8,
    arbitrary: fc
      .tuple(selector, fc.array(amount, { minLength: 1, maxLength: 3 }))
      .map(([first, words]) => concat([first, ...words.map((word) => numberToHex(word, { size: 32 }))])),
  },
  // Too short for a selector, for a word, for anything.
  {
    weight: 1,
    arbitrary: fc
      .tuple(selector, fc.integer({ min: 1, max: 35 }))
      .map(([first, length]) => slice(pad(first, { dir: 'right', size: 36 }), 0, length)),
  },
);
const transaction = fc.record({
  /** Which of its session's policies it is made for; none of them where there are fewer. */
  aim: fc.integer({ min: 0, max: 3 }),
  to: target,
  data: bytes,
  value: fc.oneof({ weight: 3, arbitrary: fc.bigInt(0n, 5n) }, { weight: 1, arbitrary: amount }),
  gas: fc.bigInt(0n, 5n),
  maxFeePerGas: fc.bigInt(0n, 3n),
  isSponsored: fc.constantFrom(true, false, false),
});
const story = fc.record({
  config,
  transactions: fc.tuple(transaction, transaction, transaction),
  /** Before which round the owner revokes it; none for the last number. */
  revoked: fc.constantFrom(1, 2, 3, 3, 3, 3, 3, 3),
});
type Drawn = typeof story extends fc.Arbitrary<infer T> ? T : never;
type Wanted = SessionTransaction & { isSponsored: boolean };
type Story = { config: SessionConfig; transactions: Wanted[]; revoked: number };

let chain: SsoChain;
let accounts: Hex[];
let signature: Hex;
let signer: Hex;
beforeAll(async () => {
  chain = await startSsoChain();
  const key = chain.newKey();
  signer = key.address.toLowerCase() as Hex;
  signature = await key.sign({ hash: HASH });
  const passkey = await makePasskey();
  const passkeys = Array.from({ length: AT_ONCE }, (_, n) => ({ ...passkey, credentialIdHash: keccak256(toHex(n)) }));
  const [from] = chain.embedded.accounts;
  if (!from) throw new Error('No account');
  for (const one of passkeys) {
    await chain.admin.call('eth_sendTransaction', [
      { from: from.address, to: chain.factory, data: chain.deployment(one) },
    ]);
  }
  accounts = await Promise.all(passkeys.map((one) => chain.addressOf(one)));
}, 120_000);
afterAll(() => chain.end());

/** What the story is on a chain whose time is `now`, aimed at the policies that its session has. */
function told(one: Drawn, now: bigint): Story {
  const { expiresIn, ...rest } = one.config;
  const { callPolicies, transferPolicies } = rest;
  return {
    revoked: one.revoked,
    config: { ...rest, signer, expiresAt: now + expiresIn },
    transactions: one.transactions.map(({ aim, data, to, ...transaction }) => {
      const call = callPolicies[aim];
      const transfer = transferPolicies[aim - callPolicies.length];
      if (transfer) return { ...transaction, data: '0x', to: transfer.target };
      if (!call) return { ...transaction, data, to };
      return { ...transaction, data: concat([call.selector, `0x${data.slice(10)}`]), to: call.target };
    }),
  };
}
const own = (name: 'createSession' | 'sessionState', spec: SessionConfig): Hex =>
  encodeFunctionData({ abi: sessionAccountAbi, functionName: name, args: [spec] });

function validation(account: Hex, spec: SessionConfig, wanted: Wanted, now: bigint): Hex {
  const hasPeriods = [spec.feeLimit, ...[...spec.callPolicies, ...spec.transferPolicies].map((one) => one.valueLimit)];
  const isOdd = [...hasPeriods, ...spec.callPolicies.flatMap((one) => one.constraints.map((each) => each.limit))].some(
    ({ limitType, period }) => limitType === 2 && period === 0n,
  );
  // A session that nobody may own has no periods to speak of.
  const periods = isOdd ? [] : periodIds(spec, wanted, now);
  const proof = encodeAbiParameters(sessionProofParameters, [spec, periods]);
  return encodeFunctionData({
    abi: compiledAbi,
    functionName: 'validateTransaction',
    args: [
      HASH,
      HASH,
      {
        txType: 113n,
        from: BigInt(account),
        to: BigInt(wanted.to),
        gasLimit: wanted.gas ?? 0n,
        gasPerPubdataByteLimit: 50_000n,
        maxFeePerGas: wanted.maxFeePerGas ?? 0n,
        maxPriorityFeePerGas: 0n,
        paymaster: wanted.isSponsored ? 1n : 0n,
        nonce: 0n,
        value: wanted.value ?? 0n,
        reserved: [0n, 0n, 0n, 0n],
        data: wanted.data ?? '0x',
        signature: encodeAbiParameters(SIGNATURE, [signature, account, proof]),
        factoryDeps: [],
        paymasterInput: '0x',
        reservedDynamic: '0x',
      },
    ],
  });
}

const answersSchema = v.array(
  v.object({
    calls: v.array(
      v.object({
        status: v.string(),
        returnData: hexSchema,
        error: v.optional(v.object({ data: v.optional(hexSchema), message: v.string() })),
      }),
    ),
  }),
);

/** On chain: all sessions are made in one block, and in each block after it tries every account one transaction. */
async function simulate(stories: Story[], now: bigint) {
  const call = (from: Hex, to: Hex, data: Hex) => ({ from, to, data, gas: '0x1e8480' });
  const block = (seconds: bigint, calls: object[]) => ({
    blockOverrides: { time: numberToHex(now + seconds), gasLimit: '0x2540be400' },
    // Each round is the account's first transaction: what went before has the limits counted, not the nonce.
    stateOverrides: Object.fromEntries(
      accounts.map((account) => [account, { stateDiff: { [pad('0x', { size: 32 })]: pad('0x', { size: 32 }) } }]),
    ),
    calls,
  });
  const forEach = (make: (one: Story, account: Hex) => object[]) =>
    stories.flatMap((one, index) => make(one, accounts[index] ?? '0x'));
  const rounds = TIMES.map((seconds, round) => {
    const revocations = forEach((one, account) => {
      const args = [sessionId(one.config)] as const;
      const data = encodeFunctionData({ abi: sessionAccountAbi, functionName: 'revokeSession', args });
      return one.revoked === round ? [call(account, account, data)] : [];
    });
    const attempts = forEach((one, account) => {
      const wanted = one.transactions[round];
      if (!wanted) throw new Error('No transaction');
      return [
        call(account, account, own('sessionState', one.config)),
        call(BOOTLOADER, account, validation(account, one.config, wanted, now + seconds)),
      ];
    });
    return { skipped: revocations.length, block: block(seconds, [...revocations, ...attempts]) };
  });
  const creations = forEach((one, account) => [call(account, account, own('createSession', one.config))]);
  const blockStateCalls = [block(0n, creations), ...rounds.map((round) => round.block)];
  const answer = await chain.admin.call('eth_simulateV1', [{ blockStateCalls, validation: false }, 'latest']);
  const skipped = [0, ...rounds.map((round) => round.skipped)];
  return v.parse(answersSchema, answer).map(({ calls }, index) => calls.slice(skipped[index]));
}
type Answer = Awaited<ReturnType<typeof simulate>>[number][number];

function onChain({ status, returnData, error }: Answer): string {
  if (status === '0x1') return returnData.startsWith('0x') && BigInt(returnData) !== 0n ? 'allowed' : 'bad signature';
  const data = returnData === '0x' ? (error?.data ?? '0x') : returnData;
  try {
    const { errorName, args } = decodeErrorResult({ abi: compiledAbi, data });
    return errorName === 'SessionRefused' ? args[0] : errorName;
  } catch {
    return `reverted: ${data} ${error?.message}`;
  }
}

function onDevice(one: Story, wanted: Wanted, stateData: Hex, now: bigint): string {
  const state = decodeFunctionResult({ abi: sessionAccountAbi, functionName: 'sessionState', data: stateData });
  const { isSponsored, ...transaction } = wanted;
  try {
    checkSessionTransaction({
      config: one.config,
      state: state as Parameters<typeof checkSessionTransaction>[0]['state'],
      transaction: isSponsored ? { ...transaction, paymaster: BOOTLOADER } : transaction,
      now,
    });
    return 'allowed';
  } catch (error) {
    if (!(error instanceof SessionValidationError)) throw error;
    return error.type;
  }
}

test(`device and account agree on ${SESSIONS} random sessions of ${ROUNDS} transactions each, and why [I9] [I10] [I15] [I18] [I25]`, async () => {
  const now = (await chain.now()) + 1_000n;
  const stories = fc.sample(story, { seed: SEED, numRuns: SESSIONS }).map((one) => told(one, now));
  const verdicts = new Map<string, number>();
  const differing: unknown[] = [];
  for (let at = 0; at < stories.length; at += AT_ONCE) {
    const some = stories.slice(at, at + AT_ONCE);
    const [made = [], ...rounds] = await simulate(some, now);
    for (const [index, one] of some.entries()) {
      const isMade = made[index]?.status === '0x1';
      const isValid = v.is(sessionConfigSchema, one.config) && one.config.expiresAt >= now + 60n;
      if (isMade !== isValid) differing.push({ made: made[index], isValid, config: one.config });
      for (const [round, answers] of rounds.entries()) {
        const [state, validated] = answers.slice(index * 2);
        const wanted = one.transactions[round];
        if (!state || !validated || !wanted) throw new Error('No answer');
        const chains = onChain(validated);
        // Of a session that nobody may own there is no state to read: it divides by a period of zero.
        const devices =
          state.status === '0x1'
            ? onDevice(one, wanted, state.returnData, now + (TIMES[round] ?? 0n))
            : isMade
              ? 'no state'
              : 'session_inactive';
        verdicts.set(chains, (verdicts.get(chains) ?? 0) + 1);
        if (devices !== chains) differing.push({ devices, chains, round, wanted, config: one.config });
      }
    }
    if (differing.length > 0) break;
  }
  expect(differing.slice(0, 1)).toEqual([]);
  expect([...verdicts.values()].reduce((sum, count) => sum + count, 0)).toBe(SESSIONS * ROUNDS);
  // No rule goes untried, and much is allowed.
  expect([...verdicts.keys()].toSorted()).toEqual([
    'allowed',
    'constraint_equal_violated',
    'constraint_greater_equal_violated',
    'constraint_greater_violated',
    'constraint_index_out_of_bounds',
    'constraint_less_equal_violated',
    'constraint_less_violated',
    'constraint_not_equal_violated',
    'fee_limit_exceeded',
    'max_value_per_use_exceeded',
    'no_call_policy',
    'no_transfer_policy',
    'parameter_limit_exceeded',
    'session_expired',
    'session_inactive',
    'value_limit_exceeded',
  ]);
  expect(verdicts.get('allowed')).toBeGreaterThan(SESSIONS / 4);
});
