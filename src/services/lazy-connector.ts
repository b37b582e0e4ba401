import { createConnector } from 'wagmi';
import { numberToHex } from 'viem';
import { ProviderRpcError } from '../domain/wallet-errors.ts';

/** What an SDK provides: an EIP-1193 provider that can also be disconnected. */
export type LoadedWallet = {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
  on(event: string, listener: (value: never) => void): unknown;
  disconnect(): Promise<void>;
};

export type LazyWallet = {
  id: string;
  name: string;
  /** Whether an earlier visit left a connection: asked before a byte of the SDK is loaded. */
  isStored(): Promise<boolean>;
  /** Loads the SDK. `isAsked`: called within the person's press, so that a window may be opened at once. */
  load(o: { chainIds: readonly number[]; isAsked: boolean }): Promise<LoadedWallet>;
  /** Called when the person no longer waits for it. */
  cancel(): void;
  /** Removes everything that identifies somebody. */
  forget(): Promise<void>;
};

/**
 * A connector that loads its SDK when the person chooses it, or had chosen it on an earlier visit; wagmi may call
 * anything else at any time. It has no `setup`, which would run when the page starts.
 */
export const lazyConnector = (wallet: LazyWallet) =>
  createConnector<LoadedWallet | undefined, { cancel(): void }>(({ chains, emitter, storage }) => {
    const { id } = wallet;
    let loading: Promise<LoadedWallet> | null = null;
    const disconnectedKey = `${id}.disconnected` as 'recentConnectorId';

    async function begin(isAsked: boolean): Promise<LoadedWallet> {
      const loaded = await wallet.load({ chainIds: chains.map((chain) => chain.id), isAsked });
      loaded.on('accountsChanged', (accounts: string[]) => connector.onAccountsChanged(accounts));
      loaded.on('chainChanged', (chainId: string) => connector.onChainChanged(chainId));
      loaded.on('disconnect', () => connector.onDisconnect());
      return loaded;
    }
    function load(isAsked: boolean): Promise<LoadedWallet> {
      if (loading !== null) return loading;
      const begun = begin(isAsked);
      loading = begun;
      // If loading fails, the next attempt loads again.
      begun.catch(() => {
        if (loading === begun) loading = null;
      });
      return begun;
    }

    const ask = async (method: string, params?: readonly unknown[]) =>
      (await load(false)).request({ method, ...(params === undefined ? {} : { params }) });
    const accountsOf = async (method: 'eth_accounts' | 'eth_requestAccounts') =>
      ((await ask(method)) as string[]).map((account) => account.toLowerCase() as `0x${string}`);

    const connector = {
      id,
      name: wallet.name,
      type: id,
      async connect({ isReconnecting = false }: { isReconnecting?: boolean } = {}) {
        await load(!isReconnecting);
        const accounts = await accountsOf(isReconnecting ? 'eth_accounts' : 'eth_requestAccounts');
        if (accounts.length === 0) throw new ProviderRpcError(4001);
        await storage?.removeItem(disconnectedKey);
        // As wagmi types it: with capabilities where a caller asked for them; none here does.
        return { accounts: accounts as never, chainId: await connector.getChainId() };
      },
      async disconnect() {
        await storage?.setItem(disconnectedKey, true as never);
        const left = loading;
        loading = null;
        // First, since a page may close as soon as it shows nobody signed in: nothing may be left to do then.
        await wallet.forget();
        await left?.then((loaded) => loaded.disconnect()).catch(() => undefined);
      },
      getAccounts: () => accountsOf('eth_accounts'),
      getChainId: async () => Number(await ask('eth_chainId')),
      // Asking for it must not load the SDK.
      getProvider: async () => (loading !== null || (await wallet.isStored()) ? load(false) : undefined),
      async isAuthorized() {
        if (Boolean(await storage?.getItem(disconnectedKey)) || !(await wallet.isStored())) return false;
        return accountsOf('eth_accounts').then(
          (accounts) => accounts.length > 0,
          () => false,
        );
      },
      async switchChain({ chainId }: { chainId: number }) {
        const chain = chains.find((one) => one.id === chainId);
        if (chain === undefined) throw new ProviderRpcError(4901);
        await ask('wallet_switchEthereumChain', [{ chainId: numberToHex(chainId) }]);
        emitter.emit('change', { chainId });
        return chain;
      },
      cancel: () => wallet.cancel(),
      onAccountsChanged(accounts: string[]) {
        if (accounts.length === 0) connector.onDisconnect();
        else emitter.emit('change', { accounts: accounts.map((one) => one.toLowerCase() as `0x${string}`) });
      },
      onChainChanged: (chainId: string) => emitter.emit('change', { chainId: Number(chainId) }),
      onDisconnect() {
        emitter.emit('disconnect');
      },
    };
    return connector;
  });
