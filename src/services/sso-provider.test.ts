import 'fake-indexeddb/auto';
import { encodeFunctionResult, numberToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { parseEip712Transaction } from 'viem/zksync';
import { beforeEach, expect, test, vi } from 'vitest';
import { fresh, friend, session, stranger } from '../../tests/support/trades/sessions.ts';
import { rpc } from '../device/rpc.ts';
import { sessionAccountAbi } from '../domain/session-policy/abis.ts';
import { SESSION_STATUS, type SessionConfig, type SessionState } from '../domain/session-policy/config.ts';
import { ProviderRpcError } from '../domain/wallet-errors.ts';
import { onAlert } from './alerts.ts';
import { createSso } from './sso-provider.ts';
import { keepSsoAccount, keepSsoSession, readSsoAccount, readSsoSession } from './sso-session-store.ts';
import type { Content, WalletPopup } from './wallet-popup.ts';
import { walletStorage } from './wallet-storage.ts';

vi.mock('../device/rpc.ts', () => ({ rpc: vi.fn() }));
vi.mock('./runtime.ts', () => ({ networkById: (chainId: number) => ({ chainId, rpcUrls: ['http://node.test'] }) }));
vi.mock('./marketplace.ts', () => ({
  routerSettings: async () => ({ data: [{ chainId: 31338, zone: `0x${'5e'.repeat(20)}` }] }),
}));

/* Window, node and marketplace are mocked: what is tested is what the provider makes of what they answer. */

const account = `0x${'ab'.repeat(20)}` as const;
const privateKey = `0x${'4f3e'.repeat(16)}` as const;
const hash = `0x${'77'.repeat(32)}`;
const sso = { chainId: 31338, origin: 'https://wallet.test', factory: friend, paymaster: stranger };
const NOW = 2_000_000_000n;

const signer = privateKeyToAccount(privateKey).address.toLowerCase() as `0x${string}`;
const stands = (): SessionConfig => ({
  ...session(),
  signer,
  expiresAt: BigInt(Math.floor(Date.now() / 1000)) + 3_600n,
});

/** A chain on which a session is in this state. */
function answerAs(state: Partial<SessionState> = {}, timestamp = NOW - 1n) {
  const sent: `0x${string}`[] = [];
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_call: () =>
      encodeFunctionResult({ abi: sessionAccountAbi, functionName: 'sessionState', result: { ...fresh, ...state } }),
    eth_getBlockByNumber: () => ({ timestamp: numberToHex(timestamp) }),
    zks_estimateFee: () => ({ gas_limit: '0x10', max_fee_per_gas: '0x1' }),
    eth_getTransactionCount: () => '0x5',
    eth_getTransactionReceipt: () => ({ status: '0x1' }),
    eth_sendRawTransaction: ([raw]) => {
      sent.push(raw as `0x${string}`);
      return hash;
    },
  };
  vi.mocked(rpc).mockImplementation(async (_, method, params) => answers[method]?.(params));
  return sent;
}

async function setUp(answer: (content: Content) => unknown = () => null) {
  const asked: Content[] = [];
  const popup: WalletPopup = {
    open: async () => {},
    close: () => {},
    async ask(content) {
      asked.push(content);
      return answer(content);
    },
  };
  const wallet = await createSso({ sso, popup });
  const told: unknown[] = [];
  wallet.on('sessionStateChange', (event: never) => told.push(event));
  const send = (call: object) =>
    wallet.request({ method: 'eth_sendTransaction', params: [{ from: account, nonce: '0x5', ...call }] });
  return { wallet, asked, told, send };
}
async function connected(config = stands()) {
  await keepSsoAccount(account);
  await keepSsoSession({ config, privateKey });
}

beforeEach(async () => {
  vi.mocked(rpc).mockReset();
  await walletStorage('sso').clear();
});

test('with a mocked window: what the session allows is signed by its key and sent, and no window opens [H7]', async () => {
  await connected({ ...stands(), expiresAt: NOW });
  const sent = answerAs();
  const { send, asked } = await setUp();
  expect(await send({ to: friend, value: '0x5' })).toBe(hash);
  expect(asked).toEqual([]);
  expect(sent).toHaveLength(1);
  const parsed = parseEip712Transaction(sent[0] ?? '0x');
  expect(parsed).toMatchObject({ from: account, to: friend, value: 5n, nonce: 5, paymaster: stranger, chainId: 31338 });
});

test('with a mocked window: what it does not allow is not sent by its key; the window hears why, and its answer is sent', async () => {
  await connected({ ...stands(), expiresAt: NOW });
  const sent = answerAs();
  const { send, asked } = await setUp(() => ({ raw: '0x71aa' }));
  expect(await send({ to: friend, value: '0x6' })).toBe(hash);
  expect(sent).toEqual(['0x71aa']);
  expect(asked).toMatchObject([
    {
      chainId: 31338,
      action: {
        method: 'eth_sendTransaction',
        params: [
          {
            to: friend,
            value: 6n,
            nonce: 5,
            why: expect.stringMatching(/^Session validation failed: .+ \(max_value_per_use_exceeded\)$/),
          },
        ],
      },
    },
  ]);
});

test.each([
  ['session_revoked', 'session_inactive', { status: SESSION_STATUS.closed }, NOW - 1n],
  ['session_inactive', 'session_inactive', { status: SESSION_STATUS.notInitialized }, NOW - 1n],
  ['session_expired', 'session_expired', {}, NOW],
] as const)(
  'with a mocked chain: after %s nothing is sent and no window opens, the spec’s words say why, and each try tells it [I5] [I6] [I7]',
  async (event, type, state, now) => {
    await connected({ ...stands(), expiresAt: NOW });
    const sent = answerAs(state, now);
    const alerts: unknown[] = [];
    const leave = onAlert((alert) => alerts.push(alert));
    const { send, asked, told } = await setUp();
    for (let time = 0; time < 2; time += 1)
      await expect(send({ to: friend, value: '0x5' })).rejects.toThrow(
        new RegExp(`^Session validation failed: .+ \\(${type}\\)$`),
      );
    leave();
    expect([sent, asked]).toEqual([[], []]);
    const [first] = told as { type: string; message: string }[];
    expect(first?.type).toBe(event);
    expect(told.filter((one) => JSON.stringify(one) !== JSON.stringify(first))).toEqual([]);
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect(alerts.at(-1)).toMatchObject({ status: 'info', description: first?.message });
  },
);

test('with a mocked window: what a session never covered is asked in the window also after its end', async () => {
  await connected({ ...stands(), expiresAt: NOW });
  const sent = answerAs({ status: SESSION_STATUS.closed });
  const { send, asked } = await setUp(() => ({ raw: '0x71aa' }));
  expect(await send({ to: stranger, data: '0x01020304' })).toBe(hash);
  expect(sent).toEqual(['0x71aa']);
  expect(asked[0]?.action.params).toMatchObject([{ why: expect.stringMatching(/\(no_call_policy\)$/) }]);
});

test('with a mocked window: after its end a session refuses also what exceeds its limits, which another may cover', async () => {
  await connected({ ...stands(), expiresAt: NOW });
  answerAs({ status: SESSION_STATUS.closed });
  const { send, asked } = await setUp();
  await expect(send({ to: friend, value: '0x6' })).rejects.toThrow(/\(session_inactive\)$/);
  expect(asked).toEqual([]);
});

test('with a mocked window: who goes on without the session that ended is asked each time, here and on the next page', async () => {
  await connected({ ...stands(), expiresAt: NOW });
  const sent = answerAs({ status: SESSION_STATUS.closed });
  const first = await setUp(() => ({ raw: '0x71aa' }));
  await expect(first.send({ to: friend, value: '0x5' })).rejects.toThrow('session_inactive');
  await first.wallet.request({ method: 'sso_leaveSession' });
  for (const { send, asked } of [first, await setUp(() => ({ raw: '0x71aa' }))]) {
    expect(await send({ to: friend, value: '0x5' })).toBe(hash);
    expect(asked[0]?.action.params).toMatchObject([{ why: null }]);
  }
  expect(sent).toEqual(['0x71aa', '0x71aa']);
});

test('with a mocked window: who connects without a session is connected; only a connection may do without', async () => {
  const sent = answerAs();
  const { wallet, send, asked } = await setUp(({ action }) =>
    action.method === 'eth_sendTransaction' ? { raw: '0x71aa' } : { account, config: null, raws: ['0x7101'] },
  );
  expect(await wallet.request({ method: 'eth_requestAccounts' })).toEqual([account]);
  expect([await readSsoAccount(), await readSsoSession()]).toEqual([account, null]);
  expect(await send({ to: friend, value: '0x5' })).toBe(hash);
  expect(asked[1]?.action.params).toMatchObject([{ why: null }]);
  expect(sent).toEqual(['0x7101', '0x71aa']);
  await expect(wallet.request({ method: 'sso_createSession' })).rejects.toMatchObject({ code: -32603 });
});

test('with a mocked window: connecting keeps account and session once the chain has them, and a no leaves nothing', async () => {
  const sent = answerAs();
  const refusing = await setUp(() => {
    throw new ProviderRpcError(-32000, 'User denied account');
  });
  await expect(refusing.wallet.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 });
  expect(await readSsoAccount()).toBeNull();

  const { wallet, asked } = await setUp(({ action }) => {
    const { signer: made } = action.params[0] as { signer: `0x${string}` };
    return { account, config: { ...stands(), signer: made }, raws: ['0x7101', '0x7102'] };
  });
  expect(await wallet.request({ method: 'eth_requestAccounts' })).toEqual([account]);
  expect(sent).toEqual(['0x7101', '0x7102']);
  expect(asked[0]?.action.params).toMatchObject([{ zone: `0x${'5e'.repeat(20)}` }]);
  expect(await readSsoAccount()).toBe(account);
  const kept = await readSsoSession();
  expect(privateKeyToAccount(kept?.privateKey ?? '0x').address.toLowerCase()).toBe(kept?.config.signer);
  await wallet.disconnect();
});

test('with a mocked window: a session of another key than the one that was made is refused', async () => {
  answerAs();
  const { wallet } = await setUp(() => ({ account, config: stands(), raws: [] }));
  await expect(wallet.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: -32603 });
  expect([await readSsoAccount(), await readSsoSession()]).toEqual([null, null]);
});

test('before connecting, for another account, another chain or an unknown method it says so', async () => {
  answerAs();
  const stranded = await setUp();
  await expect(stranded.wallet.request({ method: 'personal_sign' })).rejects.toMatchObject({ code: 4100 });
  await connected();
  const { wallet, send } = await setUp();
  await expect(send({ from: friend, to: friend })).rejects.toMatchObject({ code: 4100 });
  await expect(wallet.request({ method: 'wallet_switchEthereumChain' })).rejects.toMatchObject({
    code: 4902,
    message: 'Chain switching is not supported yet',
  });
  await expect(wallet.request({ method: 'eth_mine' })).rejects.toMatchObject({ code: -32004 });
  await wallet.disconnect();
});

test('with a mocked window: several calls are one transaction of the owner, found again by its id', async () => {
  await connected();
  answerAs();
  const { wallet, asked } = await setUp(() => ({ raw: '0x71bb' }));
  const batch = {
    id: 'mine',
    calls: [
      { to: friend, value: '0x1', data: '0x' },
      { to: stranger, data: '0x01020304' },
    ],
  };
  expect(await wallet.request({ method: 'wallet_sendCalls', params: [batch] })).toEqual({ id: 'mine' });
  expect(asked[0]?.action.params).toMatchObject([{ from: account, nonce: 5, calls: [{ value: 1n }, { value: 0n }] }]);
  const status = (id: string) => wallet.request({ method: 'wallet_getCallsStatus', params: [id] });
  expect(await status('mine')).toMatchObject({ status: 200, receipts: [{ transactionHash: hash }] });
  await expect(status('other')).rejects.toMatchObject({ code: 5730 });
  await expect(wallet.request({ method: 'wallet_sendCalls', params: [batch] })).rejects.toMatchObject({ code: 5720 });
  await wallet.disconnect();
});

test('with a mocked window: a session’s end is told at one page, and not again for what no session covers', async () => {
  await connected({ ...stands(), expiresAt: NOW });
  answerAs({ status: SESSION_STATUS.closed });
  const first = await setUp(() => ({ raw: '0x71aa' }));
  await expect.poll(() => first.told).toHaveLength(1);
  await first.send({ to: stranger, data: '0x01020304' });
  expect(first.told).toHaveLength(1);
  await first.wallet.disconnect();

  const next = await setUp();
  const asksOfSession = () => vi.mocked(rpc).mock.calls.filter(([, method]) => method === 'eth_call').length;
  const before = asksOfSession();
  await expect(next.send({ to: friend, value: '0x5' })).rejects.toThrow('session_inactive');
  // That one try has told it; the page's start has asked nothing.
  expect(asksOfSession() - before).toBe(1);
  expect(next.told).toHaveLength(1);
});

test('with a mocked window: the session that another tab began is used, and that of another account is not', async () => {
  const useless = { ...stands(), callPolicies: [], transferPolicies: [] };
  await connected(useless);
  const sent = answerAs();
  const { send, asked } = await setUp(() => ({ raw: '0x71aa' }));
  await connected({ ...stands(), expiresAt: NOW });
  await send({ to: friend, value: '0x5' });
  await keepSsoAccount(stranger);
  await keepSsoSession({ config: useless, privateKey });
  await send({ to: friend, value: '0x5' });
  expect([sent.length, asked.length]).toEqual([2, 0]);
});
