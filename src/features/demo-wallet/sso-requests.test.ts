import { encodeFunctionData, encodeFunctionResult, pad, parseAbi, stringToHex, toHex } from 'viem';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { rpc, RpcAnswerError } from '../../device/rpc.ts';
import { SEAPORT_ADDRESS } from '../../domain/order.ts';
import { sessionAccountAbi } from '../../domain/session-policy/abis.ts';
import { startRuntime } from '../../services/runtime.ts';
import { confirmInWindow } from './confirm-window.ts';
import { askForms } from './own-forms.ts';
import { ProviderError } from './provider-error.ts';
import { createSsoWindow } from './sso-requests.ts';

vi.mock('../../device/rpc.ts', async (original) => ({ ...(await original<object>()), rpc: vi.fn() }));
vi.mock('./own-forms.ts', () => ({ askForms: vi.fn(), say: vi.fn() }));
vi.mock('./confirm-window.ts', () => ({ confirmInWindow: vi.fn() }));

/* What the window refuses, with a mocked node and a mocked person: asked without need, they have no answer. */

const address = (n: number) => pad(toHex(n), { size: 20 });
const [account, other, factory] = [address(0xaa), address(0xbb), address(0xcc)];
const CHAIN = 31338;
const sso = { chainId: CHAIN, origin: 'https://wallet.test', factory, paymaster: null };
const answer = createSsoWindow(sso, 'https://market.test');
const ask = (method: string, params: readonly unknown[], chainId = CHAIN) =>
  Promise.resolve().then(() => answer({ method, params, chainId }));

beforeAll(() => {
  const network = {
    chainId: CHAIN,
    slug: 'tessera',
    name: 'Tessera',
    rpcUrls: ['/rpc/31338'],
    currency: { address: address(0), symbol: 'ETH', decimals: 18 },
    explorerTransactionUrl: null,
  };
  startRuntime({
    config: {
      marketplaceUrl: '/marketplace',
      dataUrl: '/data',
      imageUrl: '/_ipx',
      networks: [network, { ...network, chainId: 1, slug: 'other', name: 'Other' }],
      redirects: [],
      embedded: true,
      wallets: { smartWallet: null, ownWallet: null, sso },
    },
    fetch: () => Promise.reject(new Error('Nothing is asked here.')),
    isServer: false,
  });
  const result = [pad('0x01'), pad('0x02'), pad('0x03')] as const;
  vi.mocked(rpc).mockImplementation(async (_, method, [call]) =>
    method === 'eth_call' && (call as { to: string }).to === account
      ? encodeFunctionResult({ abi: sessionAccountAbi, functionName: 'owner', result })
      : '0x',
  );
});

afterEach(() => vi.unstubAllGlobals());

const sending = (to: string) => ({ from: account, to, value: 0n, data: '0x01020304', nonce: 0 });

test('a page cannot have the account itself changed: neither by a call, nor in a batch, nor as typed data', async () => {
  const [harmless, own] = [sending(other), sending(account)];
  const zkSync = {
    domain: { name: 'zkSync', version: '2', chainId: CHAIN },
    types: { Transaction: [{ name: 'from', type: 'uint256' }] },
    primaryType: 'Transaction',
    message: { from: 1 },
  };
  const refused: [method: string, params: unknown[]][] = [
    ['eth_sendTransaction', [{ ...own, why: null }]],
    ['wallet_sendCalls', [{ from: account, nonce: 0, calls: [harmless, own] }]],
    ['eth_signTypedData_v4', [account, zkSync]],
    ['eth_signTypedData_v4', [account, JSON.stringify({ ...zkSync, domain: { ...zkSync.domain, name: 'ZKSYNC' } })]],
  ];
  for (const [method, params] of refused)
    await expect(ask(method, params), method).rejects.toMatchObject({
      code: -32602,
      message: 'Pages may not change the account itself.',
    });
});

test('a sign-in message for another site is refused, in words', async () => {
  const message = stringToHex(`evil.test wants you to sign in with your Ethereum account:\n${account}\n\nSign in.`);
  await expect(ask('personal_sign', [message, account])).rejects.toMatchObject({
    code: 4001,
    message: 'The message signs you in to evil.test, but market.test asks for it. It was refused.',
  });
});

test('another network, an account that is none, broken data and unknown methods are refused', async () => {
  const refused: [method: string, params: unknown[], chainId: number, code: number][] = [
    ['personal_sign', ['0x00', account], 1, 4901],
    ['personal_sign', ['0x00', other], CHAIN, 4100],
    ['personal_sign', ['0x00', 'nobody'], CHAIN, -32602],
    ['eth_sendTransaction', [{ ...sending(other), nonce: -1, why: null }], CHAIN, -32602],
    ['eth_sendTransaction', [{ ...sending(other), why: 'x'.repeat(501) }], CHAIN, -32602],
    ['wallet_sendCalls', [{ from: account, nonce: 0, calls: [] }], CHAIN, -32602],
    ['sso_revokeSession', [account, '0x12'], CHAIN, -32602],
    ['eth_sign', [account, '0x00'], CHAIN, -32004],
  ];
  for (const [method, params, chainId, code] of refused)
    await expect(ask(method, params, chainId), method).rejects.toMatchObject({ code });
});

test('with a mocked person and device: passkeys of one day are told apart by the time in their names', async () => {
  const create = vi.fn<(o: CredentialCreationOptions) => Promise<null>>().mockResolvedValue(null);
  vi.stubGlobal('navigator', { credentials: { create } });
  vi.stubGlobal('window', { PublicKeyCredential: {} });
  vi.mocked(askForms).mockImplementation(async ({ forms }) => {
    await forms.find(({ submit }) => submit === 'Make a new account')?.run({});
  });
  const name = async (time: string) => {
    vi.setSystemTime(time);
    await expect(ask('eth_requestAccounts', [])).rejects.toMatchObject({ code: 4001 });
    return create.mock.lastCall?.[0].publicKey?.user.name ?? '';
  };
  const [morning, evening] = [await name('2026-11-26T08:05:00'), await name('2026-11-26T20:31:00')];
  vi.useRealTimers();
  expect(morning).toMatch(/^Vitrine account, Nov 26, 2026, 8:05\sAM$/);
  expect(evening).toMatch(/^Vitrine account, Nov 26, 2026, 8:31\sPM$/);
});

/** What the window would show for it. */
async function questionOf(method: string, params: readonly unknown[]) {
  vi.mocked(confirmInWindow).mockImplementationOnce(({ read }) => read());
  return (await ask(method, params)) as Awaited<ReturnType<Parameters<typeof confirmInWindow>[0]['read']>>;
}

test('a call that no session covers is named as the app knows it, its contract by a mocked node, the hex behind', async () => {
  const abi = parseAbi(['function setApprovalForAll(address operator, bool approved)']);
  const data = encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [SEAPORT_ADDRESS, true] });
  const why = (selector: string, to: string) =>
    `Session validation failed: The session allows no call of ${selector} at ${to} (no_call_policy)`;
  const told = async (call: { to: string; data: string }) => {
    const reason = why(call.data.slice(0, 10), call.to);
    return (await questionOf('eth_sendTransaction', [{ ...sending(call.to), ...call, why: reason }])).why;
  };
  expect(await told({ to: other, data })).toMatch(
    new RegExp(`allows no call of “[A-Z][^”]+” \\(0xa22cb465\\) at ${other} \\(no_call_policy\\)$`),
  );
  expect(await told({ to: SEAPORT_ADDRESS, data: '0x01020304' })).toContain(
    `allows no call of 0x01020304 at Seaport, the marketplace’s contract, ${SEAPORT_ADDRESS} (no_call_policy)`,
  );
});

test('a session that the mocked network does not tell of is revoked by its id', async () => {
  const id = pad('0x5e', { size: 32 });
  expect((await questionOf('sso_revokeSession', [account, id])).facts).toContainEqual(['Session', id]);
});

test.each([
  ['execution reverted: custom error 0x7f63bd0f', 'The network would refuse this transaction.'],
  ['execution reverted: Sold out', 'execution reverted: Sold out'],
])('a call of which a mocked node says "%s" is refused in the words of every wallet', async (said, message) => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.mocked(confirmInWindow).mockImplementation(({ carryOut }) => carryOut());
  const before = vi.mocked(rpc).getMockImplementation();
  vi.mocked(rpc).mockImplementation(async (urls, method, params) => {
    if (method === 'zks_estimateFee') throw new RpcAnswerError(3, said, null);
    return before?.(urls, method, params);
  });
  const refusal = await ask('eth_sendTransaction', [{ ...sending(other), why: null }]).catch((error: unknown) => error);
  // Of any other error the page hears nothing but that there was one.
  expect(refusal).toBeInstanceOf(ProviderError);
  expect(refusal).toMatchObject({ code: 3, message });
});
