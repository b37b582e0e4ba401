import type { ListedOrder } from '../../src/contract/listed-order.ts';
import type { Param } from '../db/database.ts';
import type { StoreContext } from './context.ts';
import { CLOCK_SECONDS } from './order-changes.ts';
import { covers } from './criteria.ts';
import { listedOrderOf, listedOrderSelect, type ListedRow } from './order-rows.ts';

/** Which orders; what is left out does not filter. `page` counts from 1. */
export type OrderFilter = {
  side: 'listing' | 'offer';
  /**
   * `open`: also those that are not over but cannot be filled now. `withdrawn`: only those that the
   * server cancelled and that a permission given before could still fill.
   */
  status: 'active' | 'open' | 'withdrawn';
  page: number;
  size: number;
  /** Offers on it include those on its whole collection and on its traits. */
  nftUuid?: string | undefined;
  collectionUuid?: string | undefined;
  maker?: string | undefined;
  /** Orders on items this address holds. */
  receiver?: string | undefined;
  chainId?: number | undefined;
};

const STATES: Record<OrderFilter['status'], string> = {
  active: `o.state = 'active'`,
  open: `o.state in ('active', 'inactive')`,
  withdrawn: `o.state = 'cancelled' and o.withdrawn_at is not null and o.maker_counter = o.counter
    and not exists (select 1 from order_cancels x where x.chain_id = o.chain_id and x.order_hash = o.hash)
    and o.permission_until + ${CLOCK_SECONDS} > greatest(extract(epoch from now())::bigint,
      (select cursor_time from networks n where n.chain_id = o.chain_id))`,
};

/** Orders that are not over: listings cheapest first, offers dearest first. */
export async function listOrders(
  context: StoreContext,
  filter: OrderFilter,
): Promise<{ data: ListedOrder[]; total: number }> {
  const params: Param[] = [filter.side];
  const bind = (value: Param) => `$${params.push(value)}`;
  const where = [`o.side = $1`, STATES[filter.status]];
  if (filter.nftUuid !== undefined) {
    const nft = bind(filter.nftUuid);
    where.push(
      filter.side === 'listing'
        ? `o.nft_uuid = ${nft}`
        : `(o.nft_uuid = ${nft} or (o.nft_uuid is null and ${covers(nft)}
            and o.collection_uuid = (select collection_uuid from nfts where uuid = ${nft})))`,
    );
  }
  if (filter.collectionUuid !== undefined) where.push(`o.collection_uuid = ${bind(filter.collectionUuid)}`);
  if (filter.maker !== undefined) where.push(`o.maker = ${bind(filter.maker)}`);
  if (filter.chainId !== undefined) where.push(`o.chain_id = ${bind(filter.chainId)}::bigint`);
  if (filter.receiver !== undefined) {
    const receiver = bind(filter.receiver);
    where.push(`o.maker <> ${receiver} and exists (select 1 from balances b where b.owner = ${receiver}
      and (b.nft_uuid = o.nft_uuid
        or (o.nft_uuid is null and b.collection_uuid = o.collection_uuid and ${covers('b.nft_uuid')})))`);
  }
  const condition = where.join(' and ');
  const [count] = await context.database.query<{ total: number }>(
    `select count(*) as total from orders o where ${condition}`,
    params,
  );
  const rows = await context.database.query<ListedRow>(
    `${listedOrderSelect} where ${condition} order by o.rank ${filter.side === 'listing' ? 'asc' : 'desc'}, o.start_time, o.hash
     limit ${bind(filter.size)} offset ${bind((filter.page - 1) * filter.size)}`,
    params,
  );
  const told = (row: ListedRow): ListedOrder | [] => {
    if (filter.status !== 'withdrawn') return listedOrderOf(context, row) ?? [];
    const order = listedOrderOf(context, { ...row, state: 'inactive', reason: 'withdrawn' });
    return order === null ? [] : { ...order, permissionEnds: row.permissionUntil };
  };
  return { data: rows.flatMap(told), total: count?.total ?? 0 };
}
