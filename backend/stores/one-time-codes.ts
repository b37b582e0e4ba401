import type { Database, Queries } from '../db/database.ts';

/** A code that is on its way to an e-mail address or a phone number. */
export type OneTimeCode = { recipient: string; codeHash: string; tries: number };

/** Stores a code; an older one of the same id counts no more. Unix seconds. */
export async function putOneTimeCode(
  db: Queries,
  o: { id: string; recipient: string; codeHash: string; expiresAt: number },
): Promise<void> {
  await db.query(
    `insert into one_time_codes (id, recipient, code_hash, tries, expires_at) values ($1, $2, $3, 0, $4)
     on conflict (id) do update
       set recipient = excluded.recipient, code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
    [o.id, o.recipient, o.codeHash, o.expiresAt],
  );
}

/** Takes one try of a code before it is compared; null where it has none left. `tries` counts this one. */
export async function tryOneTimeCode(
  db: Queries,
  o: { id: string; now: number; mostTries: number },
): Promise<OneTimeCode | null> {
  const [row] = await db.query<OneTimeCode>(
    `update one_time_codes set tries = tries + 1 where id = $1 and expires_at > $2 and tries < $3
     returning recipient, code_hash as "codeHash", tries`,
    [o.id, o.now, o.mostTries],
  );
  return row ?? null;
}

/** True for the one call that uses this very code up. */
export async function useOneTimeCode(db: Queries, o: { id: string; codeHash: string }): Promise<boolean> {
  const rows = await db.query('delete from one_time_codes where id = $1 and code_hash = $2 returning 1', [
    o.id,
    o.codeHash,
  ]);
  return rows.length === 1;
}

const PRUNED_AT_ONCE = 1_000;

/** Forgets codes that are over; answers how many, 1,000 at most. */
export async function pruneOneTimeCodes(database: Database, now: number): Promise<number> {
  const rows = await database.query(
    `delete from one_time_codes where id in
       (select id from one_time_codes where expires_at <= $1 order by expires_at limit ${PRUNED_AT_ONCE})
     returning 1`,
    [now],
  );
  return rows.length;
}
