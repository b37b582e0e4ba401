import { useSnapshot } from 'valtio/react';
import { CartDrawer } from './cart-drawer.tsx';
import { cartState } from '../../trading/cart/cart-state.ts';
import { NetworkDifferenceModal } from './network-difference.tsx';

/** The cart's panes, on every page; their code is loaded when one opens. */
export function CartPanes({ onLoginNeeded }: { onLoginNeeded: (press: () => void) => void }) {
  const { shown } = useSnapshot(cartState);
  if (shown === 'drawer') return <CartDrawer onLoginNeeded={onLoginNeeded} />;
  return shown === 'difference' ? <NetworkDifferenceModal /> : null;
}
