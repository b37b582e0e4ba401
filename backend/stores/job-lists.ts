import { JOBS_COUNTED, type JobAction, type JobCounts, type JobKind } from '../../src/contract/jobs.ts';
import type { FailedJob } from '../../src/contract/operator.ts';
import type { Queries } from '../db/database.ts';
import { countWithin, LOOKED_AT, totalOf, type Total } from './bounded-count.ts';
import { wallSeconds, type StoreContext } from './context.ts';
import type { Page } from './operator-log.ts';
import { subjectsOf } from './operator-subjects.ts';

const OWN_KINDS: readonly JobKind[] = ['recount', 'mail', 'prune', 'document', 'backup'];
const NONE = { waiting: 0, running: 0, failed: 0, dead: 0, oldestSeconds: null };

/** Each kind's jobs by state, whatever their number at the cost of a bounded one. */
export async function countJobs(db: Queries): Promise<JobCounts[]> {
  const rows = await db.query<JobCounts>(
    `select kind, count(*) filter (where dead_at is null and not held and failed_at is null)::int as waiting,
       count(*) filter (where dead_at is null and held)::int as running,
       count(*) filter (where dead_at is null and not held and failed_at is not null)::int as failed,
       count(*) filter (where dead_at is not null)::int as dead,
       extract(epoch from now() - min(queued_at) filter (where dead_at is null and not held and queued_at <= now()))::int
         as "oldestSeconds"
     from (select *, holder is not null and run_after > now() as held from jobs limit ${JOBS_COUNTED}) j group by kind`,
  );
  const own = OWN_KINDS.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, ...NONE });
  return [...own, await countItems(db), await countBrowsers(db)];
}

/** Items: `running` are being read, which `waiting` does not count twice. How long new ones have waited is not known. */
async function countItems(db: Queries): Promise<JobCounts> {
  const some = (where: string) =>
    `(select count(*)::int from (select 1 from nfts where ${where} limit ${JOBS_COUNTED}) n)`;
  const [row] = await db.query<Omit<JobCounts, 'kind' | 'oldestSeconds'>>(
    `select greatest(0, ${some(`metadata_state = 'waiting' and metadata_tries = 0`)} - r.count) as waiting,
       r.count as running, ${some(isRetried)} as failed,
       ${some(`metadata_state = 'failed'`)} as dead
     from (select count(*)::int as count from metadata_claims where until > now()) r`,
  );
  return { kind: 'metadata', ...NONE, ...row };
}

/** Browsers that are to be told: due for a look, and those where telling failed. */
async function countBrowsers(db: Queries): Promise<JobCounts> {
  const [row] = await db.query<{ waiting: number; failed: number; checked: number | null }>(
    `select count(*) filter (where failures = 0)::int as waiting, count(*) filter (where failures > 0)::int as failed,
       min(checked_at) filter (where failures = 0) as checked
     from (select failures, checked_at from push_subscriptions order by checked_at limit ${JOBS_COUNTED}) p`,
  );
  const age = row?.checked == null ? null : Math.max(0, wallSeconds() - row.checked);
  return { kind: 'push', ...NONE, waiting: row?.waiting ?? 0, failed: row?.failed ?? 0, oldestSeconds: age };
}

type FailedRow = Omit<FailedJob, 'subject'> & { uuid: string | null };

const milliseconds = (time: string) => `(extract(epoch from ${time}) * 1000)::bigint`;
/** What a job is about, of kinds that are about a collection. */
const aboutUuid = `case when kind in ('recount', 'document') then key end as uuid`;
const failedJobs = `select id, kind, ${aboutUuid}, coalesce(last_error, '') as error,
    ${milliseconds('failed_at')} as at, attempts as tries, dead_at is not null as "isDead",
    case when dead_at is null then ${milliseconds('run_after')} end as "retryAt"
  from jobs where failed_at is not null order by failed_at desc, id`;
const isRetried = `metadata_state = 'waiting' and metadata_tries > 0`;
const items = (where: string, isDead: boolean) =>
  `select uuid as id, 'metadata' as kind, uuid, coalesce(metadata_error, '') as error, metadata_read * 1000 as at,
     metadata_tries as tries, ${isDead} as "isDead", ${isDead ? 'null::bigint' : 'metadata_after * 1000'} as "retryAt"
   from nfts where ${where} order by metadata_read desc, uuid`;
const failedRows = [failedJobs, items(`metadata_state = 'failed'`, true), items(isRetried, false)];

/** Jobs that failed last time, and items whose metadata could not be read last time, the latest first. */
export async function listFailedJobs(
  context: StoreContext,
  { page, size }: Page,
): Promise<Total & { data: FailedJob[] }> {
  const { database } = context;
  const offset = (page - 1) * size;
  const failed = (limit: string) => `(${failedRows.map((rows) => `(${rows} limit ${limit})`).join(' union all ')}) f`;
  const rows = await database.query<FailedRow>(
    `select * from ${failed('$1::int + $2::int')} order by at desc, id limit $1 offset $2`,
    [size + 1, offset],
  );
  const shown = rows.slice(0, size);
  const subjects = await subjectsOf(
    context,
    shown.flatMap(({ uuid }) => uuid ?? []),
  );
  const total = await totalOf({ offset, rows: shown.length, hasMore: rows.length > size }, () =>
    countWithin(database, failed(String(LOOKED_AT + 1)), 'true', []),
  );
  return {
    ...total,
    data: shown.map(({ uuid, ...job }) => ({ ...job, subject: (uuid === null ? null : subjects.get(uuid)) ?? null })),
  };
}

/** What was done with a failed job: `uuid` of what it is about, of an item with its chain. */
export type ChangedJob = { kind: JobKind; uuid: string | null; error: string; chainId?: number };

/** Changes those that failed, or the one that is named; those that still wait for a try are only begun. */
export async function changeFailed(tx: Queries, { id, what }: JobAction, limit: number): Promise<ChangedJob[]> {
  const isAgain = what === 'again';
  const which = (column: string) => `($1::text is null or ${column} = $1)`;
  const [job, item] = isAgain
    ? [
        `update jobs set dead_at = null, attempts = 0, run_after = now() where holder is null and`,
        `update nfts set metadata_state = 'waiting', metadata_tries = 0, metadata_after = 0,
           metadata_asks = metadata_asks + 1 where`,
      ]
    : [`delete from jobs where dead_at is not null and`, `update nfts set metadata_state = 'discarded' where`];
  // One that is named may be about to be tried; of all, those that are not.
  const jobs = await tx.query<ChangedJob>(
    `${job} id in (select id from jobs where failed_at is not null and ($1::text is not null or dead_at is not null)
       and ${which('id')} order by failed_at desc limit $2 for update)
     returning kind, ${aboutUuid}, coalesce(last_error, '') as error`,
    [id, limit],
  );
  const named = isAgain && id !== null ? `or (${isRetried})` : '';
  const items = await tx.query<ChangedJob>(
    `${item} uuid in (select uuid from nfts where (metadata_state = 'failed' ${named}) and ${which('uuid')}
       order by metadata_read desc limit $2 for update)
     returning 'metadata' as kind, uuid, coalesce(metadata_error, '') as error, chain_id as "chainId"`,
    [id, limit],
  );
  return [...jobs, ...items];
}
