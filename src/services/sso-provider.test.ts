import 'fake-indexeddb/auto';
import { privateKeyToAccount } from 'viem/accounts';
import { beforeEach, expect, test, vi } from 'vitest';
import { friend, stranger } from '../../tests/support/trades/sessions.ts';
import { account, answerAs, connected, hash, setUp, stands } from '../../tests/support/trades/sso-provider.ts';
import { rpc } from '../device/rpc.ts';
import { ProviderRpcError } from '../domain/wallet-errors.ts';
import { readSsoAccount, readSsoSession } from './sso-session-store.ts';
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
