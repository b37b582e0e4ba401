import { ProviderRpcError } from '../domain/wallet-errors.ts';
import { lazyConnector } from './lazy-connector.ts';
import { clearPairing, walletPairing } from './wallet-pairing.ts';
import { closeWalletConnectStorage, isWalletConnectStored } from './walletconnect-storage.ts';
import type { WalletConnect } from './walletconnect-sdk.ts';

export const WALLETCONNECT_ID = 'walletconnect';

export type WalletConnectSettings = {
  projectId: string;
  /** Absolute, or a path of this server. */
  relayUrl: string;
  /** Whether the relay's operator is asked to attest this page's origin to wallets. */
  attests: boolean;
  /** Absolute, by chain. */
  rpcMap: Readonly<Record<number, string>>;
};

/** `ws:` or `wss:`, depending on how this page was loaded. */
function relayAddress(relayUrl: string): string {
  const url = new URL(relayUrl, location.origin);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

/** A wallet elsewhere, on a phone, by the WalletConnect protocol (@walletconnect/ethereum-provider). */
export function walletConnectConnector(settings: WalletConnectSettings) {
  let loaded: WalletConnect | null = null;
  let isGivenUp = false;
  return lazyConnector({
    id: WALLETCONNECT_ID,
    name: 'WalletConnect',
    isStored: isWalletConnectStored,
    async load({ chainIds }) {
      isGivenUp = false;
      const { createWalletConnect } = await import('./walletconnect-sdk.ts');
      // Given up while the code was loading: a link that somebody takes later must not remain.
      if (isGivenUp) throw new ProviderRpcError(4001);
      loaded = createWalletConnect({
        ...settings,
        relayUrl: relayAddress(settings.relayUrl),
        chainIds,
        appUrl: location.origin,
        isOpenedHere: () => walletPairing.isOpenedHere === true,
        show: (pairing) => (pairing === null ? clearPairing() : Object.assign(walletPairing, pairing)),
      });
      return loaded;
    },
    cancel() {
      isGivenUp = true;
      loaded?.cancel();
    },
    forget: closeWalletConnectStorage,
  });
}
