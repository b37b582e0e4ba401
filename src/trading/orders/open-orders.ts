import type { Order } from '../../contract/order.ts';
import { MAX_PAGE_SIZE } from '../../contract/paging.ts';
import * as marketplace from '../../services/marketplace.ts';

/** A maker's open orders; `isAll` is false where there may be more than are listed. */
export type OpenOrders = { orders: Order[]; isAll: boolean };

/**
 * Asks the marketplace, bypassing caches, for a maker's open orders of one side.
 * @throws when the marketplace does not answer
 */
export async function openOrdersOf(
  maker: string,
  side: Order['side'],
  of: { nft?: string; collection?: string } = {},
): Promise<OpenOrders> {
  const filter = { maker, ...of, status: 'open', size: MAX_PAGE_SIZE } as const;
  const { data } = await (side === 'offer' ? marketplace.offersList : marketplace.ordersList)(filter, undefined, true);
  return { orders: data, isAll: data.length < MAX_PAGE_SIZE };
}

/** The same for both sides, listings first. */
export const allOpenOrdersOf = async (maker: string): Promise<Order[]> =>
  (await Promise.all([openOrdersOf(maker, 'listing'), openOrdersOf(maker, 'offer')])).flatMap(({ orders }) => orders);
