import type { Database, Queries } from '../db/database.ts';

/** How long an unconfirmed subscription waits for its address. */
export const CONFIRM_WITHIN_SECONDS = 7 * 86_400;

/**
 * Notes that somebody asked to subscribe this address. Who has asked before keeps the token that their mails hold.
 * @returns its token, and whether the address has confirmed it
 */
export async function askToSubscribe(
  db: Queries,
  o: { email: string; name: string; token: string; now: number },
): Promise<{ token: string; isConfirmed: boolean }> {
  const [row] = await db.query<{ token: string; isConfirmed: boolean }>(
    `insert into subscribers (email, name, token, created_at, asked_at) values ($1, $2, $3, $4, $4)
     on conflict (email) do update set
       asked_at = excluded.asked_at,
       token = coalesce(subscribers.token, excluded.token),
       name = case when subscribers.confirmed_at is null then excluded.name else subscribers.name end
     returning token, confirmed_at is not null as "isConfirmed"`,
    [o.email, o.name, o.token, o.now],
  );
  if (row === undefined) throw new Error('The subscription was not stored');
  return row;
}

/** The address of a token; null where there is none, or its time is over. Again is once. */
export async function confirmSubscription(db: Queries, o: { token: string; now: number }): Promise<string | null> {
  const [row] = await db.query<{ email: string }>(
    `update subscribers set confirmed_at = coalesce(confirmed_at, $2)
     where token = $1 and (confirmed_at is not null or asked_at > $3) returning email`,
    [o.token, o.now, o.now - CONFIRM_WITHIN_SECONDS],
  );
  return row?.email ?? null;
}

/** Forgets the subscription, confirmed or not. */
export async function endSubscription(db: Queries, token: string): Promise<void> {
  await db.query('delete from subscribers where token = $1', [token]);
}

const PRUNED_AT_ONCE = 1_000;

/** Forgets addresses that never confirmed; answers how many, 1,000 at most. */
export async function pruneSubscribers(database: Database, now: number): Promise<number> {
  const rows = await database.query(
    `delete from subscribers where email in
       (select email from subscribers where confirmed_at is null and asked_at <= $1
        order by asked_at limit ${PRUNED_AT_ONCE})
     returning 1`,
    [now - CONFIRM_WITHIN_SECONDS],
  );
  return rows.length;
}
