import { encodeFunctionData, hashMessage, pad, parseAbi, parseEther, toHex, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePasskey, type Passkey } from '../support/server/passkey.ts';
import {
  allowance,
  lifetime,
  startSsoChain,
  unlimited,
  type Draft,
  type SsoChain,
} from '../support/server/sso-chain.ts';
import { sessionAccountAbi } from '../../src/domain/session-policy/abis.ts';
import { CONDITION, type SessionConfig } from '../../src/domain/session-policy/config.ts';
import { sessionId } from '../../src/domain/session-policy/policy.ts';

/* Accounts of the single sign-on on the embedded network, by raw transactions alone: no check of the app's is asked. */

const erc20 = parseAbi(['function transfer(address to, uint256 amount)', 'function deposit() payable']);
const FRIEND = pad('0xf00d', { size: 20 });
const WEI = 1n;
let chain: SsoChain;
let passkey: Passkey;
let account: Hex;
let weth: Hex;

beforeAll(async () => {
  chain = await startSsoChain();
  passkey = await makePasskey();
  account = await chain.addressOf(passkey);
  weth = chain.deployments.find(({ chainId }) => chainId === 31338)?.weth ?? '0x';
  // Deployed by a key that owns nothing: the paymaster pays.
  const raw = await chain.byKey(chain.newKey(), {
    to: chain.factory,
    data: chain.deployment(passkey),
    sponsored: true,
  });
  expect((await chain.receipt(await chain.send(raw))).status).toBe('success');
  await chain.fund(account, parseEther('100'));
}, 120_000);
afterAll(() => chain.end());

const transfer = (amount: bigint, to: Hex = FRIEND): Hex =>
  encodeFunctionData({ abi: erc20, functionName: 'transfer', args: [to, amount] });

async function asOwner(draft: Draft) {
  return chain.receipt(await chain.send(await chain.byOwner(account, passkey, draft)));
}

type Session = { key: PrivateKeyAccount; config: SessionConfig };
async function makeSession(change: Partial<SessionConfig> = {}): Promise<Session> {
  const key = chain.newKey();
  const config: SessionConfig = {
    signer: key.address.toLowerCase() as Hex,
    expiresAt: (await chain.now()) + 3_600n,
    feeLimit: lifetime(parseEther('1')),
    callPolicies: [],
    transferPolicies: [{ target: FRIEND, maxValuePerUse: 5n, valueLimit: lifetime(10n) }],
    ...change,
  };
  const data = encodeFunctionData({ abi: sessionAccountAbi, functionName: 'createSession', args: [config] });
  expect((await asOwner({ to: account, data })).status).toBe('success');
  return { key, config };
}

/** What the network says: `success`, `reverted`, or why it refused. */
async function use(session: Session, draft: Draft, from: Hex = account): Promise<string> {
  const raw = await chain.bySession(from, { ...session, now: await chain.now() }, draft);
  return chain.send(raw).then(
    async (hash) => (await chain.receipt(hash)).status,
    (error: unknown) => (error as { details: string }).details,
  );
}
const refused = (kind: string) => `Session validation failed: refused on chain (${kind})`;

describe('a session', () => {
  test('pays its target without a window, up to the maximum of one use and to its limit [I17] [I18]', async () => {
    const session = await makeSession();
    expect(await use(session, { to: FRIEND, value: 5n * WEI })).toBe('success');
    expect(await use(session, { to: FRIEND, value: 6n })).toBe(refused('max_value_per_use_exceeded'));
    expect(await use(session, { to: FRIEND, value: 4n })).toBe('success');
    expect(await use(session, { to: FRIEND, value: 2n })).toBe(refused('value_limit_exceeded'));
    const state = await chain.state(account, session.config);
    expect(state.transferValue[0]?.remaining).toBe(1n);
    // 2,000,000 gas at one gwei for each of the two that went through.
    expect(state.feesRemaining).toBe(parseEther('1') - 2n * 2n * 10n ** 15n);
  });

  test('may do nothing else: wrong target, wrong selector, data without a policy [I15] [I16]', async () => {
    const callPolicies: SessionConfig['callPolicies'] = [
      { target: weth, selector: '0xa9059cbb', maxValuePerUse: 0n, valueLimit: unlimited, constraints: [] },
    ];
    const session = await makeSession({ callPolicies });
    await asOwner({ to: weth, value: 100n, data: encodeFunctionData({ abi: erc20, functionName: 'deposit' }) });
    expect(await use(session, { to: weth, data: transfer(1n) })).toBe('success');
    expect(await use(session, { to: FRIEND, data: transfer(1n) })).toBe(refused('no_call_policy'));
    expect(await use(session, { to: weth, data: `0x095ea7b3${transfer(1n).slice(10)}` })).toBe(
      refused('no_call_policy'),
    );
    expect(await use(session, { to: weth, data: '0xa905' })).toBe(refused('no_call_policy'));
    expect(await use(session, { to: weth, value: 1n })).toBe(refused('no_transfer_policy'));
    expect(await use(session, { to: account })).toBe(refused('no_transfer_policy'));
  });

  test.each([
    ['equal', CONDITION.equal, 7n, 8n],
    ['greater', CONDITION.greater, 8n, 7n],
    ['less', CONDITION.less, 6n, 7n],
    ['greater_equal', CONDITION.greaterOrEqual, 7n, 6n],
    ['less_equal', CONDITION.lessOrEqual, 7n, 8n],
    ['not_equal', CONDITION.notEqual, 8n, 7n],
  ] as const)('is held to a constraint on chain: %s [I26]', async (name, condition, good, bad) => {
    const constraint = { index: 1n, condition, refValue: pad(toHex(7n), { size: 32 }), limit: unlimited };
    const session = await makeSession({
      callPolicies: [
        { target: weth, selector: '0xa9059cbb', maxValuePerUse: 0n, valueLimit: unlimited, constraints: [constraint] },
      ],
    });
    await asOwner({ to: weth, value: 20n, data: encodeFunctionData({ abi: erc20, functionName: 'deposit' }) });
    expect(await use(session, { to: weth, data: transfer(good) })).toBe('success');
    expect(await use(session, { to: weth, data: transfer(bad) })).toBe(refused(`constraint_${name}_violated`));
    expect(await use(session, { to: weth, data: '0xa9059cbb' })).toBe(refused('constraint_index_out_of_bounds'));
  });

  test('spends fees up to its limit, and none of its own where the paymaster pays [I12] [I13] [I14]', async () => {
    const fee = 2n * 10n ** 15n;
    const session = await makeSession({ feeLimit: lifetime(fee) });
    expect(await use(session, { to: FRIEND, value: 1n })).toBe('success');
    expect(await use(session, { to: FRIEND, value: 1n, gas: 1_000_000n })).toBe(refused('fee_limit_exceeded'));
    const before = await chain.client.getBalance({ address: account });
    expect(await use(session, { to: FRIEND, value: 1n, sponsored: true })).toBe('success');
    expect(await chain.client.getBalance({ address: account })).toBe(before - 1n);
  });

  test('with an allowance has it again in the next period, with a lifetime limit never [I37] [I38]', async () => {
    const other = pad('0xbeef', { size: 20 });
    const session = await makeSession({
      expiresAt: (await chain.now()) + 10n * 86_400n * 365n,
      transferPolicies: [
        { target: FRIEND, maxValuePerUse: 10n, valueLimit: allowance(10n, 86_400n) },
        { target: other, maxValuePerUse: 10n, valueLimit: lifetime(10n) },
      ],
    });
    expect(await use(session, { to: FRIEND, value: 10n })).toBe('success');
    expect(await use(session, { to: other, value: 10n })).toBe('success');
    expect(await use(session, { to: FRIEND, value: 1n })).toBe(refused('value_limit_exceeded'));
    const early = await chain.bySession(
      account,
      { ...session, now: (await chain.now()) + 86_400n },
      { to: FRIEND, value: 1n },
    );
    await expect(chain.send(early)).rejects.toThrow(refused('period_mismatch'));
    await chain.pass(86_400n);
    expect(await use(session, { to: FRIEND, value: 10n })).toBe('success');
    await chain.pass(86_400n * 365n);
    expect(await use(session, { to: other, value: 1n })).toBe(refused('value_limit_exceeded'));
  });

  test('that has expired is over, at the second it says [I11]', async () => {
    const session = await makeSession({ expiresAt: (await chain.now()) + 600n });
    expect(await use(session, { to: FRIEND, value: 1n })).toBe('success');
    await chain.pass(600n);
    expect(await use(session, { to: FRIEND, value: 1n })).toBe(refused('session_expired'));
  });

  test('is unknown, active, then closed for good [I1] [I2] [I3] [I10]', async () => {
    const key = chain.newKey();
    const { config } = await makeSession({ signer: key.address.toLowerCase() as Hex });
    const id = sessionId(config);
    const status = () =>
      chain.client.readContract({
        address: account,
        abi: sessionAccountAbi,
        functionName: 'sessionStatus',
        args: [id],
      });
    const unknown = { ...config, signer: chain.newKey().address };
    expect((await chain.state(account, unknown)).status).toBe(0);
    expect(await status()).toBe(1);
    const revoke = encodeFunctionData({ abi: sessionAccountAbi, functionName: 'revokeSession', args: [id] });
    const { logs } = await asOwner({ to: account, data: revoke });
    expect(logs.some(({ topics }) => topics[1] === id)).toBe(true);
    expect(await status()).toBe(2);
    expect(await use({ key, config }, { to: FRIEND, value: 1n })).toBe(refused('session_inactive'));
    const again = encodeFunctionData({ abi: sessionAccountAbi, functionName: 'createSession', args: [config] });
    expect((await asOwner({ to: account, data: again })).status).toBe('reverted');
  });

  test('cannot be owned where it names the account itself, is over at once, or says one thing twice', async () => {
    const create = async (change: Partial<SessionConfig>) => {
      const key = chain.newKey();
      const config: SessionConfig = {
        signer: key.address,
        expiresAt: (await chain.now()) + 3_600n,
        feeLimit: unlimited,
        callPolicies: [],
        transferPolicies: [],
        ...change,
      };
      const data = encodeFunctionData({ abi: sessionAccountAbi, functionName: 'createSession', args: [config] });
      return (await asOwner({ to: account, data })).status;
    };
    const policy = { target: FRIEND, maxValuePerUse: 0n, valueLimit: unlimited };
    expect(await create({ transferPolicies: [policy] })).toBe('success');
    expect(await create({ transferPolicies: [{ ...policy, target: account }] })).toBe('reverted');
    expect(await create({ transferPolicies: [policy, policy] })).toBe('reverted');
    expect(await create({ expiresAt: (await chain.now()) + 30n })).toBe('reverted');
    expect(await create({ feeLimit: { limitType: 2, limit: 1n, period: 0n } })).toBe('reverted');
  });

  test('key signs nothing but transactions; the passkey signs messages', async () => {
    const { key } = await makeSession();
    const hash = hashMessage('hello');
    const answer = (signature: Hex) =>
      chain.client.readContract({
        address: account,
        abi: sessionAccountAbi,
        functionName: 'isValidSignature',
        args: [hash, signature],
      });
    expect(await answer(await passkey.sign(hash))).toBe('0x1626ba7e');
    expect(await answer(await passkey.sign(hashMessage('other')))).toBe('0xffffffff');
    expect(await answer(await key.sign({ hash }))).toBe('0xffffffff');
    expect(await answer(await (await makePasskey()).sign(hash))).toBe('0xffffffff');
  });

  test('key of one account is nothing to another', async () => {
    const session = await makeSession();
    const other = await makePasskey();
    const address = await chain.addressOf(other);
    await chain.send(
      await chain.byKey(chain.newKey(), { to: chain.factory, data: chain.deployment(other), sponsored: true }),
    );
    await chain.fund(address, parseEther('1'));
    expect(await use(session, { to: FRIEND, value: 1n }, address)).toBe(refused('session_inactive'));
  });
});

test('nobody makes an account act but the bootloader and the account', async () => {
  const { config } = await makeSession();
  const data = encodeFunctionData({
    abi: sessionAccountAbi,
    functionName: 'createSession',
    args: [{ ...config, signer: FRIEND }],
  });
  for (const to of [account, await chain.addressOf(passkey)]) {
    await expect(chain.client.call({ account: FRIEND, to, data })).rejects.toThrow();
  }
  const batch = encodeFunctionData({
    abi: sessionAccountAbi,
    functionName: 'executeBatch',
    args: [[{ to: FRIEND, value: 1n, data: '0x' }]],
  });
  await expect(chain.client.call({ account: FRIEND, to: account, data: batch })).rejects.toThrow();
  expect((await asOwner({ to: account, data: batch })).status).toBe('success');
});
