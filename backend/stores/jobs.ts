import { randomUUID } from 'node:crypto';
import type { Queries } from '../db/database.ts';

/** Where it is told that there is something to do. */
export const JOBS_CHANNEL = 'vitrine_jobs';

/** A job that somebody has taken; `holder` is theirs alone. */
export type TakenJob = {
  id: string;
  kind: string;
  payload: unknown;
  /** How often it was taken since it last went well, this time included. */
  attempts: number;
  /** How often it was asked for by then. */
  asks: number;
  holder: string;
};

const seconds = (place: string) => `make_interval(secs => ${place}::float8)`;
const inSeconds = (place: string) => `now() + ${seconds(place)}`;

/**
 * Asks for work, within the transaction that causes it. The same kind and key is one job: asked for again while it
 * waits it is done once, while it is done it is done once more, and one that was given up is tried anew.
 */
export async function queueJob(
  tx: Queries,
  job: { kind: string; key: string; payload: object; delaySeconds?: number },
): Promise<void> {
  const { kind, key, payload, delaySeconds = 0 } = job;
  await tx.query(
    `with asked as (
       insert into jobs as j (id, kind, key, payload, run_after) values ($1, $2, $3, $4::jsonb, ${inSeconds('$5')})
       on conflict (kind, key) do update set payload = excluded.payload, asks = j.asks + 1, dead_at = null,
         attempts = case when j.dead_at is null then j.attempts else 0 end,
         run_after = case when j.dead_at is not null then excluded.run_after
           when j.holder is null and j.attempts = 0 then least(j.run_after, excluded.run_after) else j.run_after end
     )
     select pg_notify($6, $7)`,
    [randomUUID(), kind, key, JSON.stringify(payload), delaySeconds, JOBS_CHANNEL, String(delaySeconds)],
  );
}

/** Something is due at once. */
export const tellJobs = (tx: Queries) => tx.query('select pg_notify($1, $2)', [JOBS_CHANNEL, '0']);

/** Lets work begin that comes back by itself, where it is not there yet. */
export async function queueRepeating(db: Queries, o: { kind: string; everySeconds: number }): Promise<void> {
  await db.query(
    `insert into jobs (id, kind, key, payload, queued_at, run_after)
     values ($1, $2, '', '{}', ${inSeconds('$3')}, ${inSeconds('$3')}) on conflict (kind, key) do nothing`,
    [randomUUID(), o.kind, o.everySeconds],
  );
}

/**
 * Takes what is due, each job for one node alone until its time there is over. `aheadSeconds`: what is due by then
 * counts as due.
 */
export async function takeJobs(
  db: Queries,
  o: { kinds: readonly string[]; limit: number; leaseSeconds: number; aheadSeconds?: number },
): Promise<TakenJob[]> {
  return db.query<TakenJob>(
    `with due as (
       select id from jobs where dead_at is null and kind = any($1::text[])
         and run_after <= ${inSeconds('$5')} and (holder is null or run_after <= now())
       order by run_after limit $2 for update skip locked
     )
     update jobs j set attempts = j.attempts + 1, holder = $3, run_after = ${inSeconds('$4')}
     from due where j.id = due.id
     returning j.id, j.kind, j.payload, j.attempts, j.asks, j.holder`,
    [o.kinds, o.limit, randomUUID(), o.leaseSeconds, o.aheadSeconds ?? 0],
  );
}

/** Keeps a job for so long from now; false where somebody else has it by now. */
export async function keepJob(db: Queries, { id, holder }: TakenJob, leaseSeconds: number): Promise<boolean> {
  const rows = await db.query(
    `update jobs set run_after = ${inSeconds('$3')} where id = $1 and holder = $2 returning 1`,
    [id, holder, leaseSeconds],
  );
  return rows.length > 0;
}

/**
 * It was done. Its row goes, unless it was asked for again meanwhile: then it waits once more. `everySeconds` of work
 * that comes back by itself.
 */
export async function endJob(
  db: Queries,
  { id, holder, asks }: TakenJob,
  o: { everySeconds: number | null; restSeconds: number },
): Promise<void> {
  if (o.everySeconds === null) {
    const gone = await db.query('delete from jobs where id = $1 and holder = $2 and asks = $3 returning 1', [
      id,
      holder,
      asks,
    ]);
    if (gone.length > 0) return;
  }
  const wait = o.everySeconds ?? o.restSeconds;
  await db.query(
    `with again as (
       update jobs set holder = null, attempts = 0, last_error = null, failed_at = null,
         queued_at = ${inSeconds('$3')}, run_after = ${inSeconds('$3')}
       where id = $1 and holder = $2 returning 1
     )
     select pg_notify($4, $5) from again where $3::float8 < 1`,
    [id, holder, wait, JOBS_CHANNEL, String(wait)],
  );
}

/** It failed; `waitSeconds` null where it is not tried any more, which what was asked for meanwhile still is. */
export async function failJob(
  db: Queries,
  { id, holder, asks }: TakenJob,
  o: { error: string; waitSeconds: number | null },
): Promise<void> {
  await db.query(
    `update jobs set holder = null, last_error = $3, failed_at = now(),
       attempts = case when asks = $4 then attempts else 0 end,
       dead_at = case when $5::float8 is null and asks = $4 then now() end,
       run_after = now() + coalesce(${seconds('$5')}, interval '0')
     where id = $1 and holder = $2`,
    [id, holder, o.error, asks, o.waitSeconds],
  );
}

/** It is given back as it was taken, by a node that ends. */
export async function returnJob(db: Queries, { id, holder }: TakenJob): Promise<void> {
  await db.query(
    `update jobs set holder = null, attempts = attempts - 1, run_after = now() where id = $1 and holder = $2`,
    [id, holder],
  );
}

/** How long, and how many of them at most, those that were given up are kept. */
const DEAD_DAYS = 30;
const DEAD_AT_MOST = 1_000;
const PRUNED_AT_ONCE = 1_000;

/** Forgets jobs that were given up long ago, and the oldest beyond the most that are kept. */
export async function pruneJobs(db: Queries): Promise<number> {
  const rows = await db.query(
    `delete from jobs where id in (
       select id from (select id, dead_at, row_number() over (order by dead_at desc, id) as place
         from jobs where dead_at is not null) d
       where dead_at < now() - interval '${DEAD_DAYS} days' or place > ${DEAD_AT_MOST} limit ${PRUNED_AT_ONCE})
     returning 1`,
  );
  return rows.length;
}
