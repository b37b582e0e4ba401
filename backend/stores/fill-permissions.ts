import type { Database, Queries } from '../db/database.ts';

/**
 * Each account's own. No limit is shared by all who ask for one order: strangers could use it up, and nobody
 * could buy.
 */
export type PermissionLimits = {
  /** What an account holds at the same time, over all orders. */
  perAccount: number;
  /** How often an account gets one for the same order in an hour. */
  perOrderAndAccountHourly: number;
};

/** Who is about to fill which orders of a chain. `now` and `until` in Unix seconds. */
export type PermissionRequest = {
  chainId: number;
  hashes: readonly string[];
  fulfiller: string;
  now: number;
  until: number;
};

/**
 * Notes until when permissions are out, before any is given. Answers the orders that may have one: of two
 * nodes, whoever comes second sees what the first one did. `retryAfter`: a limit is met and nothing is noted;
 * seconds until the same request may be taken.
 */
export async function notePermissions(
  database: Database,
  request: PermissionRequest,
  limits: PermissionLimits,
): Promise<Set<string> | { retryAfter: number }> {
  const { chainId, fulfiller, now, until } = request;
  return database.transaction(async (tx) => {
    const rows = await tx.query<{ hash: string }>(
      `select hash from orders where chain_id = $1 and hash = any($2::text[]) and restricted and state = 'active'
         and withdrawn_at is null and not replacing order by hash for update`,
      [chainId, request.hashes],
    );
    const hashes = rows.map((row) => row.hash);
    if (hashes.length === 0) return new Set<string>();
    const free = await freeTime(tx, { ...request, hashes }, limits);
    if (free !== null) return { retryAfter: Math.max(1, free - now) };
    await tx.query(
      `update orders set permission_until = greatest(permission_until, $3::bigint)
       where chain_id = $1 and hash = any($2::text[])`,
      [chainId, hashes, until],
    );
    await tx.query(
      `insert into fill_permissions as p (chain_id, order_hash, fulfiller, given_at, until, times, times_since)
       select $1::bigint, hash, $3, $4::bigint, $5::bigint, 1, $4::bigint from unnest($2::text[]) hash
       on conflict (chain_id, order_hash, fulfiller) do update set given_at = $4::bigint, until = $5::bigint,
         times = case when p.times_since > $4::bigint - 3600 then p.times + 1 else 1 end,
         times_since = case when p.times_since > $4::bigint - 3600 then p.times_since else $4::bigint end`,
      [chainId, hashes, fulfiller, now, until],
    );
    return new Set(hashes);
  });
}

/** When this account may have these permissions; null: now. */
async function freeTime(tx: Queries, o: PermissionRequest, limits: PermissionLimits): Promise<number | null> {
  const [again] = await tx.query<{ at: number | null }>(
    `select max(times_since) + 3600 as at from fill_permissions where chain_id = $1 and order_hash = any($2::text[])
     and fulfiller = $3 and times_since > $4::bigint - 3600 and times >= $5`,
    [o.chainId, o.hashes, o.fulfiller, o.now, limits.perOrderAndAccountHourly],
  );
  // As many of those it holds have to lapse as there are too many.
  const [held] = await tx.query<{ at: number }>(
    `select until as at from fill_permissions where fulfiller = $1 and until > $2
     and not (chain_id = $3 and order_hash = any($4::text[])) order by until desc offset $5 limit 1`,
    [o.fulfiller, o.now, o.chainId, o.hashes, Math.max(0, limits.perAccount - o.hashes.length)],
  );
  const times = [again?.at, held?.at].flatMap((at) => (at == null ? [] : [at]));
  return times.length === 0 ? null : Math.max(...times);
}

/** Forgets permissions that lapsed more than an hour ago; answers how many, 1,000 at most. */
export async function prunePermissions(db: Queries, now: number): Promise<number> {
  const rows = await db.query(
    `delete from fill_permissions where (chain_id, order_hash, fulfiller) in (
       select chain_id, order_hash, fulfiller from fill_permissions where until < $1::bigint - 3600 limit 1000)
     returning 1`,
    [now],
  );
  return rows.length;
}
