import type { Order } from '../../src/contract/order.ts';
import type { StoreContext } from './context.ts';
import { orderOf, orderSelect, type OrderRow } from './order-rows.ts';

/** A live order, and the root of the items it asks for; null where it names one item or a whole collection. */
export type BestOrder = { order: Order; criteriaRoot: string | null };

/**
 * For each uuid, of an order or of an NFT, the cheapest live listing of that NFT. An offer's uuid
 * answers the offer itself while it lives.
 */
export async function bestOrders(context: StoreContext, uuids: readonly string[]): Promise<Map<string, BestOrder>> {
  const keys = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
  const rows = await context.database.query<OrderRow & { asked: string }>(
    `select best.*, u.asked from unnest($1::text[]) u(asked)
     left join orders named on named.uuid = u.asked
     join lateral (
       ${orderSelect}
       where o.state = 'active' and (
         (named.side = 'offer' and o.uuid = named.uuid)
         or (coalesce(named.side, 'listing') = 'listing' and o.side = 'listing'
           and o.nft_uuid = coalesce(named.nft_uuid, u.asked)))
       order by o.rank, o.start_time, o.hash limit 1
     ) best on true`,
    [keys],
  );
  const found = new Map<string, BestOrder>();
  for (const row of rows) {
    const order = orderOf(context, row);
    if (order) found.set(row.asked, { order, criteriaRoot: row.criteriaRoot });
  }
  return found;
}
