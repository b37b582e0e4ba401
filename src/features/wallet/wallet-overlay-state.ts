import { proxy } from 'valtio/vanilla';
import { authState } from '../../services/auth-state.ts';
import { walletState } from '../../services/wallet-state.ts';

/** One wallet modal at a time. */
export type WalletOverlay = 'connect' | 'wallet-gone' | 'account' | 'network-list' | 'wrong-network' | null;

/** `asking`: the person has begun to sign in, by a press or by another account in the wallet. */
export const walletOverlay = proxy<{ open: WalletOverlay; asking: boolean }>({ open: null, asking: false });

export const openOverlay = (open: WalletOverlay) => {
  walletOverlay.open = open;
};
/** Who is signed in lacks only the wallet; everybody else connects, or signs in with the one that is. */
export const openLogin = () =>
  openOverlay(authState.user !== null && walletState.status !== 'connected' ? 'wallet-gone' : 'connect');
export const closeOverlay = () => openOverlay(null);

/** Between closing the wrong-network modal and opening the network list; the spec's number. */
const NETWORK_LIST_DELAY_MS = 300;

export function switchFromWrongNetwork(): void {
  closeOverlay();
  setTimeout(() => openOverlay('network-list'), NETWORK_LIST_DELAY_MS);
}
