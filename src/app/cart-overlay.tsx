import { CartPanes } from '../features/cart/cart-panes.tsx';
import { logInFirst } from '../features/wallet/wallet-overlay-state.ts';

/** Where the cart meets the wallet's panes. */
export const CartOverlay = () => <CartPanes onLoginNeeded={logInFirst} />;
