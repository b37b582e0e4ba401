import type { ReactNode } from 'react';
import { OrdersOverlay } from '../features/orders/orders-overlay.tsx';
import { InFlightSlot, TransactionOverlay } from '../features/transactions/transaction-overlay.tsx';
import { useTrade } from '../features/transactions/use-trade.ts';
import { AccountButton, NetworkButton } from '../features/wallet/account-button.tsx';
import { WalletOverlay } from '../features/wallet/wallet-overlay.tsx';
import { openOverlay } from '../features/wallet/wallet-overlay-state.ts';
import { UpdatePrompt } from '../app/update-prompt.tsx';

/* The only place where wallet and transaction features meet the frame. */

/** End of the header, left: the network control. */
export const NetworkSlot = (): ReactNode => <NetworkButton />;

/** End of the header, right: what is in flight, and connect or who is signed in. */
export const AccountSlot = (): ReactNode => (
  <>
    <InFlightSlot />
    <AccountButton />
  </>
);

/** Listings and offers: the form here, what happens on chain there. */
function OrdersSlot(): ReactNode {
  const onLoginNeeded = () => openOverlay('connect');
  const trade = useTrade(onLoginNeeded);
  return (
    <OrdersOverlay
      onLoginNeeded={onLoginNeeded}
      onCancelListing={(order) => void trade.cancelListing(order, 'chain')}
      onCancelOffers={(orders) => void trade.cancelOffers(orders, 'chain')}
      onAccept={(order, units, item) => void trade.acceptOffer(order, units, item)}
    />
  );
}

/** Modals of every page, above everything but the toasts. */
export const OverlaySlot = (): ReactNode => (
  <>
    <UpdatePrompt />
    <WalletOverlay />
    <OrdersSlot />
    <TransactionOverlay />
  </>
);
