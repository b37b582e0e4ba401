import { proxy } from 'valtio/vanilla';

/** One wallet modal at a time. */
export type WalletOverlay = 'connect' | 'account' | 'network-list' | 'wrong-network' | null;

export const walletOverlay = proxy<{ open: WalletOverlay }>({ open: null });

export const openOverlay = (open: WalletOverlay) => {
  walletOverlay.open = open;
};
export const closeOverlay = () => openOverlay(null);

/** Spec section 9: between closing the wrong-network modal and the network list. */
const NETWORK_LIST_DELAY_MS = 300;

export function switchFromWrongNetwork(): void {
  closeOverlay();
  setTimeout(() => openOverlay('network-list'), NETWORK_LIST_DELAY_MS);
}
