import { expect, test } from 'vitest';
import { WALLETCONNECT_RELAY, walletConnectOf } from './walletconnect.ts';

const settings = (projectId: string | undefined, relayUrl = WALLETCONNECT_RELAY) => ({
  walletConnectProjectId: projectId,
  walletConnectRelayUrl: relayUrl,
});

test('without this app’s id it is offered on embedded networks alone, by their own relay', () => {
  expect(walletConnectOf(settings(undefined), false)).toEqual({ option: undefined, servers: [], frames: [] });
  expect(walletConnectOf(settings(undefined), true)).toEqual({
    option: { projectId: 'vitrine-demo', relayUrl: '/demo/relay', attests: false },
    servers: [],
    frames: [],
  });
});

test('with it pages may reach the relay, and frame who attests origins only where that is WalletConnect’s own', () => {
  for (const embedded of [true, false]) {
    expect(walletConnectOf(settings('ab12'), embedded)).toEqual({
      option: { projectId: 'ab12', relayUrl: 'wss://relay.walletconnect.org', attests: true },
      servers: ['wss://relay.walletconnect.org'],
      frames: ['https://verify.walletconnect.org'],
    });
    expect(walletConnectOf(settings('ab12', 'wss://relay.example:444/v1'), embedded)).toEqual({
      option: { projectId: 'ab12', relayUrl: 'wss://relay.example:444/v1', attests: false },
      servers: ['wss://relay.example:444'],
      frames: [],
    });
  }
});
