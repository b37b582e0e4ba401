import { beforeEach, expect, test, vi } from 'vitest';
import { rpc } from '../device/rpc.ts';
import { ProviderRpcError } from '../domain/wallet-errors.ts';
import { createOwnWallet } from './own-wallet-provider.ts';
import type { Content, WalletPopup } from './wallet-popup.ts';

vi.mock('../device/rpc.ts', () => ({ rpc: vi.fn() }));
vi.mock('./runtime.ts', () => ({ networkById: (chainId: number) => ({ chainId, rpcUrls: ['http://node.test'] }) }));

/* Window and node are mocked: what is tested is what the provider makes of what they answer. */

const ACCOUNT = `0x${'ab'.repeat(20)}`;

async function setUp(answer: (content: Content) => unknown, kept = new Map<string, string>()) {
  const asked: Content[] = [];
  const popup: WalletPopup = {
    open: async () => {},
    close: () => {},
    async ask(content) {
      asked.push(content);
      return answer(content);
    },
  };
  const storage = {
    entries: async () => [...kept],
    set: async (key: string, value: string) => void kept.set(key, value),
    remove: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
  const wallet = await createOwnWallet({ popup, kept: storage, chainIds: [31337, 31338] });
  return { wallet, asked, kept };
}
const connected = (answer: (content: Content) => unknown) => setUp(answer, new Map([['account', ACCOUNT]]));

beforeEach(() => vi.mocked(rpc).mockReset());

test.each(['user closed modal', 'Accounts received is empty', 'User denied account authorization', 'Request rejected'])(
  'with a mocked window that answers “%s” to connecting: it is a rejection, 4001 [H15] [H16] [H17] [H18]',
  async (message) => {
    const { wallet, kept } = await setUp(() => {
      throw new ProviderRpcError(-32000, message);
    });
    await expect(wallet.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 });
    expect(kept.size).toBe(0);
  },
);

test('with a mocked window: no accounts are a rejection, and other words are not [H16] [H18]', async () => {
  const { wallet } = await setUp(() => []);
  await expect(wallet.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 });
  const failing = await setUp(() => {
    throw new ProviderRpcError(-32603, 'The faucet is closed');
  });
  await expect(failing.wallet.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: -32603 });
});

test.each(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_switchEthereumChain'])(
  'before connecting %s is refused in the spec’s words [K39]',
  async (method) => {
    const { wallet, asked } = await setUp(() => null);
    await expect(wallet.request({ method })).rejects.toMatchObject({
      code: 4100,
      message: 'Must call eth_requestAccounts before other methods',
    });
    expect(asked).toEqual([]);
  },
);

test('an unknown method and another chain are refused in the spec’s words [K40]', async () => {
  const { wallet } = await connected(() => null);
  await expect(wallet.request({ method: 'foo_bar' })).rejects.toMatchObject({
    code: -32004,
    message: 'Method foo_bar is not supported.',
  });
  await expect(
    wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] }),
  ).rejects.toMatchObject({ code: 4902, message: 'Chain switching is not supported yet' });
});

test('somebody who was connected is so after a reload without a window, unless they disconnected', async () => {
  const first = await setUp(() => [ACCOUNT]);
  expect(await first.wallet.request({ method: 'eth_accounts' })).toEqual([]);
  expect(await first.wallet.request({ method: 'eth_requestAccounts' })).toEqual([ACCOUNT]);
  const again = await setUp(() => null, first.kept);
  expect(await again.wallet.request({ method: 'eth_accounts' })).toEqual([ACCOUNT]);
  expect(await again.wallet.request({ method: 'eth_chainId' })).toBe('0x7a69');
  expect(again.asked).toEqual([]);
  await again.wallet.disconnect();
  expect(await again.wallet.request({ method: 'eth_accounts' })).toEqual([]);
});

test('with a mocked window and node: what the window signed is sent once, and nothing where it rejects', async () => {
  vi.mocked(rpc).mockResolvedValue('0xhash');
  const { wallet, asked } = await connected(() => ({ raw: '0x02aa' }));
  const transaction = { from: ACCOUNT, to: ACCOUNT };
  expect(await wallet.request({ method: 'eth_sendTransaction', params: [transaction] })).toBe('0xhash');
  expect(asked).toEqual([{ action: { method: 'eth_sendTransaction', params: [transaction] }, chainId: 31337 }]);
  expect(vi.mocked(rpc).mock.calls).toEqual([[['http://node.test'], 'eth_sendRawTransaction', ['0x02aa']]]);
  const rejecting = await connected(() => {
    throw new ProviderRpcError(4001);
  });
  await expect(rejecting.wallet.request({ method: 'eth_sendTransaction' })).rejects.toMatchObject({ code: 4001 });
  expect(vi.mocked(rpc)).toHaveBeenCalledTimes(1);
});
