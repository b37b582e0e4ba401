import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { HAS_SERVER } from '../contract/has-server.ts';
import { CartButton, CartTab } from '../features/cart/cart-button.tsx';
import { cartState } from '../trading/cart/cart-state.ts';
import { orderForm } from '../trading/orders/order-form-state.ts';
import { InFlightSlot, TransactionOverlay } from '../features/transactions/transaction-overlay.tsx';
import { AccountButton, AccountTab, NetworkButton } from '../features/wallet/account-button.tsx';
import { WalletOverlay } from '../features/wallet/wallet-overlay.tsx';
import { authState } from '../services/auth-state.ts';
import { UpdatePrompt } from '../app/update-prompt.tsx';
import { lazyView } from '../ui/lazy-view.tsx';
import { useHydrated } from '../ui/use-now.ts';

/* The only place where the wallet, transaction, cart and order features meet the frame. */

const CartPanes = lazyView(() => import('../app/cart-overlay.tsx'), 'CartOverlay');

const OrderPanes = lazyView(() => import('../app/orders-overlay.tsx'), 'OrdersOverlay');

/** End of the header, left: the network control. */
export const NetworkSlot = (): ReactNode => <NetworkButton />;

const Bell = lazyView(() => import('../features/notifications/bell.tsx'), 'Bell');

/** Its code is loaded for who is signed in. Not before hydration: the server's page has none. */
function BellSlot(): ReactNode {
  const { user } = useSnapshot(authState);
  if (!useHydrated() || user === null) return null;
  return <Bell key={user.address} owner={user.address} />;
}

/** End of the header, right: notifications, transactions in flight, the cart, and Connect or the account. */
export const AccountSlot = (): ReactNode => (
  <>
    {HAS_SERVER && <BellSlot />}
    <InFlightSlot />
    <CartButton />
    <AccountButton />
  </>
);

/** End of the phone's tab bar: the cart and the account. */
export const TabsSlot = (): ReactNode => (
  <>
    <CartTab />
    <AccountTab />
  </>
);

function CartOverlay(): ReactNode {
  const { shown } = useSnapshot(cartState);
  if (shown === null) return null;
  return <CartPanes />;
}

function OrdersOverlay(): ReactNode {
  const { subject, hidden } = useSnapshot(orderForm);
  if (subject === null || hidden) return null;
  return <OrderPanes />;
}

/** The modals of every page, above everything but the toasts. */
export const OverlaySlot = (): ReactNode => (
  <>
    <UpdatePrompt />
    <CartOverlay />
    <WalletOverlay />
    <OrdersOverlay />
    <TransactionOverlay />
  </>
);
