import type { ReactNode } from 'react';
import { OrderSheet } from '../features/orders/order-sheet.tsx';
import { ActionNote } from '../features/transactions/action-note.tsx';
import { useTrade } from '../features/transactions/use-trade.ts';
import { closeOrderForm } from '../trading/orders/open-order-form.ts';
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
      onSend={(sending) => void trade.sendItems(sending, closeOrderForm)}
      sending={{ busy: trade.busy, notice: trade.notice === null ? null : <ActionNote notice={trade.notice} /> }}
      onAccept={(order, units, item) => void trade.acceptOffer(order, units, item)}
    />
  );
}
