import type { Queries } from '../db/database.ts';

export type Lease = {
  isMine: boolean;
  /** What its holder told when it last renewed it; null before anybody did. */ told: string | null;
};

/**
 * Takes a lease, or renews it, for so many seconds by the store's clock: nodes need not agree on the time. A row and no
 * advisory lock, so that it also holds behind a pool that gives each transaction another connection.
 */
export async function takeLease(
  db: Queries,
  o: { name: string; holder: string; seconds: number; told: string },
): Promise<Lease> {
  const taken = await db.query(
    `insert into leases as l (name, holder, ends_at, told) values ($1, $2, now() + make_interval(secs => $3), $4)
     on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at, told = excluded.told
       where l.holder = excluded.holder or l.ends_at < now()
     returning name`,
    [o.name, o.holder, o.seconds, o.told],
  );
  return taken.length > 0 ? { isMine: true, told: o.told } : readLease(db, o.name);
}

/** For a node that never takes it. */
export async function readLease(db: Queries, name: string): Promise<Lease> {
  const [row] = await db.query<{ told: string }>('select told from leases where name = $1', [name]);
  return { isMine: false, told: row?.told ?? null };
}

/** Whoever waits for it can take it at once; what was told stays. */
export const endLease = (db: Queries, o: { name: string; holder: string }) =>
  db.query(`update leases set ends_at = now() - interval '1 second' where name = $1 and holder = $2`, [
    o.name,
    o.holder,
  ]);
