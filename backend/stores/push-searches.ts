import { salesSearchOf, type PushedSearch } from '../../src/contract/saved-search.ts';
import type { PushSubscriptionBody, PushTarget } from '../../src/contract/push.ts';
import { waitsAfter } from '../core/backoff.ts';
import type { Database, Queries } from '../db/database.ts';
import { findCollection } from './collections.ts';
import { isAlive } from './sessions.ts';

/** The collection and filters that a search's address stands for. */
export const readSearch = (href: string) => salesSearchOf(href, (query) => new URLSearchParams(query));

/**
 * Sets the searches that a browser is told of. Those that it had stay as they are, for something may be due; of a new
 * one only what is listed from now on is told.
 */
export async function saveSearches(
  tx: Queries,
  { endpoint, searches }: Pick<PushSubscriptionBody, 'endpoint' | 'searches'>,
): Promise<void> {
  const known: (PushedSearch & { collection: string })[] = [];
  for (const { href, name } of searches) {
    const search = readSearch(href);
    const collection = search && (await findCollection(tx, search.id));
    if (collection) known.push({ href, name, collection: collection.uuid });
  }
  await tx.query('delete from push_searches where endpoint = $1 and not href = any($2::text[])', [
    endpoint,
    known.map(({ href }) => href),
  ]);
  await tx.query(
    `insert into push_searches (endpoint, key, href, name, collection_uuid)
     select distinct on (r.href) $1, md5(r.href), r.href, r.name, r.collection
     from jsonb_to_recordset($2::jsonb) r(href text, name text, collection text)
     on conflict (endpoint, key) do update set name = excluded.name, collection_uuid = excluded.collection_uuid`,
    [endpoint, JSON.stringify(known)],
  );
}

/** A listing is seen only once its block is stored: so long before the last look it is looked for again. */
const OVERLAP = `interval '1 minute'`;

/**
 * Makes searches due in one collection in which something was listed, `limit` of them at most, first those that were
 * looked at longest ago; those that rest are due after it. Answers false where nothing is to be woken, or another node
 * does it.
 */
export const wakeSearches = (database: Database, limit: number): Promise<boolean> =>
  database.transaction(async (tx) => {
    const [turn] = await tx.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('vitrine_wake_searches')) as mine`,
    );
    if (turn?.mine !== true) return false;
    const listed = await tx.query<{ hash: string; collection: string; listedAt: number }>(
      `select hash, collection_uuid as collection, extract(epoch from listed_at)::float8 as "listedAt"
       from fresh_listings where not woken and collection_uuid = (select collection_uuid from fresh_listings
         where not woken order by listed_at limit 1) order by listed_at limit 1000`,
    );
    const [first] = listed;
    if (first === undefined) return false;
    const woken = await tx.query(
      `update push_searches set wake = true, due = coalesce(due, greatest(rest_until, now()))
       where (endpoint, key) in (select endpoint, key from push_searches where collection_uuid = $1 and not wake
           and looked_at < to_timestamp($3::float8) + ${OVERLAP}
         order by looked_at limit $2 for update) returning 1`,
      [first.collection, limit, Math.max(...listed.map(({ listedAt }) => listedAt))],
    );
    if (woken.length < limit)
      await tx.query(
        `update fresh_listings f set woken = true from jsonb_to_recordset($1::jsonb) r(hash text, "listedAt" float8)
         where f.hash = r.hash and f.collection_uuid = $2 and extract(epoch from f.listed_at)::float8 = r."listedAt"`,
        [JSON.stringify(listed), first.collection],
      );
    return true;
  });

const BACKOFF_SECONDS = 60;

/** `since`: what was listed later is looked at, `takenAt`: when the look began; both in Unix seconds, with fractions. */
export type DueSearch = PushTarget &
  PushedSearch & {
    key: string;
    owner: string;
    collectionUuid: string;
    since: number;
    takenAt: number;
    told: string[];
    isAlive: boolean;
  };

/**
 * Searches that are due, longest overdue first, each taken by one node. It becomes due again after a minute, each time
 * twice as late, until it is settled. `wall` in Unix seconds.
 */
export const takeSearches = (database: Database, o: { wall: number; limit: number }): Promise<DueSearch[]> =>
  database.query<DueSearch>(
    `with taken as (
       update push_searches set wake = false, tries = tries + 1,
         due = now() + ($3::bigint[])[least(tries + 1, cardinality($3::bigint[]))] * interval '1 second'
       where (endpoint, key) in (select endpoint, key from push_searches where due <= now()
         order by due, endpoint, key limit $1 for update skip locked)
       returning *)
     select t.endpoint, t.key, t.href, t.name, t.collection_uuid as "collectionUuid", t.told, p.owner, p.p256dh, p.auth,
       p.language, extract(epoch from greatest(t.saved_at, t.looked_at - ${OVERLAP}))::float8 as since,
       extract(epoch from now())::float8 as "takenAt", ${isAlive('p.family', '$2::bigint')} as "isAlive"
     from taken t join push_subscriptions p on p.endpoint = t.endpoint order by t.endpoint, t.name`,
    [o.limit, o.wall, waitsAfter(BACKOFF_SECONDS)],
  );

/** So many orders are remembered: one that slept and woke is not told again. */
const REMEMBERED = 200;

/** It was looked at, and these orders told; it rests for `seconds`, and is due after that if something came meanwhile. */
export async function settleSearch(
  db: Queries,
  { endpoint, key, takenAt }: Pick<DueSearch, 'endpoint' | 'key' | 'takenAt'>,
  o: { told: readonly string[]; seconds: number },
): Promise<void> {
  await db.query(
    `update push_searches set tries = 0, looked_at = to_timestamp($3::float8),
       told = (told || $4::text[])[greatest(1, cardinality(told) + cardinality($4::text[]) - ${REMEMBERED - 1}) :],
       rest_until = now() + $5::int * interval '1 second',
       due = case when wake then now() + $5::int * interval '1 second' end
     where endpoint = $1 and key = $2`,
    [endpoint, key, takenAt, [...o.told], o.seconds],
  );
}
