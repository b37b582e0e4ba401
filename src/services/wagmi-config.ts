import { createConfig, createStorage, http, injected } from 'wagmi';
import { defineChain, type Chain } from 'viem';
import { ownWalletConnector } from './own-wallet-connector.ts';
import { networks, runtime } from './runtime.ts';
import { ssoConnector } from './sso-connector.ts';
import { smartWalletConnector } from './smart-wallet-connector.ts';
import { walletConnectConnector } from './walletconnect-connector.ts';

function chains(): [Chain, ...Chain[]] {
  const made = networks().map((network) =>
    defineChain({
      id: network.chainId,
      name: network.name,
      nativeCurrency: {
        name: network.currency.symbol,
        symbol: network.currency.symbol,
        decimals: network.currency.decimals,
      },
      // A wallet that lacks the chain adds it from these: absolute addresses only.
      rpcUrls: { default: { http: network.rpcUrls.map((url) => new URL(url, location.origin).href) } },
    }),
  );
  const [first, ...rest] = made;
  if (first === undefined) throw new Error('No network is configured');
  return [first, ...rest];
}

/** wagmi's configuration for the networks of this app. */
export function createWagmi() {
  const all = chains();
  const { smartWallet, ownWallet, walletConnect, sso } = runtime().config.wallets;
  const rpcMap = Object.fromEntries(all.map((chain) => [chain.id, chain.rpcUrls.default.http[0] ?? '']));
  return createConfig({
    chains: all,
    connectors: [
      injected({ shimDisconnect: true }),
      ...(smartWallet === null ? [] : [smartWalletConnector(smartWallet)]),
      ...(walletConnect === undefined ? [] : [walletConnectConnector({ ...walletConnect, rpcMap })]),
      ...(ownWallet === null ? [] : [ownWalletConnector(ownWallet)]),
      ...(sso ? [ssoConnector(sso)] : []),
    ],
    multiInjectedProviderDiscovery: true,
    transports: Object.fromEntries(all.map((chain) => [chain.id, http()])),
    storage: createStorage({ storage: storageWithoutAccounts(), key: 'vitrine-wallet' }),
  });
}

/**
 * Stores which wallet it was, and no account: local storage keeps what was deleted in its files. The connection itself
 * is asked for again at each launch.
 */
function storageWithoutAccounts(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const isConnection = (key: string) => key === 'vitrine-wallet.store';
  localStorage.removeItem('vitrine-wallet.store');
  return {
    getItem: (key) => (isConnection(key) ? null : localStorage.getItem(key)),
    setItem: (key, value) => (isConnection(key) ? undefined : localStorage.setItem(key, value)),
    removeItem: (key) => localStorage.removeItem(key),
  };
}
