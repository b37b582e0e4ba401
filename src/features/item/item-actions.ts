import type { ReactNode } from 'react';
import type { Nft } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';

/** Everything one can do with an item except buy it; the route passes it in. */
export type ItemActions = {
  onSell: (nft: Nft, owned: bigint) => void;
  onSend: (nft: Nft, owned: bigint) => void;
  /** Resolves when the form is open, or the visitor is asked to log in. */
  onOffer: (nft: Nft) => Promise<void>;
  onEdit: (order: Order) => void;
  onCancelListing: (order: Order) => void;
  onCancelOffer: (order: Order) => void;
  onAccept: (order: Order, nft: Nft) => void;
  /** How an own order reaches others, where that is not the marketplace's business. */
  renderShare: (order: Order) => ReactNode;
  busy: boolean;
  /** How the last of these ended. */
  notice: ReactNode;
};
