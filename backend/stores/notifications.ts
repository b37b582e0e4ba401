import { zeroAddress } from 'viem';
import { NOTIFICATION_AGE, NOTIFICATIONS_AT_MOST, type Notification } from '../../src/contract/notification.ts';
import { storedPrice } from '../core/price.ts';
import type { StoreContext } from './context.ts';
import { covers } from './criteria.ts';
import { shownName } from './nft-rows.ts';
import { IS_SHOWN } from './shown.ts';
import { saleJoin } from './transfers.ts';

/*
 * Every part reads a bounded number of rows by an index, however much a person holds, offers or watches: the works
 * that came last, the orders and the watched works below.
 */
const HELD = 200;
const ORDERS = 200;
const WATCHED = 200;
const ENDS_WITHIN = 86_400;
/** How long after its end a listing's price is what people remember, in seconds. */
const PRICE_STANDS = 86_400;

type Row = {
  kind: Notification['kind'];
  id: string;
  time: number;
  unitValue: string | null;
  token: string | null;
  party: `0x${string}` | null;
  ends: number | null;
  wasValue: string | null;
  wasToken: string | null;
  chainId: number;
  slug: string;
  collectionName: string;
  identifier: string;
  name: string;
  image: string;
};

const was = 'null::numeric as was_value, null::text as was_token';
const ofOrder = (order: string, before = was) =>
  `${order}.unit_value, ${order}.token, ${order}.maker as party, ${order}.end_time as ends, ${before}`;
/** Since when an order can be taken. */
const open = (order: string) => `greatest(${order}.created_at, ${order}.start_time)`;
const side = (column: 'sender' | 'receiver') => `(select * from transfers where ${column} = $1
  order by time desc, chain_id desc, block_number desc, log_index desc, sub desc limit ${NOTIFICATIONS_AT_MOST})`;

/**
 * What was sold, sent to or bought from somebody else's hand, and what they bought, minted and sent themselves. An order of nobody known
 * here was a listing of whoever sold.
 */
const moved = `select case when s.order_hash is null then
        case when t.sender = $1 then 'sent' when t.sender = '${zeroAddress}' then 'minted' else 'received' end
      when r.maker = $1 and r.side = 'offer' then 'accepted'
      when r.maker = $1 or t.sender = $1 then 'sold' else 'bought' end as kind,
    t.block_hash || '-' || t.log_index || '-' || t.sub as id, t.time, t.nft_uuid,
    case when t.sender = '${zeroAddress}' then t.paid_value else s.unit_value end as unit_value, s.token,
    nullif(case when t.sender = $1 then t.receiver else t.sender end, '${zeroAddress}') as party, null::bigint as ends, ${was}
  from (${side('sender')} union ${side('receiver')}) t left ${saleJoin}
  left join orders r on r.chain_id = s.chain_id and r.hash = s.order_hash
  where case when s.order_hash is null then t.sender <> t.receiver
    when r.maker is null or r.maker = $1 then true else t.receiver = $1 and r.side = 'listing' end`;

/**
 * What somebody holds, and since when in Unix seconds: an offer that is older is no news, for they saw it as they got
 * the item.
 */
const held = `select b.nft_uuid, b.collection_uuid, b.acquired_block, coalesce((select max(t.time) from transfers t
    where t.nft_uuid = b.nft_uuid and t.block_number = b.acquired_block and t.receiver = b.owner), 0) as since
  from balances b where b.owner = $1 order by b.acquired_block desc, b.nft_uuid limit ${HELD}`;

const offered = `select 'offer' as kind, o.hash as id, ${open('o')} as time, o.nft_uuid, ${ofOrder('o')}
  from (${held}) held
  cross join lateral (select * from orders where nft_uuid = held.nft_uuid and side = 'offer' and state = 'active'
    and maker <> $1 and created_at >= held.since order by rank desc limit 3) o`;

/** The best few of each collection that name no single item, told of the item that came last of those they take. */
const offeredMany = `select case when o.criteria_root is null then 'collection-offer' else 'trait-offer' end as kind, o.hash as id,
    ${open('o')} as time, o.held as nft_uuid, ${ofOrder('o')}
  from (select collection_uuid, array_agg(nft_uuid order by acquired_block desc, nft_uuid) as nfts,
      array_agg(since order by acquired_block desc, nft_uuid) as sinces, min(since) as first
    from (${held}) b group by 1) held
  cross join lateral (select o.*, (select nft from unnest(held.nfts, held.sinces) with ordinality u(nft, since, place)
      where ${covers('u.nft')} and u.since <= o.created_at order by place limit 1) as held
    from (select * from orders where collection_uuid = held.collection_uuid and side = 'offer' and state = 'active'
      and nft_uuid is null and maker <> $1 and created_at >= held.first order by rank desc limit 3) o) o
  where o.held is not null`;

const mine = `(select * from orders where maker = $1 and side in ('listing', 'offer') and state = 'active' limit ${ORDERS})`;

const outbid = `select 'outbid' as kind, o.hash || '-' || m.hash as id, ${open('o')} as time, o.nft_uuid, ${ofOrder('o')}
  from ${mine} m
  cross join lateral (select * from orders where nft_uuid = m.nft_uuid and side = 'offer' and state = 'active'
    and maker <> $1 and rank > m.rank order by rank desc limit 1) o
  where m.side = 'offer' and o.created_at > m.created_at`;

/** An order that was short from its beginning surprises nobody. */
const ending = `select m.side || '-ends' as kind, m.hash as id, m.end_time - ${ENDS_WITHIN} as time, m.nft_uuid,
    m.unit_value, m.token, null as party, m.end_time as ends, ${was}
  from ${mine} m
  where m.nft_uuid is not null and m.end_time between $2::bigint and $2::bigint + ${ENDS_WITHIN}
    and m.created_at < m.end_time - ${ENDS_WITHIN}`;

/**
 * A single item that was for sale a day before, or still is, has another price; of copies many people sell, and each has
 * a price of their own.
 */
const listed = `select case when p.rank > o.rank then 'price-down' when p.rank < o.rank then 'price-up' else 'listed' end as kind,
    o.hash as id, ${open('o')} as time, o.nft_uuid,
    ${ofOrder('o', 'case when p.rank <> o.rank then p.unit_value end, case when p.rank <> o.rank then p.token end')}
  from (select nft_uuid, added_at from watch_list where owner = $1 order by added_at desc limit ${WATCHED}) w
  cross join lateral (select * from orders where nft_uuid = w.nft_uuid and side = 'listing' and state = 'active'
    order by rank limit 1) o
  left join lateral (select * from orders where nft_uuid = w.nft_uuid and side = 'listing' and created_at < o.created_at
    order by created_at desc limit 1) p on o.item_type = 2 and coalesce(p.closed_time, p.end_time) > o.created_at - ${PRICE_STANDS}
  where o.created_at > w.added_at and o.maker <> $1`;

/** What an account should hear of, newest first. `now` in seconds. */
export async function notifications(context: StoreContext, owner: string, now: number): Promise<Notification[]> {
  const rows = await context.database.query<Row>(
    `select x.kind, x.kind || '-' || x.id as id, x.time, x.unit_value as "unitValue", x.token, x.party, x.ends,
       x.was_value as "wasValue", x.was_token as "wasToken",
       n.chain_id as "chainId", c.slug, c.name as "collectionName", n.identifier, ${shownName} as name, n.image
     from (${[moved, offered, offeredMany, outbid, ending, listed].map((part) => `(${part})`).join(' union all ')}) x
     join nfts n on n.uuid = x.nft_uuid join collections c on c.uuid = n.collection_uuid
     where ${IS_SHOWN} and x.time > $2::bigint - ${NOTIFICATION_AGE}
     order by x.time desc, x.kind, x.id limit ${NOTIFICATIONS_AT_MOST}`,
    [owner.toLowerCase(), now],
  );
  return rows.flatMap((row) => {
    const network = context.networks.byId(row.chainId);
    if (!network) return [];
    return [
      {
        id: row.id,
        kind: row.kind,
        time: row.time,
        network: network.slug,
        collection: { slug: row.slug, name: row.collectionName },
        item: { identifier: row.identifier, name: row.name, image: row.image },
        // A mint is paid in the network's own currency.
        price: storedPrice(
          network,
          context.usdRates,
          row.unitValue,
          row.token ?? (row.kind === 'minted' ? network.currency.address : null),
        ),
        was: storedPrice(network, context.usdRates, row.wasValue, row.wasToken),
        by: row.party,
        ends: row.ends,
      },
    ];
  });
}
