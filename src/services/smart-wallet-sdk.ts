import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk';
import { marketName } from '../language/market-name.ts';
import type { LoadedWallet } from './lazy-connector.ts';
import { openSmartWalletStorage } from './smart-wallet-storage.ts';
import { holdPopup, whilePopupLives } from './smart-wallet-popup.ts';

/* All code of the smart-wallet app's SDK; loaded when it is chosen, or was on an earlier visit. */

/** With these methods a wallet may have sent something although its answer never came. */
const SENDS = new Set(['eth_sendTransaction', 'wallet_sendCalls']);
/** For these a window is opened within the person's press, before the SDK has done its own work. */
const IN_WINDOW = new Set([...SENDS, 'eth_requestAccounts', 'personal_sign', 'eth_signTypedData_v4']);
/** Answered from what the SDK knows, or by the wallet's server: no window is opened for them. */
const QUIET = new Set(['eth_accounts', 'eth_chainId', 'wallet_getCapabilities', 'wallet_getCallsStatus']);

export type SmartWalletOptions = {
  keysUrl: string;
  /** False where nobody could find out later what became of a batch. */
  takesBatches: boolean;
  chainIds: readonly number[];
};

export async function createSmartWallet(o: SmartWalletOptions): Promise<LoadedWallet> {
  await openSmartWalletStorage();
  const sdk = createCoinbaseWalletSDK({
    appName: marketName(),
    appLogoUrl: `${location.origin}/favicon.svg`,
    appChainIds: [...o.chainIds],
    preference: { options: 'smartWalletOnly', keysUrl: new URL(o.keysUrl, location.origin).href },
  });
  const provider = sdk.getProvider();
  return {
    async request({ method, params }) {
      if (method === 'wallet_getCapabilities' && !o.takesBatches) return {};
      if (IN_WINDOW.has(method)) await holdPopup();
      const answer = provider.request({ method, ...(params === undefined ? {} : { params }) });
      return QUIET.has(method) ? answer : whilePopupLives(answer, SENDS.has(method));
    },
    on: (event, listener) => provider.on(event as 'disconnect', listener as () => void),
    disconnect: () => provider.disconnect(),
  };
}
