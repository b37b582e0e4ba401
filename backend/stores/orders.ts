import type { Database, Queries } from '../db/database.ts';

/**
 * An order to be stored. Amounts and counters are decimal texts, `rank` millionths of a dollar, times Unix
 * seconds.
 */
export type NewOrder = {
  chainId: number;
  hash: string;
  uuid: string;
  side: 'listing' | 'offer';
  collectionUuid: string;
  nftUuid: string | null;
  identifier: string | null;
  maker: string;
  itemType: number;
  partial: boolean;
  units: string;
  unitValue: string;
  token: string;
  rank: string;
  startTime: number;
  endTime: number;
  counter: string;
  operator: string;
  protocolAddress: string;
  parameters: string;
  signature: string;
  makerCounter: string;
  makerHolds: string;
  makerApproved: boolean;
  /** Only our zone's permission fills it. */
  restricted: boolean;
  /** Takes the place of an order that a permission may still fill, until `liveFrom` at the earliest. */
  replacing: boolean;
  liveFrom: number;
  /** An offer on a part of a collection: the root of its items, and the trait they share. */
  criteriaRoot: string | null;
  traitType: string | null;
  traitValue: string | null;
};

/** Keeps new orders; one that is already known stays as it is. Their states are judged afterwards. */
export async function insertOrders(tx: Queries, orders: readonly NewOrder[], now: number): Promise<void> {
  await tx.query(
    `insert into orders (chain_id, hash, uuid, side, collection_uuid, nft_uuid, identifier, maker, item_type, partial,
       units, unit_value, token, rank, start_time, end_time, counter, operator, protocol_address, parameters, signature,
       maker_counter, maker_holds, maker_approved, restricted, replacing, live_from, criteria_root, criteria_type,
       criteria_value, state, remaining, max_amount, created_at)
     select "chainId", hash, uuid, side, "collectionUuid", "nftUuid", identifier, maker, "itemType", partial, units,
       "unitValue", token, rank, "startTime", "endTime", counter, operator, "protocolAddress", parameters, signature,
       "makerCounter", "makerHolds", "makerApproved", restricted, replacing, "liveFrom", "criteriaRoot", "traitType",
       "traitValue", 'inactive', units, 0, $2::bigint
     from jsonb_to_recordset($1::jsonb) r("chainId" bigint, hash text, uuid text, side text, "collectionUuid" text,
       "nftUuid" text, identifier numeric, maker text, "itemType" int, partial boolean, units numeric,
       "unitValue" numeric, token text, rank numeric, "startTime" bigint, "endTime" bigint, counter numeric,
       operator text, "protocolAddress" text, parameters text, signature text, "makerCounter" numeric,
       "makerHolds" numeric, "makerApproved" boolean, restricted boolean, replacing boolean, "liveFrom" bigint,
       "criteriaRoot" text, "traitType" text, "traitValue" text)
     on conflict (chain_id, hash) do nothing`,
    [JSON.stringify(orders), now],
  );
}

/** How many orders these makers have open on a chain, counted up to `most` each. */
export async function countOpenOrders(
  db: Queries,
  chainId: number,
  makers: readonly string[],
  most: number,
): Promise<Map<string, number>> {
  const rows = await db.query<{ maker: string; open: number }>(
    `select m.maker, (select count(*) from (select 1 from orders o where o.chain_id = $1 and o.maker = m.maker
       and o.state in ('active', 'inactive') limit $3) counted) as open
     from unnest($2::text[]) m(maker)`,
    [chainId, makers, most],
  );
  return new Map(rows.map((row) => [row.maker, row.open]));
}

/** Who has offers open: whose money decides something. */
export async function offerMakers(db: Queries, chainId: number): Promise<string[]> {
  const rows = await db.query<{ maker: string }>(
    `select distinct maker from orders where chain_id = $1 and side = 'offer' and state in ('active', 'inactive')`,
    [chainId],
  );
  return rows.map(({ maker }) => maker);
}

/** What must be read from the chain to judge an order again. */
export type OrderToCheck = {
  hash: string;
  side: 'listing' | 'offer';
  maker: `0x${string}`;
  operator: `0x${string}`;
  contract: `0x${string}`;
  identifier: string | null;
  itemType: number;
  token: `0x${string}`;
  unitValue: string;
};

const toCheck = `o.hash, o.side, o.maker, o.operator, c.address as contract, o.identifier, o.item_type as "itemType",
  o.token, o.unit_value as "unitValue"`;

/** Hashes of orders that a change of these NFTs or accounts may have touched, or that are named and stored. */
export async function ordersTouched(
  db: Queries,
  chainId: number,
  touched: { nftUuids: readonly string[]; accounts: readonly string[]; hashes: readonly string[] },
): Promise<string[]> {
  const rows = await db.query<{ hash: string }>(
    `select o.hash from orders o where o.chain_id = $1 and (o.hash = any($4::text[])
       or (o.state in ('active', 'inactive') or o.reason is not null
           or o.withdrawn_at is not null and o.permission_until > (select cursor_time from networks where chain_id = $1))
         and (o.nft_uuid = any($2::text[]) or o.maker = any($3::text[])))`,
    [chainId, touched.nftUuids, touched.accounts, touched.hashes],
  );
  return rows.map((row) => row.hash);
}

/** What to ask about these orders. */
export function ordersToCheck(db: Queries, chainId: number, hashes: readonly string[]): Promise<OrderToCheck[]> {
  return db.query<OrderToCheck>(
    `select ${toCheck} from orders o join collections c on c.uuid = o.collection_uuid
     where o.chain_id = $1 and o.hash = any($2::text[])`,
    [chainId, hashes],
  );
}

/**
 * The next hashes after this one of orders that are not over by time: all are read again after a start
 * or a reorganisation.
 */
export async function ordersNotEnded(
  db: Queries,
  chainId: number,
  o: { now: number; after: string; most: number },
): Promise<string[]> {
  const rows = await db.query<{ hash: string }>(
    `select hash from orders where chain_id = $1 and hash > $3 and (end_time > $2 or state in ('active', 'inactive'))
     order by hash limit $4`,
    [chainId, o.now, o.after, o.most],
  );
  return rows.map((row) => row.hash);
}

/** Orders whose time has come or run out since they were last judged. */
export async function ordersDue(db: Queries, chainId: number, now: number): Promise<string[]> {
  const rows = await db.query<{ hash: string }>(
    `select hash from orders where chain_id = $1
       and (state in ('active', 'inactive') and end_time <= $2
         or state = 'inactive' and reason = 'not-started' and start_time <= $2)`,
    [chainId, now],
  );
  return rows.map((row) => row.hash);
}

/**
 * What the chain says of an order's maker: its Seaport counter, the units it can deliver (copies held,
 * or bids its balance and allowance pay for), and whether the operator may take them.
 */
export type MakerFacts = { hash: string; counter: string; holds: string; approved: boolean };

/** Stores what was read of makers. Their orders are judged afterwards. */
export async function saveMakerFacts(tx: Queries, chainId: number, facts: readonly MakerFacts[]): Promise<void> {
  if (facts.length === 0) return;
  await tx.query(
    `update orders o set maker_counter = r.counter, maker_holds = r.holds, maker_approved = r.approved
     from jsonb_to_recordset($2::jsonb) r(hash text, counter numeric, holds numeric, approved boolean)
     where o.chain_id = $1 and o.hash = r.hash`,
    [chainId, JSON.stringify(facts)],
  );
}

const PRUNED_AT_ONCE = 500;

/**
 * Forgets orders that were never filled and whose own end came before `endedBefore`; answers how many, 500 at
 * most. A cancelled one that has not ended by its signed time stays: the same signature must not live again.
 */
export async function pruneOrders(database: Database, chainId: number, endedBefore: number): Promise<number> {
  return database.transaction(async (tx) => {
    const gone = await tx.query<{ collection: string; root: string | null }>(
      `delete from orders where chain_id = $1 and hash in (
         select hash from orders where chain_id = $1 and state in ('expired', 'cancelled') and end_time < $2
         order by end_time limit ${PRUNED_AT_ONCE})
       returning collection_uuid as collection, criteria_root as root`,
      [chainId, endedBefore],
    );
    const roots = gone.flatMap(({ root }) => (root === null ? [] : [root]));
    await tx.query(
      `delete from criteria_items i where i.root = any($1::text[]) and i.collection_uuid = any($2::text[])
       and not exists (select 1 from orders o where o.collection_uuid = i.collection_uuid and o.criteria_root = i.root)`,
      [roots, [...new Set(gone.map(({ collection }) => collection))]],
    );
    return gone.length;
  });
}
