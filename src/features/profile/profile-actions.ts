import type { ReactNode } from 'react';
import type { NftCard } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';

export type Outstanding = {
  /** Withdrawn by the server, with a permission out until `ends`, in Unix seconds. */
  permitted: readonly { chainId: number; hashes: readonly string[]; names: readonly string[]; ends: number }[];
  /** Signed here, and not taken by the marketplace: whoever has them may fill them. */
  unpublished: readonly Order[];
};

/** What people can do on their own profile; the route hands it in, and nobody else gets it. */
export type ProfileActions = {
  onSell: (items: readonly NftCard[]) => void;
  onEdit: (order: Order) => void;
  onCancelListing: (order: Order) => void;
  onCancelOffers: (orders: readonly Order[]) => void;
  onCancelEverything: (chainId: number, orders: readonly Order[]) => void;
  onAccept: (order: Order) => void;
  /** What this device knows that others may still fill, beside what the marketplace lists. */
  outstanding: Outstanding;
  busy: boolean;
  /** What the last of these came to. */
  notice: ReactNode;
  /** What this device keeps of signed orders. */
  renderStoredOrders: (side: Order['side'], serverGone: boolean) => ReactNode;
};
