import type { ReactNode } from 'react';
import { OrderSheet } from '../features/orders/order-sheet.tsx';
import { useTrade } from '../features/transactions/use-trade.ts';
import { logInFirst, openLogin } from '../features/wallet/wallet-overlay-state.ts';

/** Where listings and offers meet what happens on chain. */
export function OrdersOverlay(): ReactNode {
  const onLoginNeeded = openLogin;
  const trade = useTrade(logInFirst);
  return (
    <OrderSheet
      onLoginNeeded={onLoginNeeded}
      onCancelListing={(order) => void trade.cancelListing(order)}
      onCancelOffers={(orders) => void trade.cancelOffers(orders)}
      onAccept={(order, units, item) => void trade.acceptOffer(order, units, item)}
    />
  );
}
