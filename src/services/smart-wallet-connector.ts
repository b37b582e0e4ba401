import { lazyConnector } from './lazy-connector.ts';
import { closePopup, holdPopup } from './smart-wallet-popup.ts';
import { clearSmartWalletStorage, isSmartWalletStored } from './smart-wallet-storage.ts';
import * as texts from './wallet-texts.ts';

export const SMART_WALLET_ID = 'smart-wallet';

/** The smart-wallet app (@coinbase/wallet-sdk), with the configured page for keys. */
export const smartWalletConnector = (options: { keysUrl: string; takesBatches: boolean }) =>
  lazyConnector({
    id: SMART_WALLET_ID,
    name: texts.smartWallet,
    isStored: isSmartWalletStored,
    async load({ chainIds, isAsked }) {
      if (isAsked) await holdPopup();
      try {
        const { createSmartWallet } = await import('./smart-wallet-sdk.ts');
        return await createSmartWallet({ ...options, chainIds });
      } catch (error) {
        closePopup();
        throw error;
      }
    },
    cancel: () => closePopup(),
    forget: clearSmartWalletStorage,
  });
