import { createConfig, createStorage, http } from 'wagmi';
import { connect, disconnect, reconnect } from 'wagmi/actions';
import { foundry } from 'viem/chains';
import { describe, expect, test } from 'vitest';
import { ProviderRpcError } from '../domain/wallet-errors.ts';
import { lazyConnector, type LoadedWallet } from './lazy-connector.ts';

/* Connectors that load their SDK late, the SDK mocked. */

const ADDRESS = `0x${'a1'.repeat(20)}` as const;

function bench(o: { isStored: boolean }) {
  const texts = new Map<string, string>();
  const listeners = new Map<string, (value: never) => void>();
  const seen = { loads: 0, asked: [] as string[], forgotten: 0, left: 0, isStored: o.isStored };
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [ADDRESS.toUpperCase().replace('0X', '0x')],
    eth_accounts: [ADDRESS],
    eth_chainId: '0x7a69',
    wallet_switchEthereumChain: null,
  };
  const sdk: LoadedWallet = {
    async request({ method }) {
      seen.asked.push(method);
      if (answers[method] instanceof Error) throw answers[method];
      return answers[method];
    },
    on: (event, listener) => listeners.set(event, listener),
    async disconnect() {
      seen.left += 1;
    },
  };
  const config = createConfig({
    chains: [foundry],
    connectors: [
      lazyConnector({
        id: 'late',
        name: 'Late',
        isStored: async () => seen.isStored,
        async load() {
          seen.loads += 1;
          return sdk;
        },
        cancel: () => undefined,
        async forget() {
          seen.forgotten += 1;
          seen.isStored = false;
        },
      }),
    ],
    transports: { [foundry.id]: http() },
    multiInjectedProviderDiscovery: false,
    storage: createStorage({
      storage: {
        getItem: (key) => texts.get(key) ?? null,
        setItem: (key, value) => void texts.set(key, value),
        removeItem: (key) => void texts.delete(key),
      },
    }),
  });
  const tell = (event: string, value: unknown) => listeners.get(event)?.(value as never);
  const connection = () => config.state.connections.get(config.state.current ?? '');
  return { config, connector: config.connectors[0], seen, answers, tell, connection };
}

describe('nothing is loaded', () => {
  test('when wagmi starts, lists, asks whether it is authorized or for its provider, and nothing is stored', async () => {
    const { config, connector, seen } = bench({ isStored: false });
    expect(await connector.isAuthorized()).toBe(false);
    expect(await connector.getProvider()).toBeUndefined();
    expect(await reconnect(config)).toEqual([]);
    expect(seen).toMatchObject({ loads: 0, asked: [] });
  });

  test('for somebody who disconnected, whatever is still stored', async () => {
    const { config, connector, seen } = bench({ isStored: false });
    await connect(config, { connector });
    await disconnect(config);
    const { loads } = seen;
    seen.isStored = true;
    expect(await connector.isAuthorized()).toBe(false);
    expect(seen.loads).toBe(loads);
  });
});

describe('it is loaded', () => {
  test('once, by who chooses it, and by the reload of who had chosen it', async () => {
    const first = bench({ isStored: false });
    await connect(first.config, { connector: first.connector });
    expect(first.seen).toMatchObject({ loads: 1, asked: ['eth_requestAccounts', 'eth_chainId'] });
    expect(first.connection()).toMatchObject({ accounts: [ADDRESS], chainId: foundry.id });
    const later = bench({ isStored: true });
    const [connection] = await reconnect(later.config);
    expect(connection).toMatchObject({ accounts: [ADDRESS], chainId: foundry.id });
    expect(later.seen.asked).not.toContain('eth_requestAccounts');
    expect(later.seen.loads).toBe(1);
  });

  test('and what it tells is heard: account, network, disconnect', async () => {
    const { config, connector, tell, connection } = bench({ isStored: false });
    await connect(config, { connector });
    const other = `0x${'b2'.repeat(20)}`;
    tell('accountsChanged', [other]);
    expect(connection()?.accounts).toEqual([other]);
    tell('chainChanged', '0x7a6a');
    expect(connection()?.chainId).toBe(31_338);
    tell('disconnect', undefined);
    expect(config.state.current).toBeNull();
  });
});

test('a wallet without an account is a rejection, and what it throws reaches the app', async () => {
  const { config, connector, answers } = bench({ isStored: false });
  answers['eth_requestAccounts'] = [];
  await expect(connect(config, { connector })).rejects.toMatchObject({ code: 4001 });
  answers['eth_requestAccounts'] = new ProviderRpcError(4100);
  await expect(connect(config, { connector })).rejects.toMatchObject({ code: 4100 });
});

test('a person who disconnects is forgotten before the SDK is told', async () => {
  const { config, connector, seen } = bench({ isStored: false });
  await connect(config, { connector });
  await disconnect(config);
  expect(seen).toMatchObject({ forgotten: 1, left: 1 });
  expect(config.state.current).toBeNull();
});
