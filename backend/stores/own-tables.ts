import type { Queries } from '../db/database.ts';
import { migrations } from '../db/migrations/index.ts';

/** What the migrations make: a database may hold what belongs to somebody else. */
export const OUR_TABLES: readonly string[] = [
  ...new Set(
    migrations.flatMap(({ sql }) =>
      [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g)].map(([, name = '']) => name),
    ),
  ),
];

export async function tablesThere(db: Queries): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = current_schema() and table_name = any($1) order by 1',
    [OUR_TABLES],
  );
  return rows.map(({ name }) => name);
}

/** Empties the store; its tables stay, and what of them is known to be migrated. */
export async function wipe(db: Queries): Promise<void> {
  const tables = (await tablesThere(db)).filter((table) => table !== 'migrations');
  await db.query(`truncate ${tables.join(', ')}`);
}
