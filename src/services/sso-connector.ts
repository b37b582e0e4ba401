import { lazyConnector } from './lazy-connector.ts';
import { createWalletPopup } from './wallet-popup.ts';
import { walletStorage } from './wallet-storage.ts';
import * as texts from './wallet-texts.ts';

export const SSO_ID = 'sso';
type Options = { chainId: number; origin: string; factory: `0x${string}`; paymaster: `0x${string}` | null };

/** Single sign-on: an account that a passkey owns, used within its session without a window. */
export function ssoConnector(sso: Options) {
  const kept = walletStorage(SSO_ID);
  const popup = createWalletPopup({ origin: sso.origin, page: 'sso-account' });
  return lazyConnector({
    id: SSO_ID,
    name: texts.singleSignOn,
    isStored: async () => (await kept.entries()).some(([key]) => key === 'account'),
    async load({ isAsked }) {
      if (isAsked) await popup.open();
      try {
        const { createSso } = await import('./sso-provider.ts');
        return await createSso({ sso, popup });
      } catch (error) {
        popup.close();
        throw error;
      }
    },
    cancel: () => popup.close(),
    forget: () => kept.clear(),
  });
}
