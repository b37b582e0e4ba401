import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { friend, session, stranger } from '../../tests/support/trades/sessions.ts';
import { rpc } from '../device/rpc.ts';
import { createSso } from './sso-provider.ts';
import { keepSsoAccount } from './sso-session-store.ts';
import type { WalletPopup } from './wallet-popup.ts';
import { walletStorage } from './wallet-storage.ts';

vi.mock('../device/rpc.ts', () => ({ rpc: vi.fn() }));
vi.mock('./runtime.ts', () => ({ networkById: (chainId: number) => ({ chainId, rpcUrls: ['http://node.test'] }) }));
vi.mock('./marketplace.ts', () => ({
  routerSettings: async () => ({ data: [{ chainId: 31338, zone: `0x${'5e'.repeat(20)}` }] }),
}));

const account = `0x${'ab'.repeat(20)}` as const;

test('with mocked window and node: who signs out while a session is being made leaves no key on this device', async () => {
  await keepSsoAccount(account);
  const popup: WalletPopup = {
    open: async () => {},
    close: () => {},
    async ask({ action }) {
      const { signer } = action.params[1] as { signer: `0x${string}` };
      return { account, config: { ...session(), signer, expiresAt: 4_000_000_000n }, raws: ['0x7102'] };
    },
  };
  const sso = { chainId: 31338, origin: 'https://wallet.test', factory: friend, paymaster: stranger };
  const wallet = await createSso({ sso, popup });
  vi.mocked(rpc).mockImplementation(async (_, method) => {
    if (method !== 'eth_getTransactionReceipt') return `0x${'77'.repeat(32)}`;
    // When the chain is asked whether the session is there.
    await walletStorage('sso').clear();
    await wallet.disconnect();
    return { status: '0x1' };
  });
  await expect(wallet.request({ method: 'sso_createSession' })).rejects.toMatchObject({ code: 4001 });
  expect(await walletStorage('sso').entries()).toEqual([]);
});
