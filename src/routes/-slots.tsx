import type { ReactNode } from 'react';
import { InFlightSlot, TransactionOverlay } from '../features/transactions/transaction-overlay.tsx';
import { AccountButton, NetworkButton } from '../features/wallet/account-button.tsx';
import { WalletOverlay } from '../features/wallet/wallet-overlay.tsx';
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

/** Modals of every page, above everything but the toasts. */
export const OverlaySlot = (): ReactNode => (
  <>
    <UpdatePrompt />
    <WalletOverlay />
    <TransactionOverlay />
  </>
);
