import { expect, test, vi } from 'vitest';
import { createConfig, http } from 'wagmi';
import { connect } from 'wagmi/actions';
import { foundry } from 'viem/chains';
import { walletPairing } from './wallet-pairing.ts';
import { walletConnectConnector } from './walletconnect-connector.ts';
import type { WalletConnectOptions } from './walletconnect-sdk.ts';

/* The thin part that is always there, WalletConnect's code mocked. */

const made: WalletConnectOptions[] = [];
let cancelled = 0;
vi.mock('./walletconnect-sdk.ts', () => ({
  createWalletConnect(options: WalletConnectOptions) {
    made.push(options);
    return {
      request: async ({ method }: { method: string }) =>
        method === 'eth_chainId' ? '0x7a69' : [`0x${'a1'.repeat(20)}`],
      on: () => undefined,
      disconnect: async () => undefined,
      cancel() {
        cancelled += 1;
      },
    };
  },
}));

function bench(relayUrl: string) {
  vi.stubGlobal('location', new URL('https://market.example/docs'));
  const rpcMap = { [foundry.id]: 'https://market.example/rpc' };
  const config = createConfig({
    chains: [foundry],
    connectors: [walletConnectConnector({ projectId: 'id', relayUrl, attests: false, rpcMap })],
    transports: { [foundry.id]: http() },
    multiInjectedProviderDiscovery: false,
    storage: null,
  });
  return { config, connector: config.connectors[0] };
}

test('the relay is asked by the protocol of the page, with the networks’ own nodes, and its link is shown until it is taken', async () => {
  for (const [relayUrl, asked] of [
    ['/demo/relay', 'wss://market.example/demo/relay'],
    ['wss://relay.example/v1', 'wss://relay.example/v1'],
  ] as const) {
    const { config, connector } = bench(relayUrl);
    await connect(config, { connector });
    expect(made.at(-1)).toMatchObject({
      relayUrl: asked,
      chainIds: [foundry.id],
      rpcMap: { [foundry.id]: 'https://market.example/rpc' },
      appUrl: 'https://market.example',
    });
  }
  made[0]?.show({ link: 'wc:ab', expiresAt: 5, renew: null });
  expect(walletPairing).toMatchObject({ link: 'wc:ab', expiresAt: 5, renew: null });
  walletPairing.isOpenedHere = true;
  expect(made[0]?.isOpenedHere?.()).toBe(true);
  made[0]?.show(null);
  expect(walletPairing).toMatchObject({ link: null, expiresAt: 0, renew: null, isOpenedHere: false });
});

test('giving up while its code is loading leaves no link, and the next try starts anew', async () => {
  const { config, connector } = bench('/demo/relay');
  const before = made.length;
  const asked = connect(config, { connector });
  connector.cancel();
  await expect(asked).rejects.toMatchObject({ code: 4001 });
  expect([made.length, cancelled]).toEqual([before, 0]);
  await connect(config, { connector });
  expect(made).toHaveLength(before + 1);
  connector.cancel();
  expect(cancelled).toBe(1);
});
