import type { OrderFacts, OrderVerdict } from '../core/order-state.ts';
import type { Queries } from '../db/database.ts';

/** An order with everything its verdict follows from, and the verdict it was given last. */
export type OrderStanding = {
  hash: string;
  nftUuid: string | null;
  collectionUuid: string;
  criteriaRoot: string | null;
  facts: OrderFacts;
  /** Unix seconds of the last fill, of the cancel on the network, of the one by the server; null where none was. */
  filledTime: number | null;
  cancelledTime: number | null;
  withdrawnTime: number | null;
  last: OrderVerdict;
};

type StandingRow = Pick<OrderStanding, 'hash' | 'nftUuid' | 'collectionUuid' | 'criteriaRoot'> &
  Pick<OrderStanding, 'filledTime' | 'cancelledTime' | 'withdrawnTime'> &
  Pick<OrderFacts, 'side' | 'partial' | 'replacing' | 'hidden' | 'makerApproved' | 'startTime' | 'endTime'> &
  Pick<OrderVerdict, 'state' | 'reason'> &
  Record<'units' | 'filled' | 'counter' | 'makerCounter' | 'makerHolds' | 'remaining' | 'maxAmount', string>;

/** Reads these orders of one chain as they stand at `now`; hashes that are not stored are left out. */
export async function readStandings(
  tx: Queries,
  chainId: number,
  hashes: readonly string[],
  now: number,
): Promise<OrderStanding[]> {
  const rows = await tx.query<StandingRow>(
    `select o.hash, o.side, o.nft_uuid as "nftUuid", o.collection_uuid as "collectionUuid", o.partial, o.units,
       coalesce(f.units, 0) as filled, f.time as "filledTime", x.time as "cancelledTime", o.counter,
       o.withdrawn_at as "withdrawnTime", o.replacing, o.criteria_root as "criteriaRoot",
       o.maker_counter as "makerCounter", o.maker_holds as "makerHolds", o.maker_approved as "makerApproved",
       o.start_time as "startTime", o.end_time as "endTime", o.state, o.reason, o.remaining,
       o.max_amount as "maxAmount", c.hidden or coalesce(n.hidden, false) as hidden
     from orders o join collections c on c.uuid = o.collection_uuid left join nfts n on n.uuid = o.nft_uuid
     left join (select order_hash, sum(units) as units, max(time) as time from order_fills
       where chain_id = $1 and order_hash = any($2::text[]) group by order_hash) f on f.order_hash = o.hash
     left join (select order_hash, min(time) as time from order_cancels
       where chain_id = $1 and order_hash = any($2::text[]) group by order_hash) x on x.order_hash = o.hash
     where o.chain_id = $1 and o.hash = any($2::text[])`,
    [chainId, hashes],
  );
  return rows.map((row) => ({
    hash: row.hash,
    nftUuid: row.nftUuid,
    collectionUuid: row.collectionUuid,
    criteriaRoot: row.criteriaRoot,
    facts: {
      side: row.side,
      partial: row.partial,
      units: BigInt(row.units),
      filled: BigInt(row.filled),
      cancelled: row.cancelledTime !== null,
      withdrawn: row.withdrawnTime !== null,
      replacing: row.replacing,
      hidden: row.hidden,
      counter: BigInt(row.counter),
      makerCounter: BigInt(row.makerCounter),
      makerHolds: BigInt(row.makerHolds),
      makerApproved: row.makerApproved,
      startTime: row.startTime,
      endTime: row.endTime,
      now,
    },
    filledTime: row.filledTime,
    cancelledTime: row.cancelledTime,
    withdrawnTime: row.withdrawnTime,
    last: {
      state: row.state,
      reason: row.reason,
      remaining: BigInt(row.remaining),
      maxAmount: BigInt(row.maxAmount),
    },
  }));
}

/** A verdict to be stored. `closedTime`: since when the order is over, in Unix seconds; null while it is not. */
export type NewVerdict = { hash: string; verdict: OrderVerdict; closedTime: number | null };

/** Stores verdicts of orders of one chain. */
export async function saveVerdicts(tx: Queries, chainId: number, verdicts: readonly NewVerdict[]): Promise<void> {
  if (verdicts.length === 0) return;
  await tx.query(
    `update orders o set state = r.state, reason = r.reason, remaining = r.remaining, max_amount = r.max, closed_time = r.closed
     from jsonb_to_recordset($2::jsonb) r(hash text, state text, reason text, remaining numeric, max numeric, closed bigint)
     where o.chain_id = $1 and o.hash = r.hash`,
    [
      chainId,
      JSON.stringify(
        verdicts.map(({ hash, verdict, closedTime }) => ({
          hash,
          state: verdict.state,
          reason: verdict.reason,
          remaining: verdict.remaining.toString(),
          max: verdict.maxAmount.toString(),
          closed: closedTime,
        })),
      ),
    ],
  );
}
