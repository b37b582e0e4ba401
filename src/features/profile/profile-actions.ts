import type { ReactNode } from 'react';
import type { NftCard } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';
import type { StandingApproval } from '../../trading/chain/standing-approvals.ts';

export type Outstanding = {
  /** Withdrawn by the server, with a permission out that ends at `ends`, in Unix seconds. */
  permitted: readonly { chainId: number; hashes: readonly string[]; names: readonly string[]; ends: number }[];
  /** Signed here and never published: whoever holds them may fill them. */
  unpublished: readonly Order[];
};

/** What one can do on their own profile; the route passes it in there and nowhere else. */
export type ProfileActions = {
  onSell: (items: readonly NftCard[]) => void;
  onSend: (items: readonly NftCard[]) => void;
  onEdit: (order: Order) => void;
  onCancelListing: (order: Order) => void;
  onCancelOffers: (orders: readonly Order[]) => void;
  onCancelEverything: (chainId: number, orders: readonly Order[]) => void;
  onAccept: (order: Order) => void;
  /** How an own order reaches others, where that is not the marketplace's business. */
  renderShare: (order: Order) => ReactNode;
  onRevoke: (approval: StandingApproval) => void;
  /** The approvals that are being taken back, by their `key`. */
  revoking: readonly string[];
  /** Orders that others may still fill, known to this device and not listed by the marketplace. */
  outstanding: Outstanding;
  busy: boolean;
  /** How the last of these ended. */
  notice: ReactNode;
  /** The orders stored on this device. */
  renderStoredOrders: (side: Order['side'], serverGone: boolean) => ReactNode;
};
