import type { ReactNode } from 'react';
import type { NftCard } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';

/** What people can do on their own profile; the route hands it in, and nobody else gets it. */
export type ProfileActions = {
  onSell: (works: readonly NftCard[]) => void;
  onEdit: (order: Order) => void;
  onCancelListing: (order: Order) => void;
  onCancelOffers: (orders: readonly Order[]) => void;
  onCancelEverything: (chainId: number, orders: readonly Order[]) => void;
  onAccept: (order: Order) => void;
  busy: boolean;
  /** What the last of these came to. */
  notice: ReactNode;
  /** What this device keeps of signed orders. */
  renderStoredOrders: (side: Order['side'], serverGone: boolean) => ReactNode;
};
