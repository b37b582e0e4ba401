import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** PostgreSQL when `databaseUrl` is given, else PGlite in `${stateDir}/db`; migrated and ready. */
export async function openDatabase(o: { databaseUrl: string | undefined; stateDir: string }): Promise<Database> {
  let database: Database;
  if (o.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    database = await openPostgres(o.databaseUrl);
  } else {
    const directory = join(o.stateDir, 'db');
    await mkdir(directory, { recursive: true });
    const { openPglite } = await import('./pglite.ts');
    database = await openPglite(directory);
  }
  try {
    await migrate(database);
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
  return database;
}
