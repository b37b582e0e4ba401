import { nextDropNews, REMINDER_MS } from '../../src/contract/drop-news.ts';
import type { PushSubscriptionBody, PushTarget } from '../../src/contract/push.ts';
import { waitsAfter } from '../core/backoff.ts';
import type { Database, Queries } from '../db/database.ts';
import { laterOfWall } from './networks.ts';
import { isAlive } from './sessions.ts';

export type PushReminder = {
  endpoint: string;
  slug: string;
  /** Set where the browser is told of the end instead of the opening. */
  ofEnd: boolean;
  /** When the drop opens or ends, in seconds. */
  moment: number;
};

/**
 * When there is next something to tell after `now`, in seconds like everything here; null where everything was told.
 */
function dueAfter({ moment, ofEnd }: Pick<PushReminder, 'moment' | 'ofEnd'>, now: number): number | null {
  const next = nextDropNews({ moment: moment * 1_000, ofEnd }, now * 1_000);
  return next === null ? null : next / 1_000;
}

/**
 * Sets the drops that a browser is told of. Those that it follows already stay as they are, for they may be due. What
 * is already true of a new one is told by the app.
 */
export async function saveReminders(
  tx: Queries,
  { endpoint, drops }: Pick<PushSubscriptionBody, 'endpoint' | 'drops'>,
): Promise<void> {
  const wanted = new Map(drops.map(({ slug, ofEnd }) => [slug, ofEnd]));
  const slugs = [...wanted.keys()];
  await tx.query(
    `delete from push_reminders where endpoint = $1 and not slug = any(case when of_end then $3::text[] else $2::text[] end)`,
    [endpoint, slugs.filter((slug) => wanted.get(slug) === false), slugs.filter((slug) => wanted.get(slug) === true)],
  );
  const found = await tx.query<{ slug: string; chainId: number; startTime: number; endTime: number; time: number }>(
    `select d.slug, d.chain_id as "chainId", d.start_time as "startTime", d.end_time as "endTime",
       coalesce(w.cursor_time, 0) as time
     from drops d left join networks w on w.chain_id = d.chain_id where d.slug = any($1::text[])`,
    [slugs],
  );
  for (const { slug, chainId, startTime, endTime, time } of found) {
    const ofEnd = wanted.get(slug) === true;
    const moment = ofEnd ? endTime : startTime;
    const due = dueAfter({ moment, ofEnd }, laterOfWall(time));
    if (due === null) continue;
    await tx.query(
      `insert into push_reminders (endpoint, slug, of_end, chain_id, moment, due) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [endpoint, slug, ofEnd, chainId, moment, due],
    );
  }
}

/** After a drop's times have changed, its reminders follow; for a new moment they are told again. */
export async function moveReminders(
  db: Queries,
  drop: { slug: string; startTime: number; endTime: number },
): Promise<void> {
  const moment = 'case when of_end then $3::bigint else $2::bigint end';
  await db.query(
    `update push_reminders set moment = ${moment}, due = ${moment} - ${REMINDER_MS / 1_000}, tries = 0
     where slug = $1 and moment <> ${moment}`,
    [drop.slug, drop.startTime, drop.endTime],
  );
}

const BACKOFF_SECONDS = 60;

export type DueReminder = PushReminder & PushTarget & { isAlive: boolean };

/**
 * What is due on a chain, longest overdue first, each taken by one node. It becomes due again after a minute, each time
 * twice as late, until it is settled. `now` by the chain's clock, `wall` by ours; both in seconds.
 */
export const takeReminders = (
  database: Database,
  o: { chainId: number; now: number; wall: number; limit: number },
): Promise<DueReminder[]> =>
  database.query<DueReminder>(
    `with taken as (
       update push_reminders set due = $2::bigint + ($5::bigint[])[least(tries + 1, cardinality($5::bigint[]))], tries = tries + 1
       where (endpoint, slug) in (select endpoint, slug from push_reminders
         where chain_id = $1 and due <= $2::bigint
         order by due, endpoint limit $3 for update skip locked)
       returning endpoint, slug, of_end, moment)
     select t.endpoint, t.slug, t.of_end as "ofEnd", t.moment, p.p256dh, p.auth, p.language,
       ${isAlive('p.family', '$4::bigint')} as "isAlive"
     from taken t join push_subscriptions p on p.endpoint = t.endpoint order by t.moment, t.slug`,
    [o.chainId, o.now, o.limit, o.wall, waitsAfter(BACKOFF_SECONDS)],
  );

/**
 * What was due at `now` has been told, or need not be: the reminder waits for its next time, and after the last one it
 * is deleted.
 */
export async function settleReminder(db: Queries, reminder: PushReminder, now: number): Promise<void> {
  const { endpoint, slug, ofEnd, moment } = reminder;
  const due = dueAfter(reminder, now);
  // Not if it has been changed meanwhile.
  const same = 'endpoint = $1 and slug = $2 and of_end = $3 and moment = $4';
  const of = [endpoint, slug, ofEnd, moment];
  if (due === null) await db.query(`delete from push_reminders where ${same}`, of);
  else await db.query(`update push_reminders set due = $5, tries = 0 where ${same}`, [...of, due]);
}
