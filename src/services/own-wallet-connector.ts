import { marketName } from '../language/market-name.ts';
import { lazyConnector } from './lazy-connector.ts';
import { createWalletPopup } from './wallet-popup.ts';
import { walletStorage } from './wallet-storage.ts';
import * as texts from './wallet-texts.ts';

export const OWN_WALLET_ID = 'own-wallet';

/** The marketplace's own wallet with e-mail, at the origin that the configuration names. */
export function ownWalletConnector({ origin }: { origin: string }) {
  const kept = walletStorage('own');
  const popup = createWalletPopup({ origin, page: 'own-wallet' });
  return lazyConnector({
    id: OWN_WALLET_ID,
    name: texts.ownWallet(marketName()),
    isStored: async () => (await kept.entries()).length > 0,
    async load({ chainIds, isAsked }) {
      if (isAsked) await popup.open();
      try {
        const { createOwnWallet } = await import('./own-wallet-provider.ts');
        return await createOwnWallet({ popup, kept, chainIds });
      } catch (error) {
        popup.close();
        throw error;
      }
    },
    cancel: () => popup.close(),
    forget: () => kept.clear(),
  });
}
