import type { Queries } from '../db/database.ts';

/** Undefined when it was never written. */
export async function readSetting(db: Queries, key: string): Promise<string | undefined> {
  const [row] = await db.query<{ value: string }>('select value from settings where key = $1', [key]);
  return row?.value;
}

/** Writes a setting over the one before. */
export async function writeSetting(db: Queries, key: string, value: string): Promise<void> {
  await db.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, value],
  );
}

/** What time it is where the store is, in Unix seconds. */
export async function storeTime(db: Queries): Promise<number> {
  const [row] = await db.query<{ now: number }>('select extract(epoch from clock_timestamp())::bigint as now');
  return row?.now ?? 0;
}

/** Empties the store; its tables stay. */
export async function wipe(db: Queries): Promise<void> {
  await db.query(`truncate settings, networks, blocks, collections, nfts, facets, transfers, sales, balances, orders,
    order_fills, order_cancels, criteria_items, users, session_families, refresh_tokens, sign_in_nonces, fill_permissions, drops, subscribers, push_subscriptions,
    push_reminders, metadata_ranges, operator_decisions, operator_log`);
}
