import { proxy } from 'valtio/vanilla';
import { authState } from '../../services/auth-state.ts';
import { walletState } from '../../services/wallet-state.ts';

/** One wallet modal at a time. */
export type WalletOverlay = 'connect' | 'wallet-gone' | 'account' | 'network-list' | 'wrong-network' | null;

/**
 * `asking`: the person has begun to sign in, by a press or by another account in the wallet. `refusal`: why the
 * wallet did not sign, until another is chosen. `goesOn`: what was pressed waits for it.
 */
export const walletOverlay = proxy<{ open: WalletOverlay; asking: boolean; refusal: string | null; goesOn: boolean }>({
  open: null,
  goesOn: false,
  asking: false,
  refusal: null,
});

export const openOverlay = (open: WalletOverlay) => {
  walletOverlay.open = open;
  walletOverlay.refusal = null;
};

/** What the person pressed before they were signed in. */
let pressed: (() => void) | null = null;
/** Who is signed in lacks only the wallet; everybody else connects, or signs in with the one that is. */
export const openLogin = () =>
  openOverlay(authState.user !== null && walletState.status !== 'connected' ? 'wallet-gone' : 'connect');
/** Opens the way to what is missing; what was pressed goes on once nothing is, unless the window is closed before. */
export function logInFirst(press: () => void): void {
  pressed = press;
  walletOverlay.goesOn = true;
  openLogin();
}
export function closeOverlay(): void {
  pressed = null;
  walletOverlay.goesOn = false;
  openOverlay(null);
}
/** The person is signed in and their wallet is here. */
export function goOn(): void {
  const press = pressed;
  closeOverlay();
  press?.();
}

/** Between closing the wrong-network modal and opening the network list; the spec's number. */
const NETWORK_LIST_DELAY_MS = 300;

export function switchFromWrongNetwork(): void {
  closeOverlay();
  setTimeout(() => openOverlay('network-list'), NETWORK_LIST_DELAY_MS);
}
