import type { ListedOrder } from '../../src/contract/listed-order.ts';
import type { Database, Param, Queries } from '../db/database.ts';
import { countWithin, LOOKED_AT, totalOf, type Total } from './bounded-count.ts';
import { Conditions } from './conditions.ts';
import type { StoreContext } from './context.ts';
import { CLOCK_SECONDS } from './order-changes.ts';
import { covers } from './criteria.ts';
import { listedOrderOf, listedOrderSelect, type ListedRow } from './order-rows.ts';
import { startOfPage } from './page-places.ts';
import { ofShownItem } from './shown.ts';

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
  open: `o.state in ('active', 'inactive') and o.reason is distinct from 'hidden'`,
  withdrawn: `${ofShownItem('o')} and o.state = 'cancelled' and o.withdrawn_at is not null and o.maker_counter = o.counter
    and not exists (select 1 from order_cancels x where x.chain_id = o.chain_id and x.order_hash = o.hash)
    and o.permission_until + ${CLOCK_SECONDS} > greatest(extract(epoch from now())::bigint,
      (select cursor_time from networks n where n.chain_id = o.chain_id))`,
};

/** How many of the items that somebody got last are looked at for offers: no list costs more for who has many. */
const HELD = 200;

/**
 * The offers that `receiver` may accept: on the items they got last, on those items' collections and traits. SQL of
 * the orders' keys, whatever their state.
 */
const offeredTo = (receiver: string, active: string) => `with held as materialized (
    select b.nft_uuid, b.collection_uuid from balances b where b.owner = ${receiver}
    order by b.acquired_block desc, b.nft_uuid limit ${HELD})
  select o.* from held h join orders o on o.nft_uuid = h.nft_uuid where ${active}
  union all
  select o.* from (select distinct collection_uuid from held) h join orders o on o.collection_uuid = h.collection_uuid
  where o.nft_uuid is null and ${active} and (o.criteria_root is null or exists (select 1 from criteria_items i
    join held on held.nft_uuid = i.nft_uuid where i.collection_uuid = o.collection_uuid and i.root = o.criteria_root))`;

const orderOf = (side: OrderFilter['side']) => `o.rank ${side === 'offer' ? 'desc' : 'asc'}, o.start_time, o.hash`;

/** The orders of a list as SQL, which calls them `o`. `where`: what it binds and more may be added to. */
type OrderList = { from: string; params: readonly Param[]; where: Conditions; orders: string };
/** A page and one more, as SQL of orders. */
type OrderPage = { sql: string; bound: Conditions };

async function readOffered(
  db: Queries,
  { from, params }: OrderList,
  { side, offset, size }: { side: OrderFilter['side']; offset: number; size: number },
): Promise<OrderPage & { total: Total }> {
  const [found] = await db.query<{ count: number; uuids: string[] }>(
    `with offered as materialized (select o.uuid, o.rank, o.start_time, o.hash ${from})
     select (select count(*) from (select 1 from offered limit ${LOOKED_AT + 1}) o) as count,
       array(select o.uuid from offered o order by ${orderOf(side)} limit ${size + 1} offset ${offset}) as uuids`,
    params,
  );
  const { count = 0, uuids = [] } = found ?? {};
  const bound = new Conditions();
  return {
    sql: `select o.* from orders o where o.uuid = any(${bound.bind(uuids)}::text[])`,
    bound,
    total: { total: Math.min(count, LOOKED_AT), complete: count <= LOOKED_AT },
  };
}

/** By the walk of the list's own index. */
async function walkToPage(
  database: Database,
  { from, params, where, orders }: OrderList,
  { side, offset, size }: { side: OrderFilter['side']; offset: number; size: number },
): Promise<OrderPage> {
  const order = orderOf(side);
  const list = `select o.rank::text as key, o.start_time || ':' || o.hash as tie, row_number() over (order by ${order}) as place
    ${from}`;
  const { after, skip } = await startOfPage(database, { offset, list, params });
  if (after !== null) {
    const [time = '', hash = ''] = after.tie.split(':');
    const rank = `${where.bind(after.key)}::numeric`;
    where.add(`o.rank ${side === 'offer' ? '<=' : '>='} ${rank} and (o.rank <> ${rank}
      or (o.start_time, o.hash) > (${where.bind(Number(time))}::bigint, ${where.bind(hash)}))`);
  }
  const sql = `select o.* from ${orders} where ${where.sql} order by ${order}
    limit ${where.bind(size + 1)} offset ${where.bind(skip)}`;
  return { sql, bound: where };
}

/** Orders that are not over: listings cheapest first, offers dearest first. */
export async function listOrders(context: StoreContext, filter: OrderFilter): Promise<Total & { data: ListedOrder[] }> {
  const { database } = context;
  const { side, status, size } = filter;
  const where = new Conditions();
  const isOf = [`o.side = '${side}'`, STATES[status]];
  for (const part of isOf) where.add(part);
  if (filter.nftUuid !== undefined) {
    const nft = where.bind(filter.nftUuid);
    where.add(
      side === 'listing'
        ? `o.nft_uuid = ${nft}`
        : `(o.nft_uuid = ${nft} or (o.nft_uuid is null and ${covers(nft)}
            and o.collection_uuid = (select collection_uuid from nfts where uuid = ${nft})))`,
    );
  }
  if (filter.collectionUuid !== undefined) where.add(`o.collection_uuid = ${where.bind(filter.collectionUuid)}`);
  if (filter.maker !== undefined) where.add(`o.maker = ${where.bind(filter.maker)}`);
  if (filter.chainId !== undefined) where.add(`o.chain_id = ${where.bind(filter.chainId)}::bigint`);
  let orders = 'orders o';
  if (filter.receiver !== undefined) {
    const receiver = where.bind(filter.receiver);
    orders = `(${offeredTo(receiver, isOf.join(' and '))}) o`;
    where.add(`o.maker <> ${receiver}`);
  }
  const list: OrderList = { from: `from ${orders} where ${where.sql}`, params: [...where.params], where, orders };
  const offset = (filter.page - 1) * size;
  // What is offered to somebody is gathered before it is sorted: once, for the page and its number.
  const offered = filter.receiver === undefined ? null : await readOffered(database, list, { side, offset, size });
  const { sql, bound } = offered ?? (await walkToPage(database, list, { side, offset, size }));
  const rows = await database.query<ListedRow>(
    `${listedOrderSelect(`(${sql})`)} order by ${orderOf(side)}`,
    bound.params,
  );
  const told = (row: ListedRow): ListedOrder | [] => {
    if (status !== 'withdrawn') return listedOrderOf(context, row) ?? [];
    const order = listedOrderOf(context, { ...row, state: 'inactive', reason: 'withdrawn' });
    return order === null ? [] : { ...order, permissionEnds: row.permissionUntil };
  };
  const page = rows.slice(0, size);
  const some = `(select 1 ${list.from} limit ${LOOKED_AT + 1}) o`;
  const [counted, isAll] = await Promise.all([
    totalOf({ offset, rows: page.length, hasMore: rows.length > size }, async () =>
      offered ? offered.total : countWithin(database, some, 'true', list.params),
    ),
    holdsFew(database, filter.receiver),
  ]);
  return { ...counted, complete: counted.complete && isAll, data: page.flatMap(told) };
}

/** Whether all that somebody has was looked at. */
async function holdsFew(db: Queries, receiver: string | undefined): Promise<boolean> {
  if (receiver === undefined) return true;
  const rows = await db.query('select 1 from balances where owner = $1 limit 1 offset $2', [receiver, HELD]);
  return rows.length === 0;
}
