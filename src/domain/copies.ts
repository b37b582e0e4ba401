import type { Order } from '../contract/order.ts';
import { ITEM } from './item-types.ts';
import { groupThousands } from './decimals.ts';
import * as texts from './price-texts.ts';

/** The item type of items of which there are copies. */
export const MULTI_COPY = ITEM.ERC1155;

/** How many copies an order is about, in a row; null where it is one and always was. */
export function copiesText({ side, nft, parameters, tokensRemaining }: Order): string | null {
  if (nft.itemType !== MULTI_COPY) return null;
  const item = side === 'listing' ? parameters.offer[0] : parameters.consideration[0];
  const all = item?.startAmount ?? tokensRemaining;
  if (all !== tokensRemaining) return texts.copiesLeft(groupThousands(tokensRemaining), groupThousands(all));
  return all === '1' ? null : texts.copies(groupThousands(all));
}

/** A price beside it is for one of them. */
export const isForEach = ({ nft, tokensRemaining }: Order): boolean =>
  nft.itemType === MULTI_COPY && tokensRemaining !== '1';
