import { useSnapshot } from 'valtio/react';
import type { NftCard } from '../../contract/nft.ts';
import type { Order } from '../../contract/order.ts';
import { useHydrated } from '../../ui/use-now.ts';
import { cartState } from '../../trading/cart/cart-state.ts';
import { cartSession } from '../../trading/cart/load-session.ts';
import * as texts from './control-texts.ts';

/** Something for sale, as a card or an order. */
export type ForSale = NftCard | Order;

export function useToggle(item: ForSale) {
  const { uuid, name } = 'nft' in item ? item.nft : item;
  const { held: all } = useSnapshot(cartState);
  // The server renders everybody's cart empty.
  const held = useHydrated() && all[uuid ?? ''] === true;
  return {
    held,
    label: held ? texts.takeOut(name) : texts.add(name),
    toggle: () => void cartSession().then((module) => module.toggle(item)),
  };
}
