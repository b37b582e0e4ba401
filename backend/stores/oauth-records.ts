import type { Database, Queries } from '../db/database.ts';

/** What the token service keeps of one model, as JSON; `consumed`: since when it is used up, in Unix seconds. */
export type OauthRecord = { payload: string; consumed: number | null };

/** Stores one, or stores it anew. Unix seconds. */
export async function putOauthRecord(
  db: Queries,
  o: { model: string; id: string; payload: string; grantId: string | null; uid: string | null; expiresAt: number },
): Promise<void> {
  await db.query(
    `insert into oauth_records (model, id, payload, grant_id, uid, expires_at)
     values ($1, $2, $3::text::jsonb, $4, $5, $6)
     on conflict (model, id) do update
       set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`,
    [o.model, o.id, o.payload, o.grantId, o.uid, o.expiresAt],
  );
}

/** By id, or by `uid`; null where there is none that still counts, or its login was ended. */
export async function findOauthRecord(
  db: Queries,
  o: { model: string; key: 'id' | 'uid'; value: string; now: number },
): Promise<OauthRecord | null> {
  const column = o.key === 'id' ? 'id' : 'uid';
  const [row] = await db.query<OauthRecord>(
    `select payload::text as payload, consumed_at as consumed from oauth_records
     where model = $1 and ${column} = $2 and expires_at > $3
       and not exists (select 1 from wallet_logins l where l.id = oauth_records.uid and l.ended_at is not null)`,
    [o.model, o.value, o.now],
  );
  return row ?? null;
}

/** True for the one call that uses it up; a later one, or one at the same moment, gets false. */
export async function consumeOauthRecord(db: Queries, o: { model: string; id: string; now: number }): Promise<boolean> {
  const rows = await db.query(
    'update oauth_records set consumed_at = $3 where model = $1 and id = $2 and consumed_at is null returning 1',
    [o.model, o.id, o.now],
  );
  return rows.length === 1;
}

export const deleteOauthRecord = (db: Queries, o: { model: string; id: string }) =>
  db.query('delete from oauth_records where model = $1 and id = $2', [o.model, o.id]);

/** Everything of one model that follows from one login. */
export const deleteOauthGrant = (db: Queries, o: { model: string; grantId: string }) =>
  db.query('delete from oauth_records where model = $1 and grant_id = $2', [o.model, o.grantId]);

/** Everything that follows from one login, and the grant itself: tokens that are still being made open nothing later. */
export const endOauthGrant = (db: Queries, grantId: string) =>
  db.query(`delete from oauth_records where grant_id = $1 or (model = 'Grant' and id = $1)`, [grantId]);

const PRUNED_AT_ONCE = 1_000;

/** Forgets what is over; answers how many, 1,000 at most. */
export async function pruneOauthRecords(database: Database, now: number): Promise<number> {
  const rows = await database.query(
    `delete from oauth_records where (model, id) in
       (select model, id from oauth_records where expires_at <= $1 order by expires_at limit ${PRUNED_AT_ONCE})
     returning 1`,
    [now],
  );
  return rows.length;
}
