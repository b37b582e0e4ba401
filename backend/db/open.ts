import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { createReplica } from './replica.ts';
import { withReplicas } from './replicas.ts';

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

type Place = {
  databaseUrl: string | undefined;
  databaseListenUrl?: string | undefined;
  databaseReplicaUrls?: readonly string[];
  stateDir: string;
  /** Told of each read that a replica might have answered. */
  noteRead?: (from: 'primary' | 'replica') => void;
};

/** PostgreSQL when `databaseUrl` is given, else PGlite in `${stateDir}/db`; as it is, of whichever build. */
export async function connectDatabase(o: Place): Promise<Database> {
  if (o.databaseUrl) {
    const { openFollower, openPostgres } = await import('./postgres.ts');
    const primary = await openPostgres(o.databaseUrl, { listenUrl: o.databaseListenUrl });
    const urls = o.databaseReplicaUrls ?? [];
    if (urls.length === 0) return primary;
    return withReplicas(
      primary,
      urls.map((url) => createReplica(openFollower(url))),
      o.noteRead,
    );
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(await makeStoreFolder(o.stateDir));
}

/** The same, migrated and ready. */
export async function openDatabase(o: Place): Promise<Database> {
  const database = await connectDatabase(o);
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
