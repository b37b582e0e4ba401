import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/**
 * The folder of PGlite's files, which is for its user alone whatever holds it: the engine gives most of its
 * files mode 0666, and asks no umask.
 */
export async function makeStoreFolder(stateDir: string): Promise<string> {
  const directory = join(stateDir, 'db');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700);
  return directory;
}

/** PostgreSQL when `databaseUrl` is given, else PGlite in `${stateDir}/db`; migrated and ready. */
export async function openDatabase(o: { databaseUrl: string | undefined; stateDir: string }): Promise<Database> {
  let database: Database;
  if (o.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    database = await openPostgres(o.databaseUrl);
  } else {
    const { openPglite } = await import('./pglite.ts');
    database = await openPglite(await makeStoreFolder(o.stateDir));
  }
  try {
    await migrate(database);
    // PGlite has no vacuum daemon that would keep the statistics by which queries are planned.
    if (database.engine === 'pglite') await database.script('analyze');
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
  return database;
}
