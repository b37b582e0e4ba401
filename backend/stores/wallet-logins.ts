import type { Database, Queries } from '../db/database.ts';

/** Where somebody is signed in to the own wallet: a session of the token service, by its uid. Unix seconds. */
export type WalletLogin = {
  id: string;
  /** What its browser calls itself; null where it told nothing. */
  browser: string | null;
  begunAt: number;
  usedAt: number;
};

/** So long after its last use nothing of a login can be left; see `LIFETIMES` of the token service. */
const KEPT_SECONDS = 30 * 86_400;
const PRUNED_AT_ONCE = 1_000;

/** A login that counts: not ended, and its session is there. */
const ALIVE = `l.ended_at is null and exists
  (select 1 from oauth_records s where s.model = 'Session' and s.uid = l.id and s.expires_at > $2)`;

/** Notes a login and that it is used now; one that was ended stays so. */
export const noteWalletLogin = (
  db: Queries,
  o: { id: string; userId: string; browser: string | null; begunAt: number; now: number },
) =>
  db.query(
    `insert into wallet_logins (id, user_id, browser, begun_at, used_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do update
       set user_id = excluded.user_id, browser = excluded.browser, begun_at = excluded.begun_at, used_at = excluded.used_at
       where wallet_logins.ended_at is null`,
    [o.id, o.userId, o.browser, o.begunAt, o.now],
  );

export const useWalletLogin = (db: Queries, o: { id: string; now: number }) =>
  db.query('update wallet_logins set used_at = $2 where id = $1 and ended_at is null', [o.id, o.now]);

/** The `most` that were used last, newest first. */
export const listWalletLogins = (db: Queries, o: { userId: string; now: number; most: number }) =>
  db.query<WalletLogin>(
    `select id, browser, begun_at as "begunAt", used_at as "usedAt" from wallet_logins l
     where user_id = $1 and ${ALIVE} order by used_at desc, id limit $3`,
    [o.userId, o.now, o.most],
  );

/** Which of a person's logins end: one, all but one, or those beyond the `most` beside one that were used last. */
export type EndedLogins = { only: string } | { others: string } | { beside: string; most: number };

function endedSql(which: EndedLogins): { sql: string; values: readonly (string | number)[] } {
  if ('only' in which) return { sql: 'l.id = $3', values: [which.only] };
  if ('others' in which) return { sql: 'l.id <> $3', values: [which.others] };
  const sql = `l.id in (select l.id from wallet_logins l where l.user_id = $1 and l.id <> $3 and ${ALIVE}
    order by l.used_at desc, l.id offset $4)`;
  return { sql, values: [which.beside, which.most] };
}

/** Ends logins of one person with all their tokens, at once and for good; answers how many. */
export const endWalletLogins = (
  database: Database,
  o: { userId: string; now: number; clientId: string } & { which: EndedLogins },
): Promise<number> =>
  database.transaction(async (tx) => {
    const { sql, values } = endedSql(o.which);
    const ended = await tx.query<{ id: string }>(
      `update wallet_logins l set ended_at = $2, used_at = $2
       where l.user_id = $1 and l.ended_at is null and ${sql} returning l.id`,
      [o.userId, o.now, ...values],
    );
    const ids = ended.map(({ id }) => id);
    const sessions = await tx.query<{ grant: string | null }>(
      `delete from oauth_records where model = 'Session' and uid = any($1)
       returning payload -> 'authorizations' -> $2::text ->> 'grantId' as grant`,
      [ids, o.clientId],
    );
    const grants = sessions.flatMap(({ grant }) => grant ?? []);
    await tx.query(`delete from oauth_records where grant_id = any($1) or (model = 'Grant' and id = any($1))`, [
      grants,
    ]);
    return ids.length;
  });

/** Forgets what nothing is left of; answers how many, 1,000 at most. */
export async function pruneWalletLogins(database: Database, now: number): Promise<number> {
  const rows = await database.query(
    `delete from wallet_logins where id in
       (select id from wallet_logins where used_at < $1 order by used_at limit ${PRUNED_AT_ONCE}) returning 1`,
    [now - KEPT_SECONDS],
  );
  return rows.length;
}
