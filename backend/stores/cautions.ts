import { zeroAddress } from 'viem';
import type { Caution } from '../../src/contract/order.ts';
import { storedPrice } from '../core/price.ts';
import type { Queries } from '../db/database.ts';
import type { StoreContext } from './context.ts';

/* Facts about how an item came to whom it is with. They say what was seen, and judge nobody. */

/** As it is stored: values are decimal texts, `floor` in millionths of a dollar. */
export type StoredCaution =
  | { kind: 'unpaid'; count: number; since: number }
  | { kind: 'cheap'; since: number; value: string; token: string; floor: string };

/** So many transfers without payment within a day, since the item was last paid for, are told. */
const UNPAID_MOVES = 2;
const UNPAID_SECONDS = 86_400;
/** A sale is told when the collection's cheapest listing stood at this many times its price, or more. */
const CHEAP_TIMES = 4;
/** For how long they are told. */
const TOLD_SECONDS = 14 * 86_400;

/** What is seen of these single-copy items now, from their transfers, their latest sale and the listings of its time. */
export async function refreshCautions(tx: Queries, nftUuids: readonly string[]): Promise<void> {
  if (nftUuids.length === 0) return;
  await tx.query(
    // What stays as it is writes no row: most items have none.
    `with seen as (select u.uuid, case
         when m.count >= ${UNPAID_MOVES} then jsonb_build_object('kind', 'unpaid', 'count', m.count, 'since', m.since)
         when f.floor >= s.rank * ${CHEAP_TIMES} then jsonb_build_object('kind', 'cheap', 'since', s.time,
           'value', s.unit_value::text, 'token', s.token, 'floor', f.floor::text)
       end as caution
     from unnest($1::text[]) u(uuid)
     left join lateral (select * from sales where nft_uuid = u.uuid
       order by block_number desc, log_index desc, sub desc limit 1) s on true
     left join lateral (select time from transfers where nft_uuid = u.uuid
       order by block_number desc, log_index desc, sub desc limit 1) last on true
     left join lateral (
       select count(*) as count, min(t.time) as since from transfers t
       where t.nft_uuid = u.uuid and t.sender <> '${zeroAddress}' and t.receiver <> '${zeroAddress}'
         and t.time > last.time - ${UNPAID_SECONDS}
         and (s.block_number is null or (t.block_number, t.log_index) > (s.block_number, s.log_index))
         and not exists (select 1 from sales p where p.chain_id = t.chain_id and p.block_hash = t.block_hash
           and p.log_index = t.log_index and p.sub = t.sub)
     ) m on true
     left join lateral (
       select min(o.rank) as floor from orders o where o.collection_uuid = s.collection_uuid and o.side = 'listing'
         and o.state <> 'inactive' and o.hash <> s.order_hash and o.start_time <= s.time and o.end_time > s.time
         and (o.closed_time is null or o.closed_time > s.time)
     ) f on s.rank is not null
     join nfts i on i.uuid = u.uuid join collections c on c.uuid = i.collection_uuid and c.item_type = 2)
     update nfts n set caution = seen.caution from seen
     where n.uuid = seen.uuid and n.caution is distinct from seen.caution`,
    [nftUuids],
  );
}

/** What is told of an item at `now`, in Unix seconds; null for nothing, or nothing recent. */
export function cautionOf(
  context: StoreContext,
  chainId: number,
  stored: StoredCaution | null,
  now: number,
): Caution | null {
  if (stored === null || stored.since < now - TOLD_SECONDS) return null;
  if (stored.kind === 'unpaid') return stored;
  const price = storedPrice(context.networks.require(chainId), context.usdRates, stored.value, stored.token);
  if (price === null) return null;
  return { kind: 'cheap', since: stored.since, price, floorUsd: (Number(stored.floor) / 1_000_000).toFixed(2) };
}
