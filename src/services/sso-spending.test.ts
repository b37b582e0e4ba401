import 'fake-indexeddb/auto';
import { parseEip712Transaction } from 'viem/zksync';
import { beforeEach, expect, test, vi } from 'vitest';
import { friend, stranger } from '../../tests/support/trades/sessions.ts';
import {
  account,
  answerAs,
  connected,
  hash,
  NOW,
  privateKey,
  setUp,
  stands,
} from '../../tests/support/trades/sso-provider.ts';
import { rpc } from '../device/rpc.ts';
import { SESSION_STATUS } from '../domain/session-policy/config.ts';
import { onAlert } from './alerts.ts';
import { keepSsoAccount, keepSsoSession } from './sso-session-store.ts';
import { walletStorage } from './wallet-storage.ts';

vi.mock('../device/rpc.ts', () => ({ rpc: vi.fn() }));
vi.mock('./runtime.ts', () => ({ networkById: (chainId: number) => ({ chainId, rpcUrls: ['http://node.test'] }) }));
vi.mock('./marketplace.ts', () => ({
  routerSettings: async () => ({ data: [{ chainId: 31338, zone: `0x${'5e'.repeat(20)}` }] }),
}));

/* Window, node and marketplace are mocked: what is tested is what the provider makes of what they answer. */

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
            limit: 5n,
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
