import type { ReactNode } from 'react';

/*
 * SLOTS FOR THE LEAD: the only place where wallet and transaction features meet the frame.
 * Each is drawn where its name says; nothing else in `routes/` knows of them.
 */

/** End of the header, left: the network control. */
export const NetworkSlot = (): ReactNode => null;
/** End of the header, right: connect, or who is signed in. */
export const AccountSlot = (): ReactNode => null;
/** Modals of every page, above everything but the toasts: event modal, wallet modals, wrong network. */
export const OverlaySlot = (): ReactNode => null;
