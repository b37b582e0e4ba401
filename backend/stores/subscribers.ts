import { SUBSCRIBERS_COUNTED } from '../../src/contract/operator-subscribers.ts';
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

export type Subscriber = { email: string; name: string; token: string | null; confirmedAt: number };

/** How many there are of each, counted up to a bound. */
export async function countSubscribers(db: Queries): Promise<{ confirmed: number; waiting: number; browsers: number }> {
  const count = (from: string) => `(select count(*)::int from (select 1 from ${from} limit ${SUBSCRIBERS_COUNTED}) s)`;
  const [row] = await db.query<{ confirmed: number; waiting: number; browsers: number }>(
    `select ${count('subscribers where confirmed_at is not null')} as confirmed,
       ${count('subscribers where confirmed_at is null')} as waiting, ${count('push_subscriptions')} as browsers`,
  );
  if (row === undefined) throw new Error('Nothing was counted');
  return row;
}

/** Confirmed addresses after one, in their order. */
export const confirmedAfter = (db: Queries, after: string, limit: number): Promise<Subscriber[]> =>
  db.query<Subscriber>(
    `select email, name, token, confirmed_at as "confirmedAt" from subscribers
     where email > $1 and confirmed_at is not null order by email limit $2`,
    [after, limit],
  );

/** Forgets an address; whether it was there. */
export async function removeSubscriber(db: Queries, email: string): Promise<boolean> {
  const rows = await db.query('delete from subscribers where email = $1 returning 1', [email]);
  return rows.length > 0;
}
