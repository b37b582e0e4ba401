import type { PushSubscriptionBody } from '../../src/contract/push.ts';
import { waitsAfter } from '../core/backoff.ts';
import type { Database, Queries } from '../db/database.ts';
import { saveReminders } from './push-reminders.ts';
import { saveSearches } from './push-searches.ts';
import { isAlive } from './sessions.ts';

type PushSubscriptionRow = Omit<PushSubscriptionBody, 'drops' | 'searches'> & {
  owner: string;
  /** The ids of what there was to tell at the last look. */
  told: string[];
  /** Up to when each network was read then, by chain id, in Unix seconds. */
  readTo: Record<string, number>;
  failures: number;
  /** The session that asked for it still lives. */
  isAlive: boolean;
};

export type TakenSubscription = PushSubscriptionRow & { readToNow: PushSubscriptionRow['readTo'] };

/** Browsers of one account; the oldest makes room for another. */
const AT_MOST = 10;
const readToNow = `(select coalesce(jsonb_object_agg(chain_id::text, cursor_time), '{}') from networks)`;

/** Keeps a browser's subscription, of whoever asked last. `told`: what there is to tell already. `now` in seconds. */
export async function savePushSubscription(
  database: Database,
  o: PushSubscriptionBody & { owner: string; family: string; told: readonly string[]; now: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into push_subscriptions
         (endpoint, owner, family, p256dh, auth, unwanted, language, told, created_at, checked_at, read_to)
       values ($1, $2, $3, $4, $5, $6::text[], $7, $8::text[], $9, $9, ${readToNow})
       on conflict (endpoint) do update set owner = excluded.owner, family = excluded.family, p256dh = excluded.p256dh,
         auth = excluded.auth, unwanted = excluded.unwanted, language = excluded.language, failures = 0,
         told = case when push_subscriptions.owner = excluded.owner then push_subscriptions.told else excluded.told end,
         read_to = case when push_subscriptions.owner = excluded.owner then push_subscriptions.read_to else excluded.read_to end`,
      [o.endpoint, o.owner, o.family, o.p256dh, o.auth, o.unwanted, o.language, [...o.told], o.now],
    );
    await saveReminders(tx, o);
    await saveSearches(tx, o);
    await tx.query(
      `delete from push_subscriptions where endpoint in
         (select endpoint from push_subscriptions where owner = $1 order by created_at desc, endpoint offset ${AT_MOST})`,
      [o.owner],
    );
  });
}

/** Forgets one, where it is this account's. */
export async function endPushSubscription(db: Queries, o: { endpoint: string; owner: string }): Promise<void> {
  await db.query('delete from push_subscriptions where endpoint = $1 and owner = $2', [o.endpoint, o.owner]);
}

/**
 * Those that wait longest for a look, each taken by one node. `everySeconds`: how long after the last look; where telling
 * failed, twice as long each time.
 */
export const takePushSubscriptions = (
  database: Database,
  o: { now: number; everySeconds: number; limit: number },
): Promise<TakenSubscription[]> =>
  database.query<TakenSubscription>(
    `update push_subscriptions p set checked_at = $1::bigint
     where endpoint in (select endpoint from push_subscriptions
       where checked_at <= $1::bigint - ($2::bigint[])[least(failures + 1, cardinality($2::bigint[]))]
       order by checked_at limit $3 for update skip locked)
     returning p.endpoint, p.owner, p.p256dh, p.auth, p.unwanted, p.language, p.told, p.failures,
       p.read_to as "readTo", ${readToNow} as "readToNow",
       ${isAlive('p.family', '$1::bigint')} as "isAlive"`,
    [o.now, waitsAfter(o.everySeconds), o.limit],
  );

/** What was told, or that telling failed once more. */
export async function notePush(
  db: Queries,
  o: { endpoint: string; told: readonly string[]; readTo: PushSubscriptionRow['readTo']; failures: number },
): Promise<void> {
  await db.query(
    'update push_subscriptions set told = $2::text[], failures = $3, read_to = $4::jsonb where endpoint = $1',
    [o.endpoint, [...o.told], o.failures, JSON.stringify(o.readTo)],
  );
}

/** Its browser or its session is gone. */
export async function dropPushSubscription(db: Queries, endpoint: string): Promise<void> {
  await db.query('delete from push_subscriptions where endpoint = $1', [endpoint]);
}
