import type { ReactNode } from 'react';
import type { Nft } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';

/** What can be done with an item beside buying it; the route hands it in. */
export type ItemActions = {
  onSell: (nft: Nft, owned: bigint) => void;
  onOffer: (nft: Nft) => void;
  onEdit: (order: Order) => void;
  onCancelListing: (order: Order) => void;
  onCancelOffer: (order: Order) => void;
  onAccept: (order: Order, nft: Nft) => void;
  busy: boolean;
  /** What the last of these came to. */
  notice: ReactNode;
};
